"""A set-up is compiled once, whoever asks, and a pickled one is the same again where it arrives."""

import pickle

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from tests.toy import GAME
from tests.toy.state import Box, read_box

COMPILED: list[int] = []


class Road(Compiled[Box]):
    read_edition = staticmethod(read_box)

    def __init__(
        self, edition: Box, options: dict[str, Choice], seats: int, teams: tuple[str, ...], rules: str = ""
    ) -> None:
        super().__init__(edition, options, seats, teams, rules)
        self.cells = edition.length * seats
        COMPILED.append(seats)


class Lane(Road):
    """Another game's, made of the same edition."""


def test_equal_set_ups_are_compiled_once() -> None:
    first = Road.of(GAME.setup(2))
    COMPILED.clear()

    assert Road.of(GAME.setup(2)) is first
    assert COMPILED == []


def test_other_seats_and_options_are_compiled_apart() -> None:
    two, three, exact = Road.of(GAME.setup(2)), Road.of(GAME.setup(3)), Road.of(GAME.setup(2, {"finish": "exact"}))

    assert [two.cells, three.cells] == [20, 30]
    assert [two.options["finish"], exact.options["finish"]] == ["over", "exact"]


def test_games_do_not_get_each_others() -> None:
    assert type(Lane.of(GAME.setup(2))) is Lane
    assert type(Road.of(GAME.setup(2))) is Road


def test_a_pickled_one_is_found_again() -> None:
    road = Road.of(GAME.setup(3))

    assert pickle.loads(pickle.dumps(road)) is road


def test_an_edition_of_ones_own_has_its_own() -> None:
    document = GAME.editions()[0].document
    own = read_box(Document.parse(document.text.replace("length = 10", "length = 7"), "own.toml"))

    assert Road.of(GAME.setup(2, edition=own)).cells == 14
