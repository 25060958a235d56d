"""The end of a stage shows the sum that decides the tour; the end of the tour tells how it came to that."""

from typing import Any

import pytest

from gruppetto.engine.chance import SeededChance
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Result
from gruppetto.games import all_games

TOURS: dict[str, dict[str, Any]] = {
    "vainqueur": {"tour": "1+6"},
    "seconds": {"stages": "classic"},
    "bostock": {"stages": "1+5"},
    "peloton": {"race": "stage_race", "stages": "paris+alpe-dhuez", "team_size": "3"},
}
DECIDES = {
    "vainqueur": "vainqueur-table-classification",
    "seconds": "seconds-table-sum",
    "bostock": "bostock-table-sum",
    "peloton": "peloton-table-individual",
}


def results(game: str, options: dict[str, Any]) -> list[Result]:
    """What is shown at the end of every stage of a tour ridden by bots."""
    known, chance = all_games()[game], SeededChance(bytes(32))
    state, shown = known.start(known.setup(2, options), chance), list[Result]()
    while state.to_decide >= 0:
        view: Any = state.view(state.to_decide)
        looks = known.appraise(view)
        state.play(view.actions[looks.index(max(looks))], chance)
        result = known.picture(state.view(SPECTATOR)).result
        if result and (not shown or result.stage.order != shown[-1].stage.order):
            shown.append(result)
    return shown


@pytest.mark.parametrize("game", TOURS)
def test_a_tour_is_told_stage_by_stage_and_every_stage_shows_what_decides(game: str) -> None:
    first, last = results(game, TOURS[game])

    assert DECIDES[game] in [table.name.key for table in first.tables]
    assert first.story is None
    assert last.final
    assert last.story is not None
    told = last.story.rows
    winner = last.tables[1 if game == "vainqueur" else 0].rows[0]
    assert (told[0].seat, told[0].total) == (winner.seat, winner.value)
    assert told[0].behind[-1] == 0
    assert all(0 in column for column in zip(*(row.behind for row in told), strict=True))
    if game != "peloton":  # where times are told, and only of the first
        assert [sum(map(int, row.gains)) for row in told] == [int(row.total) for row in told]


def test_a_single_stage_has_no_story() -> None:
    [only] = results("vainqueur", {"tour": "1"})

    assert only.final
    assert only.story is None
