"""The decisions of the game, one module each: what is offered, why not, what it does, how it is asked and picked."""
