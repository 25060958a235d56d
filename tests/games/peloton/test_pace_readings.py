"""Other readings of paces, brakes and falls, by option: D-15, D-17 and D-19."""

from collections.abc import Mapping

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.bots.appraisal import appraise
from gruppetto.games.peloton.rules.lines import end_move
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import PHI, in_turn, legal, play, race, rider, setup_for, told, turn

Options = Mapping[str, object]

L, M, R, P, Q = PHI
NEXT_ONLY: Options = {"hard_pace": "next"}
ANEW: Options = {"white_again": "prolongs"}
BEHIND: Options = {"crash_victims": "behind"}


# --- a 4 on a climb (D-15) ---

IN_FILE = {1: "T3:3.4", 2: "T3:3.3", 3: "T3:3.2", 7: "T3:3.1"}


def after_a_four(options: Options) -> PelotonState:
    """1 has thrown a 4 on the climb and ridden; 2 is next."""
    state = race(IN_FILE, options=options)
    turn(state, "throw polka: 4", "move T4:3.2")
    return state


def shown_pace(state: PelotonState) -> str:
    return GAME.picture(state.view(-1)).groups[0].pace


@pytest.mark.rule("PEL-14.3")
@pytest.mark.parametrize(("options", "speeds"), [({}, [3, 3]), (NEXT_ONLY, [3, 4])])
def test_by_option_only_the_next_rider_is_slowed_by_a_four(options: Options, speeds: list[int]) -> None:
    state = after_a_four(options)

    play(state, "adopt")
    second = state.speed
    turn(state, "move T4:3.0")
    play(state, "adopt")

    assert [second, state.speed] == speeds


@pytest.mark.rule("PEL-14.3", "PEL-14.4")
def test_by_option_every_further_four_slows_the_next_rider_anew() -> None:
    state = after_a_four(NEXT_ONLY)
    turn(state, "throw polka: 4", "move T4:3.1")
    turn(state, "adopt", "move T3:2.5")

    play(state, "adopt")

    assert (in_turn(state), state.speed) == (7, 4)


@pytest.mark.rule("PEL-14.3", "PEL-7.6")
def test_by_option_a_throw_of_the_next_rider_is_the_new_pace_in_full() -> None:
    state = after_a_four(NEXT_ONLY)
    turn(state, "throw polka: 2", "move T3:3.5")

    play(state, "adopt")

    assert (in_turn(state), state.speed) == (3, 2)


@pytest.mark.rule("PEL-14.3")
def test_by_option_hints_buttons_groups_and_bots_find_the_pace_that_can_be_taken() -> None:
    state = after_a_four(NEXT_ONLY)
    view = state.view(state.to_decide)
    adopt = next(tried for tried in GAME.attempts(view) if str(tried.action) == "adopt")
    button = next(button for button in GAME.own(view).buttons if button.id == "choice:adopt")
    worth = dict(zip(map(str, view.actions), appraise(view), strict=True))

    assert adopt.hint is not None
    assert (adopt.hint.args["pace"], button.name.args["pace"], shown_pace(state), worth["adopt"]) == (3, 3, "3", 3.0)

    turn(state, "adopt", "move T4:3.0")

    assert shown_pace(state) == "4"


@pytest.mark.rule("PEL-14.3")
@pytest.mark.parametrize(("options", "told_so"), [({}, [(3, [])]), (NEXT_ONLY, [(4, [3])])])
def test_a_four_is_told_with_the_pace_and_whom_it_slows(options: Options, told_so: list[tuple[int, list[int]]]) -> None:
    events = play(race(IN_FILE, options=options), "throw polka: 4")

    paces = [event["pace"] for event in told(events, "paced")]
    assert [(paces[0], [event["pace"] for event in told(events, "hard_to_follow")])] == told_so


@pytest.mark.rule("PEL-14.3", "PEL-25.9")
@pytest.mark.parametrize(("options", "speeds"), [({}, [3, 3]), (NEXT_ONLY, [3, 4])])
def test_four_hexes_with_the_polka_dot_card_slow_whom_a_four_slows(options: Options, speeds: list[int]) -> None:
    state = race({7: "T3:2.4", **IN_FILE}, jerseys={"polka": 2}, options=options)
    turn(state, "throw polka: 2", "move T4:3.0")
    turn(state, "card polka", "move T4:2.0")

    play(state, "adopt")
    third = state.speed
    turn(state, "move T3:3.5")
    play(state, "adopt")

    assert [third, state.speed] == speeds


@pytest.mark.rule("PEL-14.3")
def test_a_position_remembers_that_the_next_rider_is_slowed() -> None:
    state = after_a_four(NEXT_ONLY)

    again = GAME.position(state.document(), setup_for(options=NEXT_ONLY))
    play(again, "adopt")

    assert again.speed == 3


@pytest.mark.rule("PEL-14.3")
def test_without_the_option_no_pace_is_hard_for_one_rider_alone() -> None:
    written = document.read(after_a_four(NEXT_ONLY).document())
    del written["options"]["hard_pace"]

    with pytest.raises(PositionError, match="only with hard_pace = next"):
        GAME.position(document.write(written), setup_for())


# --- the white throw of a braked rider (D-17) ---


def braked_twice(options: Options) -> PelotonState:
    """L has braked, and M, who is braked, has thrown white too and ridden."""
    state = race(PHI, options=options)
    turn(state, "throw white: 1", "move T1:3.7")
    turn(state, "throw white: 3", "move T1:2.9")
    return state


@pytest.mark.rule("PEL-17.4", "PEL-17.5")
@pytest.mark.parametrize(
    ("options", "free"), [({}, ["adopt", "throw yellow", "throw white", "throw red"]), (ANEW, ["adopt", "throw white"])]
)
def test_by_option_a_forced_white_throw_brakes_the_next_two_anew(options: Options, free: list[str]) -> None:
    state = braked_twice(options)

    turn(state, "adopt", "move T1:5.8")

    assert (in_turn(state), legal(state)) == (P, free)


@pytest.mark.rule("PEL-17.4", "PEL-17.3")
def test_by_option_everybody_is_free_again_after_the_new_two() -> None:
    state = braked_twice(ANEW)
    turn(state, "adopt", "move T1:5.8")

    turn(state, "adopt", "move T1:3.6")

    assert (in_turn(state), legal(state)) == (Q, ["adopt", "throw yellow", "throw white", "throw red"])


@pytest.mark.rule("PEL-17.4")
@pytest.mark.parametrize(("options", "quiet"), [({}, "yes"), (ANEW, "no")])
def test_the_hint_for_white_says_whether_a_braked_rider_brakes_others(options: Options, quiet: str) -> None:
    state = race(PHI, options=options)
    turn(state, "throw white: 1", "move T1:3.7")

    hint = next(
        tried.hint for tried in GAME.attempts(state.view(state.to_decide)) if str(tried.action) == "throw white"
    )

    assert hint is not None
    assert hint.args["lone"] == quiet


@pytest.mark.rule("PEL-17.3", "PEL-17.4")
@pytest.mark.parametrize("options", [{}, ANEW])
def test_a_white_throw_says_who_is_held_up(options: Options) -> None:
    state = race(PHI, options=options)
    turn(state, "throw white: 1", "move T1:3.7")

    events = play(state, "throw white: 3")

    assert [event["riders"] for event in told(events, "braked")] == ([["rider:3", "rider:7"]] if options else [])


# --- who falls in a big crash (D-19) ---

ABREAST = {1: "T1:5.6", 2: "T1:3.6", 3: "T1:4.6", 7: "T1:4.5"}
"""1 leads with 2 at his height; 3 and then 7 stand behind them."""


def brought_down(state: PelotonState) -> list[int]:
    return [event["bib"] for event in told(play(state, "throw red: big"), "brought_down")]


@pytest.mark.rule("PEL-18.4")
@pytest.mark.parametrize(("options", "victims"), [({}, [2, 3]), (BEHIND, [3, 7])])
def test_by_option_a_big_crash_hits_those_behind_on_the_road_and_not_who_is_beside(
    options: Options, victims: list[int]
) -> None:
    assert brought_down(race(ABREAST, options=options)) == victims


@pytest.mark.rule("PEL-18.4", "PEL-19.6")
@pytest.mark.parametrize(("options", "victims"), [({}, [2, 3]), (BEHIND, [7])])
def test_by_option_who_was_given_steps_and_is_past_the_crash_stays_up(options: Options, victims: list[int]) -> None:
    state = race(ABREAST, options=options)
    end_move(state, rider(state, 3), state.leg.index["T1:4.8"], None)

    assert brought_down(state) == victims


@pytest.mark.rule("PEL-18.4", "PEL-18.5")
def test_by_option_who_stood_beside_the_crash_is_next_and_sets_the_pace_anew() -> None:
    state = race(ABREAST, options=BEHIND)

    play(state, "throw red: big")

    assert (in_turn(state), legal(state)) == (2, ["throw yellow"])


@pytest.mark.rule("PEL-18.4")
def test_by_option_a_rider_before_the_yellow_line_is_behind_one_past_it() -> None:
    state = race({1: "T2:3.0", 2: "T1:3.9", 3: "T1:2.9"}, options=BEHIND)

    assert brought_down(state) == [2, 3]
