"""How much events weigh here, and what stands on the stage while they have it (`engine/cue.py`)."""

from typing import Final

from gruppetto.engine.cue import GREAT, MOMENT, NEWS, Cue, Spotlight, Tone
from gruppetto.engine.explained import BARRED, jersey_id
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import ChanceCard, chance_name

_SPRINT: Final = Spotlight(Text("seconds-moment-sprint"), "mark-sprint", explain="sign:sprint")
_YELLOW: Final = Spotlight(Text("seconds-mark-yellow"), "jersey-yellow", explain=jersey_id("yellow"))
_CRASH: Final = Spotlight(Text("seconds-moment-crash"), "crash", "harm", explain=BARRED)

SPRINT_WON: Final = Cue(weight=MOMENT, spotlight=_SPRINT)
SPRINT_PLACED: Final = Cue(weight=NEWS, spotlight=_SPRINT)
CRASHED: Final = Cue(weight=MOMENT, spotlight=_CRASH)
FELL: Final = Cue(note=Text("seconds-note-fell"))
LAST_KILOMETRE: Final = Cue(weight=MOMENT, spotlight=Spotlight(Text("seconds-moment-last"), "mark-finish"))
STAGE_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("seconds-moment-winner"), "podium"))
NEW_YELLOW: Final = Cue(weight=MOMENT, spotlight=_YELLOW)
YELLOW_KEPT: Final = Cue(weight=NEWS, spotlight=_YELLOW)
TOUR_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("seconds-moment-tour"), "podium"))


def chance_card(card: ChanceCard) -> Cue:
    """The card in full, as it is turned over for everybody."""
    name, text = Text("seconds-card-title", {"title": card.title}), Text("seconds-card-text", {"text": card.text})
    tone: Tone = "harm" if card.harmful else "help"
    return Cue(weight=MOMENT, spotlight=Spotlight(name, f"pic-{card.picture}", tone, "chance", text, chance_name(card)))
