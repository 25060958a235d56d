"""The notation of actions."""

import pickle

import pytest

from gruppetto.engine.refusal import NotationError
from gruppetto.games.peloton.rules.actions import Move, parse


@pytest.mark.parametrize(
    "text",
    [
        "place 17 P1:3.-2",
        "adopt",
        "throw polka",
        "card green",
        "attack solo",
        "attack group",
        "catch",
        "decline",
        "move C1#2:3.7",
        "move R17:5.0",
        "stop",
        "share 36 FIN:1.7",
        "keep",
        "agree",
        "refuse",
    ],
)
def test_notation_reads_back(text: str) -> None:
    action = parse(text)

    assert str(action) == text
    assert pickle.loads(pickle.dumps(action)) == action
    assert hash(parse(text)) == hash(action)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fly", "an action begins with one of place, adopt, throw"),
        ("throw blue", "write 'throw' and a die: yellow, polka, green, white, red"),
        ("card red", "write 'card' and its colour"),
        ("attack", "write 'attack solo' or 'attack group'"),
        ("move 3.7", "write 'move' and the hex to ride to"),
        ("move T1:3.-0", "row 0 has no sign"),
        ("place 37 T1:3.0", "write 'place', a rider's number and a hex of the corridor"),
        ("share T1:3.0", "write 'share', a rider's number and the hex he is to reach"),
        ("keep 3", "write 'keep' alone"),
    ],
)
def test_what_is_no_action_gets_one_clear_sentence(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        parse(text)


def test_actions_are_sorted_by_verb_rider_and_hex_from_the_rear() -> None:
    texts = ["adopt", "move T1:3.2", "move T1:1.10", "share 2 T1:1.0", "share 11 T1:1.0", "keep"]

    assert [str(action) for action in sorted(map(parse, reversed(texts)))] == texts
    assert repr(parse("keep")) == "Move('keep')"
    assert parse("keep") != "keep"
    assert isinstance(parse("keep"), Move)
