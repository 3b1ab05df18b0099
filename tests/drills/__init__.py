"""Drills: what must hold when things go wrong. Short forms run in ./test, full forms by ./test drills."""
