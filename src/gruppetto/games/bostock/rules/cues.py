"""How much events weigh here, and what stands on the stage while they have it (`engine/cue.py`)."""

from typing import Final

from gruppetto.engine.cue import GREAT, MOMENT, NEWS, Cue, Spotlight, Tone
from gruppetto.engine.explained import jersey_id
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RiskCard
from gruppetto.games.bostock.rules.course import Course
from gruppetto.games.bostock.rules.naming import risk_text

_YELLOW: Final = Spotlight(Text("bostock-mark-yellow"), "jersey-yellow", explain=jersey_id("yellow"))

_GREEN: Final = Spotlight(Text("bostock-moment-green"), "mark-green-line", explain="sign:green")

GREEN_LINE: Final = Cue(weight=MOMENT, spotlight=_GREEN)
LAST_KILOMETRE: Final = Cue(weight=MOMENT, spotlight=Spotlight(Text("bostock-moment-last"), "mark-finish"))
FIRST_HOME: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("bostock-moment-winner"), "podium"))
TRIAL_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("bostock-moment-trial"), "stopwatch"))
NEW_YELLOW: Final = Cue(weight=MOMENT, spotlight=_YELLOW)
YELLOW_KEPT: Final = Cue(weight=NEWS, spotlight=_YELLOW)
TOUR_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("bostock-moment-tour"), "podium"))
STUCK: Final = Cue(weight=NEWS, spotlight=Spotlight(Text("bostock-moment-stuck"), "pic-level_crossing", "harm"))
LAID_OFF: Final = Cue(weight=NEWS, spotlight=Spotlight(Text("bostock-moment-laid-off"), "pic-commissaires", "harm"))

LOST: Final = Cue(weight=NEWS, spotlight=Spotlight(Text("bostock-moment-lost"), "mark-crash", "harm"))


def risk_card(course: Course, card: RiskCard) -> Cue:
    """The card in full: everybody reads it (BOS-8.5)."""
    name, text = Text("bostock-card-title", {"title": card.title}), risk_text(course, card)
    tone: Tone = "harm" if card.red else "help"
    return Cue(weight=MOMENT, spotlight=Spotlight(name, f"pic-{card.picture}", tone, card.frame, text, card.pick))


def turned(turns: int) -> Cue:
    """A rider who sits out, under the card that did it."""
    return Cue(note=Text("bostock-note-turned", {"turns": turns}))
