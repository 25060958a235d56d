"""Le Tour de France with seconds cards: two to four teams of three, lanes, slipstream, crashes."""

from gruppetto.games.seconds.game import Seconds

GAME = Seconds()
