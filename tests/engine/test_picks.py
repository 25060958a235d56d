"""Asks: every legal action with its path, every vain attempt with the rule that forbids it, for one seat only."""

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.picks import WhyNot, ask
from gruppetto.engine.scene import Text
from tests.toy import GAME

POSITION = """
game = "tiny"
edition = "box"
options = { finish = "exact" }
seats = 2
turn = 0
places = [8, 0]
hands = [{ km1 = 1, km3 = 1, push = 1 }, { km1 = 3 }]
used = {}
"""


def test_legal_actions_are_offered_with_their_picks() -> None:
    asked = ask(GAME, GAME.position(POSITION), 0)

    assert asked is not None
    assert [(offer.do, offer.picks, offer.side) for offer in asked.offers] == [
        ("play km1", ("card:km1",), False),
        ("drop km1", ("card:km1", "pile:used"), True),
        ("drop km3", ("card:km3", "pile:used"), True),
        ("drop push", ("card:push", "pile:used"), True),
    ]


def test_vain_attempts_say_which_rule_forbids_them() -> None:
    asked = ask(GAME, GAME.position(POSITION), 0)

    assert asked is not None
    assert asked.refused == [
        WhyNot(("card:km3",), Text("tiny-do-play", {"card": "card:km3"}), "TIN-3.3", {"left": 2}),
        WhyNot(
            ("card:push", "player:0"), Text("tiny-do-push", {"target": "player:0"}), "TIN-3.6", {"target": "player:0"}
        ),
        WhyNot(
            ("card:push", "player:1"), Text("tiny-do-push", {"target": "player:1"}), "TIN-3.6", {"target": "player:1"}
        ),
    ]


def test_only_the_seat_to_decide_is_asked() -> None:
    state = GAME.position(POSITION)

    assert ask(GAME, state, 1) is None
    assert ask(GAME, state, SPECTATOR) is None


def test_when_the_match_is_over_nobody_is_asked_not_even_a_spectator() -> None:
    over = GAME.position(
        POSITION.replace("turn = 0", "turn = -1").replace("[8, 0]", "[10, 0]").replace("push = 1", "push = 0")
    )

    assert [ask(GAME, over, seat) for seat in (0, 1, SPECTATOR)] == [None, None, None]
