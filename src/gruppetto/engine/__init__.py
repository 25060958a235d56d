"""What a game is: the contract, chance, the record of a match, refusals, events. Standard library only."""
