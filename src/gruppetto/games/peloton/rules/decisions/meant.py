"""What somebody means who presses a thing that leads nowhere: a hex far away, a die, another rider."""

from collections.abc import Sequence

from gruppetto.engine.refusal import Refusal
from gruppetto.games.peloton.box.edition import CARDS, DICE
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.decisions.cards import PLAYS
from gruppetto.games.peloton.rules.decisions.placing import put, to_place
from gruppetto.games.peloton.rules.decisions.sharing import find_gifts, gift
from gruppetto.games.peloton.rules.decisions.speed import THROWS
from gruppetto.games.peloton.rules.naming import forbidden, not_given
from gruppetto.games.peloton.rules.position import CONSENT_PHASE, PLACE_PHASE, SHARE_PHASE, PelotonOpen
from gruppetto.games.peloton.rules.view import PelotonView


def meant(view: PelotonView, picks: Sequence[str]) -> Move | Refusal | None:
    table = view.open
    kind, _, name = picks[-1].partition(":")
    if kind == "cell":
        return _to_hex(table, picks)
    if table.phase is CONSENT_PHASE:
        return not_given(table)
    if kind == "die":
        return THROWS[DICE.index(name)]
    if kind == "card":
        return PLAYS[CARDS.index(name)]
    if kind != "rider":
        return None
    if table.phase is PLACE_PHASE:
        return forbidden(table, "PEL-1.5" if table.stage_index else "PEL-1.3")
    return forbidden(table, "PEL-19.2" if table.phase is SHARE_PHASE else "PEL-0.18")


def _to_hex(table: PelotonOpen, picks: Sequence[str]) -> Move | Refusal | None:
    """With the rider who is picked, else the one in turn; of hexes that share a cell the next one ahead."""
    bibs = [int(pick[6:]) for pick in picks if pick.startswith("rider:")]
    start = table.hexes[table.rider] if table.phase is not PLACE_PHASE else -1
    here = [place for place, cell in enumerate(table.leg.cells) if cell == picks[-1]]
    ahead = [place for place in here if place > start]
    if not here:
        return None
    place = ahead[0] if ahead else here[-1]
    if table.phase is PLACE_PHASE:
        return put(table, bibs[0] if bibs else table.race.bibs[to_place(table)[0]], place)
    if table.phase is SHARE_PHASE:
        return gift(table, bibs[0], place) if bibs else _not_beside(table, here)
    return not_given(table) if table.phase is CONSENT_PHASE else table.ways.moves[place]


def _not_beside(table: PelotonOpen, here: list[int]) -> Refusal | None:
    """Where nobody can be given steps to; a hex where somebody can waits for its rider."""
    places = {table.leg.address[place] for place in here}
    return None if any(given.hex in places for given in find_gifts(table)) else forbidden(table, "PEL-19.4")
