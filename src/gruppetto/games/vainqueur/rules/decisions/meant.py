"""What somebody means who presses a thing that leads nowhere: a cell of the road, a rider, a pile."""

from collections.abc import Sequence

from gruppetto.engine.event import Params
from gruppetto.engine.refusal import Refusal
from gruppetto.games.vainqueur.box.cards import KILOMETRES, NAMES, NO_CARD
from gruppetto.games.vainqueur.rules.actions import RIDES, Play
from gruppetto.games.vainqueur.rules.naming import player
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TT_TURN
from gruppetto.games.vainqueur.rules.view import VainqueurView


def meant(view: VainqueurView, picks: Sequence[str]) -> Play | Refusal | None:
    table = view.open
    if table.phase is PROLOGUE:
        return Refusal("VAI-11.1", {"who": player(table.to_decide)})
    if table.phase is TT_TURN:
        return Refusal("VAI-14.3")
    if table.phase is not ROAD_TURN:
        return None
    kind, _, name = picks[-1].partition(":")
    card = picks[0] if len(picks) > 1 else ""
    if kind == "cell":
        return _not_there(view, card, int(name))
    if card and kind in ("player", "rider"):
        return Refusal("VAI-8.7", {"card": card, "way": "ride"})
    return Refusal("VAI-8.5") if kind == "pile" and not card else None


def _not_there(view: VainqueurView, card: str, cell: int) -> Play | Refusal:
    """A card is ridden in full (VAI-4.1, 4.3): behind him, where he stands, too far, or between what his cards give."""
    at, length = view.open.positions[view.seat], view.open.leg.length
    kilometres = view.open.course.kilometres
    if card and card not in [NAMES[kind] for kind in KILOMETRES]:
        return Refusal("VAI-8.7", {"card": card, "way": "lay"})
    held = [kind for kind in KILOMETRES if NAMES[kind] == card or (not card and view.hand[kind])]
    if cell <= at or not held:
        why = "here" if cell == at else "behind" if cell < at else "none"
        return Refusal("VAI-4.1", {"why": why, "at": at})
    handicap = view.open.handicaps[view.seat]
    if handicap != NO_CARD:
        return Refusal("VAI-5.4", {"card": NAMES[handicap]})
    leads = [kind for kind in held if min(at + kilometres[kind], length) == cell]
    if leads:
        return RIDES[leads[0]]
    most = max(held, key=kilometres.__getitem__)
    to = min(at + kilometres[most], length)
    why = "card" if card else "far" if cell > to else "between"
    about: Params = {"why": why, "card": NAMES[most], "km": kilometres[most], "to": to}
    return Refusal("VAI-4.1", about)
