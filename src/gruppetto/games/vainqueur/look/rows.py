"""What the standings and the podium share: seats and their colours, rows of a table, the name of a stage."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gruppetto.engine.explained import jersey_id
from gruppetto.engine.ranking import Parting, Ranking, gained, tie
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Mark, Row, Stage, Text, Tie
from gruppetto.games.vainqueur.box.edition import StageData
from gruppetto.games.vainqueur.rules.ledger import CapAward
from gruppetto.games.vainqueur.rules.position import TOUR_END, VainqueurOpen
from gruppetto.games.vainqueur.rules.scoring import award_ranking, level_on_points

CAP_MARK: Final = Mark("cap-yellow", Text("vainqueur-mark-cap"), worn="yellow", explain=jersey_id("yellow"))


def row(
    table: VainqueurOpen,
    seat: int,
    rank: int,
    value: str,
    *,
    detail: Text | None = None,
    gain: int = 0,
    marks: Sequence[Mark] = (),
    level: Tie | None = None,
) -> Row:
    team = table.course.seating[seat]
    return Row(rank, seat, team.team, team.bib, value, detail, gained(gain), list(marks), level)


def seat_tie(found: Parting | None) -> Tie | None:
    """What separates two players, in words."""
    return tie(found, "vainqueur", lambda seat: (f"player:{seat}", 0))


def points_tie(table: VainqueurOpen, seat: int, order: Sequence[int]) -> Tie | None:
    """What separates a player from one with as many points, once there are any."""
    if not table.ledger:
        return None
    history = tuple(result.places for result in table.ledger)
    over, by_cap = table.phase is TOUR_END, table.course.cap_breaks_ties
    awarded = _awarded(tuple(table.totals), history, tuple(table.caps), over, by_cap)
    return seat_tie(level_on_points(seat, order, table.totals, awarded))


@lru_cache(maxsize=256)
def _awarded(
    totals: tuple[int, ...], history: tuple[tuple[int, ...], ...], caps: tuple[CapAward, ...], over: bool, by_cap: bool
) -> Ranking:
    """Every row of every picture of a stage asks for it, and it is another one only after the stage."""
    return award_ranking(totals, history, caps, over=over, cap_breaks_ties=by_cap)


def ranks(table: VainqueurOpen) -> Sequence[int]:
    """By points, equal ones sharing a rank; after the tour as VAI-10.11 settles them."""
    final = table.final()
    if final is not None:
        return final.ranks
    return [1 + sum(other > own for other in table.totals) for own in table.totals]


def tour_of(table: VainqueurOpen) -> tuple[object, ...]:
    """What is known of stages before they are ridden rests on this."""
    return (table.course,)


@remembered(tour_of)
def stage_of(table: VainqueurOpen, index: int) -> Stage:
    leg = table.course.legs[index]
    return Stage(
        order=index + 1,
        of=len(table.course.legs),
        name=leg.data.name,
        kind=stage_kind(leg.data),
        length=stage_length(leg.data),
    )


def stage_kind(stage: StageData) -> Text:
    return Text(f"vainqueur-stage-{stage.type}")


def stage_length(stage: StageData) -> Text:
    return Text("vainqueur-stage-length", {"km": stage.length})
