"""Stages are told by name and by their number in this tour, in every game, whichever of them are ridden."""

from typing import Any

import pytest

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.engine.scene import Result
from gruppetto.games import find_game
from gruppetto.testing.playing import by_appraisal, ride
from tests.games.catalogues import texts_in

TOURS: list[tuple[str, dict[str, object], int]] = [
    ("vainqueur", {"tour": "short"}, 6),
    ("seconds", {"stages": "ttt-170:ttt+flat-95"}, 2),
    ("bostock", {"stages": "2+4+5"}, 3),
    ("peloton", {"race": "stage_race", "stages": "carcassonne-foix+paris"}, 2),
]
"""None of them is ridden from the first stage of the box on without a gap."""


@pytest.fixture(scope="module")
def tours() -> dict[str, Match]:
    """Whole tours, ridden once."""
    games = ((find_game(name), options) for name, options, _ in TOURS)
    return {game.id: ride(game, game.setup(2, options), 3, by_appraisal).match for game, options in games}


def told(match: Match) -> Narrator:
    names = match.game.stage_names(match.setup)
    return Narrator(match.game, "en", [seat.name for seat in match.seats], SPECTATOR, names)


def stages_in(thing: Any) -> set[str]:
    return {str(text.args["stage"]) for text in texts_in(thing) if str(text.args.get("stage", "")).startswith("stage:")}


@pytest.mark.parametrize(("game", "of"), [(game, of) for game, _, of in TOURS])
def test_no_event_names_a_stage_that_this_tour_does_not_have(tours: dict[str, Match], game: str, of: int) -> None:
    params = [event.params or {} for event in _events(tours[game])]
    named = [str(each["stage"]) for each in params if "stage" in each]

    assert list(dict.fromkeys(named)) == [f"stage:{order}" for order in range(1, of + 1)]


@pytest.mark.parametrize(("game", "of"), [(game, of) for game, _, of in TOURS])
def test_the_start_of_a_stage_tells_number_and_name(tours: dict[str, Match], game: str, of: int) -> None:
    match = tours[game]
    said = [str(told(match).event(event)) for event in _events(match) if event.kind == "stage_started"]

    assert len(said) == of
    for order, (sentence, name) in enumerate(zip(said, match.game.stage_names(match.setup), strict=True), 1):
        assert sentence.startswith(f"Stage {order} of {of}, {name['en']}")


@pytest.mark.parametrize(("game", "of"), [(game, of) for game, _, of in TOURS])
def test_result_and_heading_count_in_this_tour(tours: dict[str, Match], game: str, of: int) -> None:
    match = tours[game]
    scene = match.game.picture(match.state.view(SPECTATOR))
    result = scene.result

    assert isinstance(result, Result)
    assert (result.stage.order, result.stage.of, scene.stage.order) == (of, of, of)
    assert stages_in(result) <= {f"stage:{order}" for order in range(1, of + 1)}


def test_a_race_of_one_stage_does_not_count_it() -> None:
    game = find_game("seconds")
    match = Match(game, game.setup(2, {"stages": "flat"}), (SeatName("Ilse"), SeatName("Ad")), bytes(32))

    assert str(told(match).event(match.happened[0][0])) == "Polder and Dykes is under way."


def _events(match: Match) -> list[Event]:
    return [event for events in match.happened for event in events]
