"""Gruppetto: classic cycling board games, playable in the browser, on the command line and in bulk."""

__version__ = "0.1.0"
