"""How a race went: how far everybody was behind after each stage, in every game."""

import pytest

from gruppetto.companion.progress import Progress, progress_of
from gruppetto.companion.sheet import Sheet
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import Fact
from gruppetto.games import find_game
from tests.companion.scorer import CAP, FIRST, PROLOGUE, SECOND, edit, plan_for, sheet_of
from tests.games.peloton import test_keeper_matches as peloton
from tests.games.seconds import test_keeper_matches as seconds

THIRD = Fact("s3", "order", {"stage": 3, "order": [["player:2"], ["player:0"], ["player:1"]]})


def cap_sheet(*facts: Fact) -> Sheet:
    keeper = CAP.keeper()
    assert keeper is not None
    tour = next(tour for tour in keeper.plan_form().editions[0].tours if tour.id == "short")
    return sheet_of(CAP, plan_for(CAP, 3, tour.stages), [PROLOGUE, *facts])


def behind(progress: Progress) -> dict[str, list[int | None]]:
    return {line.who: line.behind for line in progress.lines}


def test_it_tells_who_was_how_far_behind_after_each_stage() -> None:
    (general,) = progress_of(cap_sheet(FIRST, SECOND))

    assert (general.id, general.timed, general.stages) == ("general", False, [1, 2])
    assert behind(general) == {"player:1": [30, 0], "player:0": [0, 0], "player:2": [50, 70]}


def test_one_stage_is_no_course_yet() -> None:
    assert progress_of(cap_sheet(FIRST)) == []
    assert progress_of(cap_sheet()) == []


def test_a_correction_of_an_early_stage_changes_what_came_after() -> None:
    sheet = cap_sheet(FIRST, SECOND)
    mended = sheet.take(edit("change", fact="s1", kind="order", data={"stage": 1, "order": THIRD.data["order"]}))

    assert behind(progress_of(mended)[0]) != behind(progress_of(sheet)[0])


def test_a_stage_that_waits_for_another_is_left_out() -> None:
    waiting = cap_sheet(FIRST, SECOND, THIRD).take(edit("strike", fact="s2"))

    assert progress_of(waiting) == []


def told(game: AnyGame, stages: tuple[str, ...], facts: list[Fact], **options: str) -> list[Progress]:
    return progress_of(sheet_of(game, plan_for(game, 2, stages, **options), facts))


def test_times_are_told_in_seconds() -> None:
    state = peloton.played(2, 1)
    found = told(find_game("peloton"), peloton.STAGES, peloton.facts_of(state), race="stage_race", team_size="3")

    individual = found[0]
    assert (individual.id, individual.timed, individual.stages) == ("individual", True, [1, 2])
    times = state.race.standings(state.ledger).times
    best, second = (line.who for line in individual.lines[:2])
    numbers = {f"rider:{bib}": rider for rider, bib in enumerate(state.race.bibs)}
    assert behind(individual)[second][-1] == times[numbers[second]] - times[numbers[best]]


@pytest.mark.parametrize("table", ["riders", "teams", "points"])
def test_seconds_and_points_have_a_course_of_their_own(table: str) -> None:
    state = seconds.played(2, "grand", 1)
    stages = ("flat-95", "mountain-84", "ttt-170:ttt")
    found = {one.id: one for one in told(find_game("seconds"), stages, seconds.facts_of(state.ledger))}

    assert found[table].stages == [1, 2, 3]
    assert found[table].timed == (table != "points")
    assert found[table].lines[0].behind[-1] == 0
