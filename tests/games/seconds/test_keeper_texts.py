"""Everything the score keeper shows or refuses has its words in all languages."""

import pytest

from gruppetto.engine.event import Param
from gruppetto.engine.fact import Fact
from gruppetto.games.seconds import GAME
from tests.companion.scorer import edit
from tests.games.catalogues import LANGUAGES, catalogues, refusal_key, texts_in
from tests.games.seconds.test_keeper import EXAMPLE_54, LOWEST, home, rider, rounds, tour

TEXTS = catalogues(GAME)
SPRINT = Fact("s", "sprint", {"stage": 1, "sprint": "S1", "riders": [rider("A1")]})
POSITIONS = Fact(
    "p", "positions", {"stage": 1, "riders": {rider("A2"): {"number": 13, "lane": 2}, rider("A3"): {"number": 9}}}
)
WHOLE = Fact(
    "w",
    "result",
    {
        "stage": 1,
        "riders": {rider(name): {"past": past} for past, name in enumerate(("A1", "A2", "A3", "B1", "B2", "B3"))},
    },
)
COUNTS = Fact("c", "counts", {"stage": 1, "counts": {f"rider:{number}": {"count": 90 + number} for number in range(6)}})
LEFT = [
    Fact("c1", "counts", {**COUNTS.data, "left": 1}),
    Fact("c2", "counts", {**COUNTS.data, "stage": 2, "left": 3}),
]
SHEETS = [
    tour(),
    tour(stages=["ttt-170:ttt", "flat-95"]),
    tour(*rounds(9), home("j0", 0, A1=4), SPRINT, POSITIONS, *rounds(3, 9)),
    tour(*EXAMPLE_54, LOWEST, stages=["flat-95", "ttt-170:ttt"]),
    tour(WHOLE, stages=["flat-95", "flat-95"]),
    tour(COUNTS, stages=["ttt-170:ttt", "flat-95"]),
    tour(WHOLE, LOWEST, stages=["flat-95", "ttt-170:ttt"]).take(edit("strike", fact="w")),
    tour(*rounds(4), stages=["flat-95"], refill_finished=True),
    tour(*LEFT, stages=["ttt-170:ttt", "flat-95:ttt"], ttt_time="finish", yellow_after_trial="counts"),
]  # fmt: skip
FAULTS: list[tuple[str, list[str]]] = [
    ("SEC-18.7", ["missing", "past", "tie", "first", "bonus", "twice", "nobody", "nothing"]),
    ("SEC-18.4", ["road", "told", "sum", "left", "count"]),
    ("SEC-18.3", [""]),
    ("SEC-17.5", [""]),
    ("SEC-17.11", ["level", "yellow"]),
    ("SEC-9.1", ["told", "places"]),
    ("SEC-9.5", [""]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(len(SHEETS)))
def test_everything_on_a_page_can_be_said(language: str, place: int) -> None:
    for text in texts_in(SHEETS[place].page):
        assert TEXTS.said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "fault"), [(rule, fault) for rule, faults in FAULTS for fault in faults])
def test_what_is_refused_can_be_said(language: str, rule: str, fault: str) -> None:
    args: dict[str, Param] = {"who": "rider:0", "whos": ["rider:0"], "stage": "stage:1", "sprint": {"en": "Top"}}
    args["most"] = 3
    assert TEXTS.said(language, refusal_key(GAME, rule), {**args, "fault": fault})
