"""The box: its edition as data, its cards, options and stages; texts, rulebook and poster lie beside."""
