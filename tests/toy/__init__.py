"""Tiny: a complete game of five kinds of card, the worked example of docs/adding-a-game.md."""

from tests.toy.game import Tiny

GAME = Tiny()
