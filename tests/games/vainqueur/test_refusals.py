"""The specification's table of refusals: the first rule that matches, with the figures its sentence needs."""

import pytest

from gruppetto.engine.event import Params
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import A, B, race, setup_for, start

STRICT = {"discard": "only_if_stuck"}

CASES: list[tuple[str, VainqueurState, int, str, str, Params]] = [
    ("out of turn", race(), B, "discard km20", "VAI-15.2", {"who": "player:0"}),
    ("out of turn in the prologue", start(3), B, "roll", "VAI-11.1", {"who": "player:0"}),
    ("a card in the prologue", start(3), A, "ride km20", "VAI-11.1", {"who": "player:0"}),
    ("a card in a time trial", race(2), A, "ride km20", "VAI-14.2", {}),
    ("the die on the road", race(1), A, "roll", "VAI-3.6", {}),
    ("not in hand", race(), A, "ride km60", "VAI-8.6", {"card": "card:km60"}),
    ("not in hand before blocked", race(blocked={A: "fall"}), A, "ride km60", "VAI-8.6", {"card": "card:km60"}),
    ("blocked", race(hand="km20", blocked={A: "fall"}), A, "ride km20", "VAI-5.4", {"card": "card:fall"}),
    ("blocked first", race(6, hand="km60", blocked={A: "fall"}), A, "ride km60", "VAI-5.4", {"card": "card:fall"}),
    ("mountain", race(6, hand="km40"), A, "ride km40", "VAI-13.2", {"card": "card:km40", "km": 40}),
    ("oneself", race(hand="fall"), A, "attack fall 0", "VAI-5.2", {"card": "card:fall"}),
    ("oneself, blocked", race(hand="fall", blocked={A: "fall"}), A, "attack fall 0", "VAI-5.2", {"card": "card:fall"}),
    (
        "a blocked rival",
        race(hand="fall", blocked={B: "hunger"}),
        A,
        "attack fall 1",
        "VAI-5.5",
        {"who": "player:1", "card": "card:hunger"},
    ),
    ("nothing to counter", race(hand="feed"), A, "counter feed", "VAI-6.6", {"card": "card:feed"}),
    (
        "no match",
        race(hand="feed", blocked={A: "fall"}),
        A,
        "counter feed",
        "VAI-6.5",
        {"card": "card:feed", "handicap": "card:fall"},
    ),
    ("climber on the flat", race(1, hand="climber"), A, "climb", "VAI-7.6", {}),
    ("second climber", race(6, hand="climber", climbers=[A]), A, "climb", "VAI-7.9", {}),
    ("sprint in the mountains", race(6, hand="sprinter"), A, "sprint", "VAI-13.1", {}),
    (
        "outside the zone first",
        race(1, at=[140, 0, 0, 0], hand="sprinter", blocked={A: "fall"}),
        A,
        "sprint",
        "VAI-12.3",
        {"at": 140, "from": 200},
    ),
    (
        "sprint while blocked",
        race(1, at=[200, 0, 0, 0], hand="sprinter", blocked={A: "fall"}),
        A,
        "sprint",
        "VAI-7.4",
        {"card": "card:fall"},
    ),
    ("not stuck", race(hand="km20", options=STRICT), A, "discard km20", "VAI-16.1", {"card": "card:km20"}),
]


@pytest.mark.rule("VAI-15.2", "VAI-11.1", "VAI-14.2", "VAI-3.6", "VAI-8.6", "VAI-5.4", "VAI-13.2", "VAI-5.2")
@pytest.mark.rule("VAI-5.5", "VAI-6.6", "VAI-6.5", "VAI-7.6", "VAI-7.9", "VAI-13.1", "VAI-12.3", "VAI-7.4", "VAI-16.1")
@pytest.mark.parametrize(
    ("state", "seat", "move", "by", "figures"), [pytest.param(*case[1:], id=case[0]) for case in CASES]
)
def test_refused(state: VainqueurState, seat: int, move: str, by: str, figures: Params) -> None:
    refusal = state.refusal(seat, GAME.parse(move, setup_for(4)))
    assert refusal is not None
    assert (refusal.rule, refusal.params) == (by, figures)
