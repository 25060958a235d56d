"""The score keeper beside the real board: an editable list of facts, fed to the games' own scoring."""
