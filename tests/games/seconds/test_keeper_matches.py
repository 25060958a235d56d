"""Tours that the engine rode, entered at a real table: the same standings, in whatever order they were corrected."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.engine.fact import Fact
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.ledger import Finish, StageResult
from gruppetto.games.seconds.rules.state import SecondsState
from tests.companion.corrections import blunder, put_right
from tests.companion.scorer import standings_of
from tests.games.seconds.table import any_luck, setup_for
from tests.games.seconds.test_keeper import RIDERS, bonus, column, named, tour


def played(seats: int, stages: str, seed: int, **options: str) -> SecondsState:
    """A tour by random play, to its end."""
    luck = any_luck(seed)
    state = GAME.start(setup_for(seats, stages, options), luck)
    while state.to_decide >= 0:
        actions = state.actions()
        state.play(actions[luck.die(len(actions)) - 1], luck)
    return state


def facts_of(ledger: Sequence[StageResult]) -> list[Fact]:
    facts: list[Fact] = []
    for stage, result in enumerate(ledger, 1):
        if result.trial:
            counts = {f"rider:{number}": {"count": count} for number, count in enumerate(result.counts)}
            data = {"stage": stage, "counts": counts, "left": result.spare_turns}
            facts.append(Fact(f"t{stage}", "counts", data))
            continue
        for after in sorted({finish.after for finish in result.finishes}):
            facts.append(_came_home(stage, after, result.finishes))
        for number, won in enumerate(zip(result.bonus_seconds, result.bonus_points, strict=True)):
            if any(won):
                facts.append(bonus(f"b{stage}-{number}", RIDERS[number], *won, stage=stage))
    return facts


def _came_home(stage: int, after: int, finishes: Sequence[Finish]) -> Fact:
    rows = {
        f"rider:{number}": {"past": finish.past, "tie": finish.tie}
        for number, finish in enumerate(finishes)
        if finish.after == after
    }
    return Fact(f"f{stage}-{after}", "finish", {"stage": stage, "after": after, "riders": rows})


GRAND = ["flat-95", "mountain-84", "ttt-170:ttt"]


@pytest.mark.rule("SEC-18.5")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_finished_match_entered_fact_by_fact_gives_the_standings_of_the_engine(seats: int, seed: int) -> None:
    state = played(seats, "grand", seed)
    table, final = state.standings(), state.final()
    assert table is not None
    assert final is not None

    page = tour(*facts_of(state.ledger), seats=seats, stages=GRAND).page

    for stage, result in enumerate(state.ledger[:2], 1):
        places = {RIDERS[number]: place for number, place in enumerate(result.places)}
        lines = next(found for found in page.tables if (found.id, found.stage) == ("stage", stage)).lines
        assert {named(line.who): line.rank for line in lines} == places
    assert column(page, "riders") == {RIDERS[number]: f"{table.rider_times[number]}″" for number in table.riders}
    assert column(page, "teams") == {"ABCD"[seat]: f"{table.team_times[seat]}″" for seat in table.teams}
    assert column(page, "points") == {"ABCD"[seat]: str(table.points[seat]) for seat in table.by_points}
    assert list(column(page, "final").items()) == [("ABCD"[seat], str(final.totals[seat])) for seat in final.order]


@pytest.mark.rule("SEC-18.2", "SEC-18.5")
@pytest.mark.parametrize(
    ("stages", "options"),
    [
        (["flat-95:ttt", "mountain-84"], {"ttt_time": "finish"}),
        (["flat-95:ttt", "flat-95:ttt"], {"ttt_time": "finish", "yellow_after_trial": "counts"}),
        (["flat-95"], {"single_stage_yellow": "stage_time"}),
    ],
)
def test_options_give_the_standings_of_the_engine_too(stages: list[str], options: dict[str, str]) -> None:
    state = played(3, "+".join(stages), 4, **options)
    table, final = state.standings(), state.final()
    assert table is not None
    assert final is not None

    page = tour(*facts_of(state.ledger), seats=3, stages=stages, **options).page

    riders = column(page, "riders")
    assert list(riders.items()) == [(RIDERS[number], f"{table.rider_times[number]}″") for number in table.riders]
    assert list(column(page, "final").items()) == [("ABCD"[seat], str(final.totals[seat])) for seat in final.order]


def mistaken(fact: Fact) -> Mapping[str, Any]:
    """The same entry with another figure in it."""
    if fact.kind == "finish":
        rows = {name: {**row, "past": 9 - index % 9} for index, (name, row) in enumerate(fact.data["riders"].items())}
        return {**fact.data, "riders": rows}
    if fact.kind == "bonus":
        return {**fact.data, "points": 9}
    return {**fact.data, "counts": {name: {"count": 90} for name in fact.data["counts"]}}


LEDGERS = [played(2, "flat-95+ttt-170:ttt", seed).ledger for seed in (1, 2)]


@pytest.mark.rule("SEC-18.7")
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_order_of_corrections_gives_the_standings_of_entering_it_right_at_once(data: st.DataObject) -> None:
    right = facts_of(data.draw(st.sampled_from(LEDGERS), label="match"))
    stages = ["flat-95", "ttt-170:ttt"]

    wrong = blunder(tour(stages=stages), right, mistaken, data)

    assert standings_of(put_right(wrong, right).page) == standings_of(tour(*right, stages=stages).page)
