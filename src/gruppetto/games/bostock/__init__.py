"""Tour de France with race and Risk cards: two to four teams of three, five stages, two jerseys."""

from gruppetto.games.bostock.game import Bostock

GAME = Bostock()
