"""The road books of all games: what can be ticked can be ridden, and the estimates rest on what was measured."""

from collections.abc import Mapping
from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.option import Choice
from gruppetto.engine.roadbook import JOINT, Roadbook
from gruppetto.games import all_games
from gruppetto.lab.simulate import Plan, simulate

GAMES = all_games()
BOOKS = {name: book for name, game in GAMES.items() if (book := game.roadbook(game.editions()[0])) is not None}
ENOUGH = 500
"""Decisions that are looked at: short stages are ridden more often, since luck counts for more on them."""
MEASURED_WITHIN = 0.25
SEATS = 4


def chosen(book: Roadbook, stages: tuple[str, ...], choice: str = "") -> dict[str, Any]:
    return {book.option: choice or JOINT.join(stages), **(book.alone if len(stages) == 1 else book.several)}


def measured(game: str, options: Mapping[str, Choice], seats: int) -> float:
    """Decisions of a seat, on average."""
    matches = max(2, round(ENOUGH / BOOKS[game].stages[0].decisions))
    plan = Plan(game, seats, ("greedy",), matches, seed=1, options=tuple(options.items()))
    return simulate(plan).decisions.mean / seats


@pytest.mark.parametrize("game", BOOKS)
def test_every_preset_can_be_ridden_and_is_what_its_name_means(game: str) -> None:
    book = BOOKS[game]

    def names(stages: tuple[str, ...], choice: str) -> list[dict[str, str]]:
        return GAMES[game].stage_names(GAMES[game].setup(SEATS, chosen(book, stages, choice)))

    offered = {stage.id: stage.name for stage in book.stages}
    for preset in book.presets:
        expected = [offered[stage] for stage in preset.stages]
        assert names(preset.stages, "") == names(preset.stages, preset.choice) == expected


@pytest.mark.parametrize("game", BOOKS)
def test_the_default_is_a_preset_or_one_of_the_stages(game: str) -> None:
    book = BOOKS[game]
    default = next(option.default for option in GAMES[game].options if option.name == book.option)

    assert default in {*(preset.choice for preset in book.presets), *(stage.id for stage in book.stages)}


@pytest.mark.parametrize("game", [game for game, book in BOOKS.items() if book.free])
def test_stages_can_be_ridden_in_any_order_and_twice(game: str) -> None:
    book = BOOKS[game]
    stages = tuple(stage.id for stage in reversed(book.stages))

    assert GAMES[game].setup(2, chosen(book, (*stages, stages[0])))


@pytest.mark.parametrize(
    ("game", "place"), [(game, place) for game, book in BOOKS.items() for place in range(len(book.stages))]
)
def test_a_stage_takes_as_many_decisions_as_was_measured(game: str, place: int) -> None:
    book = BOOKS[game]
    stage = book.stages[place]

    assert measured(game, chosen(book, (stage.id,)), SEATS) == pytest.approx(stage.decisions, rel=MEASURED_WITHIN)


FACTORS = [
    (game, option, choice)
    for game, book in BOOKS.items()
    for option, choices in book.pace.factors.items()
    for choice in choices
]


@pytest.mark.parametrize(("game", "option", "choice"), FACTORS)
def test_an_option_makes_a_stage_longer_as_was_measured(game: str, option: str, choice: str) -> None:
    book = BOOKS[game]
    plain = measured(game, {}, 2)

    factor = book.pace.factors[option][choice]
    assert measured(game, {option: choice}, 2) / plain == pytest.approx(factor, rel=MEASURED_WITHIN)


@pytest.mark.parametrize("game", BOOKS)
def test_a_quick_race_is_one_stage_of_about_ten_minutes(game: str) -> None:
    quick, pace = GAMES[game].quick, BOOKS[game].pace
    wanted: dict[str, Any] = dict(quick.options)

    assert len(GAMES[game].stage_names(GAMES[game].setup(quick.seats, wanted))) == 1
    seconds = measured(game, wanted, quick.seats) * (pace.person + (quick.seats - 1) * pace.bot)
    assert 7 <= seconds / 60 <= 15


@pytest.mark.parametrize("game", BOOKS)
def test_the_whole_tour_is_all_stages_of_the_book(game: str) -> None:
    assert ridden(GAMES[game], dict(GAMES[game].whole)) == len(BOOKS[game].stages)


def ridden(game: AnyGame, options: dict[str, Any]) -> int:
    return len(game.stage_names(game.setup(2, options)))
