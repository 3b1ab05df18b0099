"""Whole visits in a real browser, against a real server."""
