"""Illustrated pages: a game told in pictures, drawn from positions of its own.

`illustrated.toml` in a game's folder says which positions and things are shown, in which order (`plan.py`); the game
itself makes the pictures (`drawing.py`); and where a picture claims what the rules allow, they are asked (`claims.py`).
What is said beside the pictures stands in the catalogues, by key.
"""
