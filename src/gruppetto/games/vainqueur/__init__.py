"""Le Vainqueur du Tour: two to six riders, 103 cards, twelve stages."""

from gruppetto.games.vainqueur.game import Vainqueur

GAME = Vainqueur()
