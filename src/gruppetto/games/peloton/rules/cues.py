"""How much events weigh here, and what stands on the stage while they have it (`engine/cue.py`)."""

from typing import Final

from gruppetto.engine.cue import GREAT, MOMENT, NEWS, Cue, Spotlight
from gruppetto.engine.explained import jersey_id
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import CARDS
from gruppetto.games.peloton.rules.naming import CARD_LOOKS, card_name

_ATTACK: Final = Spotlight(Text("peloton-shows-attack"), "attack", explain="mark:attack")
_CRASH: Final = Spotlight(Text("peloton-shows-crash"), "die-red-CRASH", "harm", explain="mark:crash")
_BIG_CRASH: Final = Spotlight(Text("peloton-shows-big_crash"), "die-red-BIG", "harm", explain="mark:big-crash")
_BOXED_IN: Final = Spotlight(Text("peloton-moment-boxed"), "mark-crash", "harm", explain="mark:stuck")
_BRAKED: Final = Spotlight(Text("peloton-moment-braked"), "die-white-1", explain="mark:braked")
_CHASE: Final = Spotlight(Text("peloton-moment-chase"), "pic-breakaway", explain="mark:breakaway")

CRASHED: Final = Cue(weight=MOMENT, spotlight=_CRASH)
BIG_CRASH: Final = Cue(
    weight=GREAT,
    spotlight=_BIG_CRASH,
    note=Text("peloton-note-out"),
)
BROUGHT_DOWN: Final = Cue(note=Text("peloton-note-down"))
BOXED_IN: Final = Cue(weight=NEWS, spotlight=_BOXED_IN)
BRAKED: Final = Cue(weight=NEWS, spotlight=_BRAKED)
ATTACKED: Final = Cue(attack=True, weight=MOMENT, spotlight=_ATTACK)
CAUGHT: Final = Cue(weight=MOMENT, spotlight=_CHASE)
LAST_KILOMETRE: Final = Cue(weight=MOMENT, spotlight=Spotlight(Text("peloton-moment-last"), "mark-finish"))
STAGE_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("peloton-moment-winner"), "podium"))
RACE_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("peloton-moment-tour"), "podium"))

_LINES: Final = {
    "sprint": Spotlight(Text("peloton-moment-sprint"), "mark-sprint", explain="sign:sprint"),
    "summit": Spotlight(Text("peloton-moment-summit"), "mark-summit", explain="sign:summit"),
}


def line(kind: str, place: int, points: int) -> Cue:
    """Somebody is among the first at a sprint or a summit; the first has the stage."""
    return Cue(scores=points > 0, weight=MOMENT if place == 1 else NEWS, spotlight=_LINES[kind])


def jersey(card: int, new: bool) -> Cue:
    """Who wears it now, and whether he wore it before."""
    colour = CARDS[card]
    spotlight = Spotlight(Text(f"peloton-jersey-{colour}"), f"jersey-{colour}", explain=jersey_id(colour))
    return Cue(weight=MOMENT if new else NEWS, spotlight=spotlight)


def played(card: int) -> Cue:
    """A jersey's card, once in a stage."""
    name, text = Text(f"peloton-card-{CARDS[card]}"), Text(f"peloton-card-{CARDS[card]}-help")
    picture, frame = CARD_LOOKS[card]
    return Cue(weight=MOMENT, spotlight=Spotlight(name, f"pic-{picture}", "help", frame, text, card_name(card)))
