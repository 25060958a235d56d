"""Whole matches in which no seat may learn what is hidden, where a game keeps secrets of its own."""

import pytest

from gruppetto.games.bostock import GAME as BOSTOCK
from gruppetto.games.seconds import GAME as SECONDS
from gruppetto.testing import no_leaks
from tests.conformance.played import reveals
from tests.games.bostock.table import setup_for as bostock_setup
from tests.games.seconds.table import setup_for as seconds_setup

pytestmark = pytest.mark.bulk


@pytest.mark.rule("SEC-10.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_learns_what_he_may_not_know_on_crowded_roads(seats: int) -> None:
    """Two lanes, with a fall in almost every round, then a time trial."""
    setup = seconds_setup(seats, "t2+t3:ttt")

    compared = no_leaks(SECONDS, setup, seed=seats, looks=6, reveals=reveals(SECONDS))

    assert compared.worlds > 10
    assert compared.steps > 10


@pytest.mark.rule("BOS-14.6", "BOS-4.1")
@pytest.mark.parametrize(("seats", "stages"), [(2, "4"), (3, "4"), (4, "4"), (3, "1"), (4, "2")])
def test_nobody_learns_which_cards_lie_face_down(seats: int, stages: str) -> None:
    setup, looks = bostock_setup(seats, {"stages": stages}), 10 if stages == "4" else 4

    compared = no_leaks(BOSTOCK, setup, seed=seats, looks=looks, reveals=reveals(BOSTOCK))

    assert compared.worlds > 5
