"""Everything the score keeper shows or refuses has its words in all languages."""

import pytest

from gruppetto.engine.event import Param
from gruppetto.engine.fact import Fact
from gruppetto.games.bostock import GAME
from tests.companion.scorer import edit
from tests.games.bostock.test_keeper import (
    FIRST,
    ROAD_3,
    by_colour,
    by_rider,
    cards,
    complete,
    facts_of,
    played,
    team,
    tour,
)
from tests.games.bostock.test_keeper_table import PAIR, trial, with_second
from tests.games.catalogues import LANGUAGES, catalogues, refusal_key, texts_in

TEXTS = catalogues(GAME)
DEALER = Fact("d", "dealer", {"who": team("orange")})
SHEETS = [
    tour(),
    tour(DEALER, FIRST),
    tour(DEALER, by_colour(1, "blue red red white blue orange red", "white"), complete(2, "red", "blue")),
    tour(FIRST, complete(2, "red"), by_rider(3, "red-1 red-2 red-3", "red-1 white-2")),
    tour(FIRST, complete(2, "red"), ROAD_3).take(edit("strike", fact="s2")),
    tour(cards(1, red=9, blue=8, orange=8), seats=3, stages=["4", "5"]),
    tour(cards(1, red=9, blue=8, orange=8), cards(1, "ride_off", "o", blue=9, orange=8), seats=3, stages=["4", "5"]),
    tour(*facts_of(played(3, 2).results), seats=3),
    tour(cards(1, red=8, blue=9), seats=2, stages=["4"]),
    with_second(tour(FIRST, trial("blue", first="red red blue", second="white"), **PAIR)),
]
FAULTS = [
    ("BOS-2.3", [""]),
    ("BOS-14.12", [""]),
    ("BOS-16.1", ["kind", "told", "green", "yellow", "second"]),
    ("BOS-16.2", ["twice", "incomplete", "too_many", "after"]),
    ("BOS-16.3", ["incomplete", "first"]),
    ("BOS-16.4", ["missing", "cards", "number"]),
    ("BOS-16.7", [""]),
    ("BOS-16.8", [""]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(len(SHEETS)))
def test_everything_on_a_page_can_be_said(language: str, place: int) -> None:
    for text in texts_in(SHEETS[place].page):
        assert TEXTS.said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "fault"), [(rule, fault) for rule, faults in FAULTS for fault in faults])
def test_what_is_refused_can_be_said(language: str, rule: str, fault: str) -> None:
    args: dict[str, Param] = {"who": "player:0", "whos": ["player:0"], "stage": "stage:1", "tied": True}
    assert TEXTS.said(language, refusal_key(GAME, rule), {**args, "fault": fault})
