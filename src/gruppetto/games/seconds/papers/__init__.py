"""Positions as text documents: writing them, reading them back, and whether they can occur."""
