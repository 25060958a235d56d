"""Throwing a die: chance is asked once, for one of its six faces (PEL-5)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.peloton.box.edition import FACES
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.position import PelotonPosition


def roll(state: PelotonPosition, die: int, chance: Chance, tell: Tell | None) -> int:
    """What the die of the rider in turn shows: a number, a symbol or a fall, as the edition writes faces."""
    face = chance.die(FACES) - 1
    state.die = die
    state.face = face
    if tell is not None:
        telling.threw(state, state.rider, die, face, tell)
    return state.race.edition.dice[die][face]
