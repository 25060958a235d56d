"""The end of a stage and of the tour: podium, stage result, classification, and who wears the cap and why."""

from itertools import accumulate

from gruppetto.engine.event import Params
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Arrival, Award, Result, Row, StandingsTable, Story, Text
from gruppetto.engine.story import told
from gruppetto.games.vainqueur.look.board import board_id
from gruppetto.games.vainqueur.look.rows import CAP_MARK, points_tie, ranks, row, seat_tie, stage_of
from gruppetto.games.vainqueur.rules.course import Leg
from gruppetto.games.vainqueur.rules.ledger import FinalResult, StageResult
from gruppetto.games.vainqueur.rules.position import TOUR_END, VainqueurOpen
from gruppetto.games.vainqueur.rules.scoring import stage_ranking

_STEPS = 3
"""Places with a step on the podium; the riders who share a place share its step (VAI-9.5)."""


def _ended_with(table: VainqueurOpen) -> tuple[object, ...]:
    """What the result of the last stage rests on."""
    return (table.course, table.ledger, table.caps, table.phase is TOUR_END)


@remembered(_ended_with)
def last_result(table: VainqueurOpen) -> Result | None:
    """The last stage that ended, if any; after the last stage the end of the tour."""
    if not table.ledger:
        return None
    final = table.final()
    if final is not None:
        return _tour_result(table, final)
    stage = table.ledger[-1]
    winner = f"player:{stage.winner}"
    return Result(
        stage=stage_of(table, len(table.ledger) - 1),
        headline=Text("vainqueur-result-stage", {"who": winner}),
        summary=Text(f"vainqueur-result-{stage.how}", {"who": winner}),
        podium=_on_podium(_stage_rows(table, stage)),
        tables=[_stage_table(table, stage), _classification(table)],
        awards=[_cap_award(table)],
        board=board_id(_ended(table).number),
        arrivals=_arrivals(table, stage),
    )


def _tour_result(table: VainqueurOpen, final: FinalResult) -> Result:
    stage = table.ledger[-1]
    classification = _classification(table)
    winners = [f"player:{seat}" for seat in final.winners]
    best = final.winners[0]
    wins = sum(result.winner in final.winners for result in table.ledger)
    args: Params = {"points": table.totals[best], "count": wins}
    if len(winners) == 1:
        headline = Text("vainqueur-result-tour", {"who": winners[0]})
    else:
        headline = Text("vainqueur-result-tour-joint", {"whos": winners})
    return Result(
        stage=stage_of(table, len(table.ledger) - 1),
        headline=headline,
        summary=Text("vainqueur-result-tour-summary", args),
        podium=_on_podium(classification.rows),
        tables=[_stage_table(table, stage), classification],
        awards=[_tour_award(final, winners)],
        final=True,
        board=board_id(_ended(table).number),
        arrivals=_arrivals(table, stage),
        story=_story(table, classification),
    )


def _story(table: VainqueurOpen, classification: StandingsTable) -> Story | None:
    """The points of every stage (VAI-9)."""
    sums = [list(accumulate(stage.points[row.seat] for stage in table.ledger)) for row in classification.rows]
    return told(Text("vainqueur-table-classification"), classification.rows, sums)


def _ended(table: VainqueurOpen) -> Leg:
    """The stage that ended last."""
    return table.course.legs[len(table.ledger) - 1]


def _arrivals(table: VainqueurOpen, stage: StageResult) -> list[Arrival]:
    length = _ended(table).length
    return [
        Arrival(f"rider:{seat}", f"cell:{position}", round(position / length, 4))
        for seat, position in enumerate(stage.positions)
    ]


def _on_podium(rows: list[Row]) -> list[Row]:
    return [found for found in rows if found.rank <= _STEPS]


def _stage_rows(table: VainqueurOpen, stage: StageResult) -> list[Row]:
    """Best placed first; those level with each other in seat order."""
    trial = _ended(table).trial
    ranking = stage_ranking(stage.places, stage.positions)
    return [
        row(
            table,
            seat,
            stage.places[seat],
            str(stage.positions[seat]) if trial else f"{stage.positions[seat]} km",
            gain=stage.points[seat],
            marks=[CAP_MARK] if seat == _next_wearer(table) else [],
            level=seat_tie(ranking.parting(seat)),
        )
        for seat in ranking.order
    ]


def _stage_table(table: VainqueurOpen, stage: StageResult) -> StandingsTable:
    note = Text("vainqueur-table-stage-note", {"stage": f"stage:{len(table.ledger)}"})
    return StandingsTable(Text("vainqueur-table-stage"), note, _stage_rows(table, stage), "mark-finish")


def _classification(table: VainqueurOpen) -> StandingsTable:
    """By points with what this stage brought; the final one by the ranks of VAI-10.11."""
    gains = table.ledger[-1].points
    ranked = ranks(table)
    wearer = _next_wearer(table)
    seats = sorted(range(len(ranked)), key=lambda seat: (ranked[seat], seat != wearer, seat))
    rows = [
        row(
            table,
            seat,
            ranked[seat],
            str(table.totals[seat]),
            gain=gains[seat],
            marks=[CAP_MARK] if seat == wearer else [],
            level=points_tie(table, seat, seats),
        )
        for seat in seats
    ]
    note = Text("vainqueur-table-after", {"stage": len(table.ledger), "of": len(table.course.legs)})
    if table.phase is TOUR_END:
        note = Text("vainqueur-table-final")
    return StandingsTable(Text("vainqueur-table-classification"), note, rows, "cap-yellow")


def _next_wearer(table: VainqueurOpen) -> int:
    """Who has the cap once this stage is written up: no new award is made after the last one (VAI-10.10)."""
    return table.caps[-1].seat


def _cap_award(table: VainqueurOpen) -> Award:
    award = table.caps[-1]
    kept = award.seat == table.caps[-2].seat
    args: Params = {"who": f"player:{award.seat}", "kept": "yes" if kept else "no"}
    return Award(Text(_award_key(award.rule), args), award.seat, award.rule, "cap-yellow")


def _tour_award(final: FinalResult, winners: list[str]) -> Award:
    if len(winners) > 1:
        return Award(Text("vainqueur-award-joint", {"whos": winners}), final.winners[0], final.rule, "jersey-yellow")
    return Award(Text(_award_key(final.rule), {"who": winners[0]}), final.winners[0], final.rule, "jersey-yellow")


def _award_key(rule: str) -> str:
    return f"vainqueur-award-{rule.replace('.', '-')}"
