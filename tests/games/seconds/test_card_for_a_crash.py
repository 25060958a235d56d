"""When the card for a crash is handed in: in the skipped turn, or at once (SEC-10.12, option `fall_card`, D-23)."""

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import AnyGame, PositionError
from gruppetto.engine.event import Event
from gruppetto.engine.explained import by_id
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.state import SecondsState
from gruppetto.testing import codes, conform, no_leaks
from gruppetto.testing.playing import Decide, Uniform
from tests.games.catalogues import catalogues
from tests.games.seconds.invariants import INVARIANTS, reveals
from tests.games.seconds.table import NAMES, A, B, any_luck, kinds, play, race, refused, setup_for, start, trial

AT_ONCE = {"fall_card": "at_once"}
CRASH = {"A1": "10.1", "B1": "13.1", "B2": "13.2", "C1": "9.1"}
"""A1 can ride no card of 5 or more without a crash with B1 and B2."""
HAND = [5, 9, 11, 14]
"""In the last round but one of a deal; of three cards it would be the last."""


def asked(state: SecondsState) -> tuple[str, str]:
    """The phase and the rider asked about."""
    return state.phase.name, NAMES[state.rider]


def hand_in_until(state: SecondsState, rider: str) -> None:
    """The cards for those before him in the line."""
    while asked(state) != ("SKIP", rider):
        play(state, str(state.actions()[0]))


@pytest.mark.rule("SEC-10.12")
@pytest.mark.parametrize(
    ("when", "then"), [("skipped_turn", ("PLAY", "C1")), ("at_once", ("SKIP", "B1"))], ids=["default", "at once"]
)
def test_after_a_crash_the_next_rides_or_the_cards_are_handed_in(when: str, then: tuple[str, str]) -> None:
    state = race("t2", CRASH, hand=HAND, options={"fall_card": when})
    play(state, "crash 5")
    assert asked(state) == then


@pytest.mark.rule("SEC-10.12", "SEC-10.10")
def test_at_once_the_owners_hand_in_in_the_order_of_the_line_and_then_play_goes_on() -> None:
    state = race("t2", CRASH, hand=HAND, options=AT_ONCE)
    play(state, "crash 5")

    found = []
    while state.phase.name == "SKIP":
        found.append(asked(state)[1])
        play(state, str(state.actions()[0]))

    assert found == ["B1", "B2", "A1"]
    assert asked(state) == ("PLAY", "C1")


@pytest.mark.rule("SEC-10.12")
def test_at_once_nothing_but_a_card_of_that_hand_or_the_mechanic_will_do() -> None:
    state = race("t2", CRASH, hand=HAND, options=AT_ONCE)
    play(state, "crash 5")
    hand_in_until(state, "A1")
    assert refused(state, "play 9 22.1") == "SEC-10.12"
    assert refused(state, "remount") == "SEC-8.5"
    assert refused(state, "hand_in 15") == "SEC-5.1"
    assert refused(state, "hand_in 9", seat=B) == "SEC-4.3"


@pytest.mark.rule("SEC-10.12", "SEC-13.1")
def test_at_once_the_skipped_turn_passes_without_a_card() -> None:
    state = start(2, "mountain-84", AT_ONCE, seed=5)
    events = ride_until(state, "sat_out")
    rider = NAMES.index(str((events[-1].params or {})["piece"]).removeprefix("rider:"))
    assert not state.skips >> rider & 1
    assert kinds(events).count("handed_in") >= 1


@pytest.mark.rule("SEC-13.2", "SEC-13.4")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("when", ["skipped_turn", "at_once"])
def test_either_way_all_hands_are_dealt_anew_together(when: str, seed: int) -> None:
    state, luck = start(3, "mountain-84", {"fall_card": when}, seed=seed), any_luck(seed)
    while state.round < 6:
        state.play(state.actions()[0], luck)
    assert state.hand_sizes == [15, 15, 15]


@pytest.mark.rule("SEC-10.12", "SEC-13.2")
def test_at_once_who_needs_all_his_cards_hands_in_with_the_next_deal() -> None:
    """Three cards are those of the last round of a deal: the mover has two left for his two team mates."""
    state = race("t2", CRASH, hand=[5, 9, 11], options=AT_ONCE)
    play(state, "crash 5")
    assert asked(state) == ("PLAY", "C1")

    ended = state.round
    while state.round == ended:
        play(state, str(state.actions()[0]))

    assert asked(state) == ("SKIP", "B1")
    assert state.hand_sizes[A] == 15
    assert state.turn == -1


@pytest.mark.rule("SEC-10.12")
def test_at_once_the_mechanic_spares_card_and_turn() -> None:
    state = race("t2", CRASH, hand=HAND, options=AT_ONCE, kept={"B1": ["K21"]})
    play(state, "crash 5")
    held = state.hand_sizes[B]

    events = play(state, "remount")

    assert (events[0].params or {})["when"] == "fall"
    assert asked(state) == ("SKIP", "B2")
    assert state.hand_sizes[B] == held
    assert not state.skips >> NAMES.index("B1") & 1


@pytest.mark.rule("SEC-10.12")
def test_a_puncture_costs_its_card_in_the_skipped_turn_whatever_the_option_says() -> None:
    state = race("t2", {"A1": "28.1", "C1": "27.1"}, hand=[4, 7, 9, 11], options=AT_ONCE)
    play(state, "play 4 32.1", luck=["K13"])
    assert asked(state) == ("PLAY", "C1")
    assert state.owing == 0


@pytest.mark.rule("SEC-10.12", "SEC-4.6")
def test_while_a_card_is_asked_for_the_mover_has_ridden_and_the_fallen_is_shown() -> None:
    state = race("t2", CRASH, hand=HAND, options=AT_ONCE)
    play(state, "crash 5")
    picture = GAME.picture(state.view(A))
    turns = {turn.piece.removeprefix("rider:"): turn.state for turn in picture.order}
    assert (turns["A1"], turns["B1"], turns["C1"]) == ("done", "now", "next")
    assert picture.turn == B


@pytest.mark.rule("SEC-10.12")
def test_the_card_handed_in_at_once_is_told_to_its_owner_alone() -> None:
    state = race("t2", CRASH, hand=HAND, options=AT_ONCE)
    play(state, "crash 5")
    hand_in_until(state, "A1")
    assert state.shown[A][9] == 1
    told = play(state, "hand_in 9")[0]
    assert (told.seen_by(A) or {})["card"] == "card:9"
    assert "card" not in (told.seen_by(B) or {})
    assert state.shown[A] == ()


@pytest.mark.rule("SEC-17.12", "SEC-10.12", "SEC-17.2")
def test_in_a_time_trial_a_card_for_a_later_turn_is_handed_in_before_the_second_deal() -> None:
    """The fourth team turn leaves three cards; A1, A2 and A3 fall in it and hand all of them in."""
    at = {"A1": "40.2", "A2": "40.3", "A3": "38.1", "B1": "40.1", "B2": "20.1", "B3": "21.1"}
    state = trial("ttt-170", at, race_round=4, turn="A3", moved=["A1", "A2", "A3"], wanted=AT_ONCE)
    play(state, next(text for text in map(str, state.actions()) if text.startswith("crash")))
    events: list[Event] = []
    while state.phase.name == "SKIP":
        events += play(state, str(state.actions()[0]))
    assert kinds(events).count("handed_in") == 4
    assert state.hand_sizes[A] == 15


@pytest.mark.rule("SEC-17.12", "SEC-10.16")
def test_in_a_time_trial_the_part_still_to_come_passes_by_itself() -> None:
    at = {"A1": "40.2", "A2": "40.3", "A3": "38.1", "B1": "40.1", "B2": "20.1", "B3": "21.1"}
    state = trial("ttt-170", at, race_round=6, turn="A3", moved=["A1", "A2", "A3"], wanted=AT_ONCE)
    play(state, "crash 9")
    while state.phase.name == "SKIP":
        play(state, str(state.actions()[0]))
    assert state.to_decide == B
    assert [str(action) for action in state.actions()] == ["rider 2", "rider 3"]


def ride_until(state: SecondsState, kind: str) -> list[Event]:
    """Low cards, which lead to crashes, until something of the kind is told."""
    luck, events = any_luck(), list[Event]()
    while kind not in kinds(events):
        state.play(state.actions()[0], luck, events.append)
    return events[: kinds(events).index(kind) + 1]


@pytest.mark.rule("SEC-10.12")
@pytest.mark.parametrize(
    ("when", "words"),
    [
        ("skipped_turn", "he skips his next turn, and you hand in a card of your choice then."),
        ("at_once", "You hand in a card of your choice, for a crash at once, for a puncture in the skipped turn."),
    ],
)
def test_the_mark_of_a_fallen_rider_says_when_his_card_is_handed_in(when: str, words: str) -> None:
    chapters = GAME.explained(setup_for(2, "t2", {"fall_card": when}))
    told = by_id(chapters)["mark:skips"].does
    assert words in catalogues(GAME).said("en", told.key, told.args)


# --- documents, and the kit ---


def careless(game: AnyGame, uniform: Uniform) -> Decide:
    """Rides with low cards, which keep the riders together and let them fall."""
    return lambda view: view.actions[int(uniform() * max(1, len(view.actions) // 4))]


@pytest.mark.rule("SEC-10.12")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"owing": ["C1"]}, "skips a turn"),
        ({"paid": ["B1"], "owing": ["B1", "B2", "A1"]}, "nobody has done both"),
        ({"rider": "B2"}, "is not the one who hands in a card now"),
        ({"paid": ["B2"], "owing": ["B1", "A1"]}, "holds"),
    ],
)
def test_a_document_in_which_cards_for_a_crash_do_not_add_up_is_refused(changes: dict[str, object], why: str) -> None:
    state = race("t2", CRASH, hand=HAND, options=AT_ONCE)
    play(state, "crash 5")
    with pytest.raises(PositionError, match=why):
        GAME.position(changed_document(state, changes), setup_for(4, "t2", AT_ONCE))


@pytest.mark.rule("SEC-10.12")
def test_without_the_option_nobody_owes_a_card() -> None:
    state = race("t2", {**CRASH, "C1": "beside 9.12"}, hand=HAND, skips=["C1"])
    with pytest.raises(PositionError, match="only by option"):
        GAME.position(changed_document(state, {"owing": ["C1"]}), setup_for(4, "t2"))


def changed_document(state: SecondsState, changes: dict[str, object]) -> str:
    return document.write({**document.read(state.document()), **changes})


@pytest.mark.rule("SEC-10.12", "SEC-17.12")
@pytest.mark.parametrize("stages", ["mountain-84", "mountain-84:ttt"])
def test_whole_tours_with_the_card_at_once(stages: str) -> None:
    setup = setup_for(3, stages, AT_ONCE)
    conform(GAME, setup, 3, player=careless, invariants=INVARIANTS, looks=12)
    no_leaks(GAME, setup, 3, player=careless, reveals=reveals)
    assert codes(GAME, setup, 3, player=careless) > 0
