"""A house without a server: the same rooms and the same answers, in the tab of a browser."""
