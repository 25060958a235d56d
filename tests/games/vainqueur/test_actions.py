"""Actions: a notation that reads back, one order, one object each."""

import pickle

import pytest

from gruppetto.engine.refusal import NotationError
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.actions import EVERY_PLAY
from tests.games.vainqueur.table import race, setup_for


def test_every_action_reads_back_as_itself() -> None:
    assert all(GAME.parse(str(play), setup_for(6)) is play for play in EVERY_PLAY)


def test_an_action_sent_to_another_process_stays_the_same_one() -> None:
    assert all(pickle.loads(pickle.dumps(play)) is play for play in EVERY_PLAY)


def test_there_are_as_many_actions_as_the_cards_allow() -> None:
    rolls, rides, attacks, counters, climbs, sprints, discards = 1, 3, 4 * 6, 4, 1, 1, 13
    assert len(set(EVERY_PLAY)) == rolls + rides + attacks + counters + climbs + sprints + discards


def test_the_legal_actions_are_sorted_by_verb_card_and_target() -> None:
    actions = [str(play) for play in race(hand="km20 km60 fall hunger", seats=3).actions()]
    assert actions == [
        "ride km20",
        "ride km60",
        "attack fall 1",
        "attack fall 2",
        "attack hunger 1",
        "attack hunger 2",
        "discard km20",
        "discard km60",
        "discard fall",
        "discard hunger",
        "discard gear_change",
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "an action begins with one of"),
        ("jump", "an action begins with one of"),
        ("ride km80", "there is no card 'km80'"),
        ("ride fall", "'ride' and a kilometre card"),
        ("counter km20", "'counter' and a counter card"),
        ("attack fall", "a handicap card and a seat"),
        ("attack fall 4", "there is no seat '4' at this table"),
        ("attack fall x", "there is no seat 'x' at this table"),
        ("attack km20 1", "'km20' is no handicap card"),
        ("discard", "'discard' and a card"),
        ("sprint km20", "'sprint' alone"),
    ],
)
def test_what_is_no_action_is_refused_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        GAME.parse(text, setup_for(4))
