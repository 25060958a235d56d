"""The score keeper beside the real board: facts in, a page out, by the game's own scoring."""
