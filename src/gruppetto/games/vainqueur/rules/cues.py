"""How much events weigh here, and what stands on the stage while they have it (`engine/cue.py`)."""

from typing import Final

from gruppetto.engine.cue import GREAT, MOMENT, NEWS, Cue, Spotlight, Tone
from gruppetto.engine.edition import Words
from gruppetto.engine.explained import cell_kind_id, jersey_id
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.cards import CARD_IDS, COUNTERS, HANDICAPS, NAMES, SPRINTER
from gruppetto.games.vainqueur.rules.naming import MISSES

_CAP: Final = Spotlight(Text("vainqueur-mark-cap"), "cap-yellow", explain=jersey_id("yellow"))
_ZONE: Final = Spotlight(Text("vainqueur-moment-zone"), "mark-sprint", explain=cell_kind_id("sprint"))
_MISSED: Final = Spotlight(Text("vainqueur-moment-missed"), "stopwatch", "harm", explain=MISSES)

NEW_CAP: Final = Cue(weight=MOMENT, spotlight=_CAP)
CAP_KEPT: Final = Cue(weight=NEWS, spotlight=_CAP)
STAGE_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("vainqueur-moment-winner"), "podium"))
TOUR_WON: Final = Cue(weight=GREAT, spotlight=Spotlight(Text("vainqueur-moment-tour"), "cap-yellow"))
SPRINT_ZONE: Final = Cue(weight=MOMENT, spotlight=_ZONE)
LAST_CLIMB: Final = Cue(weight=MOMENT, spotlight=Spotlight(Text("vainqueur-moment-last"), "mark-finish"))
MISSED: Final = Cue(weight=NEWS, spotlight=_MISSED)


def _card(kind: int, frame: str) -> Spotlight:
    """A card in full, with what it does."""
    card = CARD_IDS[kind]
    tone: Tone = "harm" if kind in HANDICAPS else "help"
    help_ = Text(f"vainqueur-card-{card}-help")
    return Spotlight(Text(f"vainqueur-card-{card}"), f"pic-{card}", tone, frame, help_, NAMES[kind])


HANDICAP_LAID: Final = {kind: Cue(attack=True, weight=NEWS, spotlight=_card(kind, "handicap")) for kind in HANDICAPS}
COUNTERED: Final = {kind: Cue(weight=NEWS, spotlight=_card(kind, "counter")) for kind in COUNTERS}
SPRINTED: Final = Cue(weight=MOMENT, spotlight=_card(SPRINTER, "sprinter"))


def read_out(thing: str, cell: int, words: Words, harms: bool) -> Cue:
    """What is printed on a cell of the track."""
    name, text = Text("vainqueur-moment-text", {"text": words}), Text("vainqueur-moment-cell", {"cell": cell})
    tone: Tone = "harm" if harms else "help"
    return Cue(weight=MOMENT, spotlight=Spotlight(name, "pic-chance", tone, "chance", text, thing))
