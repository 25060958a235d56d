"""The hex race: up to six teams of three to six riders, five dice, groups with a pace of their own, jerseys."""

from gruppetto.games.peloton.game import Peloton

GAME = Peloton()
