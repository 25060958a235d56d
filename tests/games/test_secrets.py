"""What a seat's own part says of itself: whether a curtain must fall before it, round one screen."""

from typing import Any

import pytest

from gruppetto.engine.chance import SeededChance
from gruppetto.games import all_games
from tests.games.vainqueur.table import race


def first_view(game: str) -> Any:
    known = all_games()[game]
    return known.start(known.setup(2), SeededChance(bytes(32))).view(0)


@pytest.mark.parametrize(
    ("game", "secret"), [("vainqueur", False), ("seconds", True), ("bostock", True), ("peloton", False)]
)
def test_what_lies_open_at_the_start_needs_no_curtain(game: str, secret: bool) -> None:
    """The prologue's die and the riders at the start are there for everybody; cards that were dealt are not."""
    assert all_games()[game].own(first_view(game)).secret is secret


def test_kilometre_cards_are_hidden_once_they_are_dealt() -> None:
    assert all_games()["vainqueur"].own(race(hand="km20").view(0)).secret
