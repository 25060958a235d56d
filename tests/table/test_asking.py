"""Offers as they are sent: each tells only what differs from the one before."""

import msgspec
import pytest

from gruppetto.engine.picks import Ask, Offer, ask
from gruppetto.engine.scene import Text
from gruppetto.games import all_games
from gruppetto.table.asking import sent
from gruppetto.testing.playing import ride
from tests.table.screen import Message, whole_offers

RIDE = Text("tiny-do-ride", {"card": "card:km1", "cell": "cell:1"})
FAR = Text("tiny-do-ride", {"card": "card:km1", "cell": "cell:2"})
PUSH = Text("tiny-do-push", {"target": "player:1"})


def travelled(*offers: Offer) -> list[Message]:
    asked = sent(Ask(0, Text("tiny-ask"), offers, ()))
    assert asked is not None
    told: list[Message] = msgspec.json.decode(msgspec.json.encode(asked))["offers"]
    return told


def test_the_first_offer_is_told_but_for_what_is_usual() -> None:
    (only,) = travelled(Offer("ride 1", ("card:km1", "cell:1"), RIDE, None, False))
    assert only == {"do": "ride 1", "picks": ["card:km1", "cell:1"], "label": {"key": RIDE.key, "args": RIDE.args}}


def test_the_same_sentence_tells_the_values_that_differ() -> None:
    near = Offer("ride 1", ("card:km1", "cell:1"), RIDE, PUSH, False)
    _, far = travelled(near, Offer("ride 2", ("card:km1", "cell:2"), FAR, PUSH, False))
    assert far == {"do": "ride 2", "picks": ["card:km1", "cell:2"], "label": {"args": {"cell": "cell:2"}}}


def test_another_sentence_is_told_whole_and_one_that_is_missing_as_null() -> None:
    ridden = Offer("ride 1", ("card:km1",), RIDE, RIDE, True, ("mark-crash",))
    _, push = travelled(ridden, Offer("push 1", ("card:km1",), PUSH, None, False))
    label = {"key": PUSH.key, "args": PUSH.args}
    assert push == {"do": "push 1", "label": label, "hint": None, "side": False, "signs": []}


def test_who_is_asked_nothing_is_sent_nothing() -> None:
    assert sent(None) is None


@pytest.mark.parametrize("game", all_games())
def test_what_was_sent_makes_the_offers_again(game: str) -> None:
    played = all_games()[game]
    for state in ride(played, played.setup(2), seed=2).states[:-1:7]:
        asked = ask(played, state, state.to_decide)
        assert asked is not None
        assert whole_offers(travelled(*asked.offers)) == msgspec.json.decode(msgspec.json.encode(asked.offers))
