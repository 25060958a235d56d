"""Other readings of the rulebook, by option: D-9, D-12, D-17, D-19 and D-25."""

from typing import Any

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.engine.scene import Text
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.lines import end_move
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import (
    PHI,
    attackers,
    breakaway,
    in_turn,
    legal,
    pace,
    parse,
    play,
    race,
    rider,
    setup_for,
    told,
    turn,
)

L, M, R, P, Q = PHI
BOTH = {"climb_attack": "lead_and_free"}
IN_POSITION = {"who_catches": "attack_position"}
FURTHEST = {"line_order": "distance"}
ANEW = {"white_again": "prolongs"}
BEHIND = {"crash_victims": "behind"}
UPHILL_PHI = {bib: place.replace("T1", "T3").replace(".6", ".3").replace(".5", ".2") for bib, place in PHI.items()}
"""Formation Φ on the climb: L leads, R has a free road."""


def told_why(state: PelotonState, text: str) -> dict[str, object]:
    refusal = state.refusal(state.to_decide, parse(text))
    assert refusal is not None
    return {"rule": refusal.rule, **(refusal.params or {})}


def marks(state: PelotonState, bib: int) -> list[Text]:
    shown = GAME.picture(state.view(-1))
    return [mark.text for piece in shown.pieces if piece.bib == bib for mark in piece.marks]


def group_marks(state: PelotonState) -> list[Text]:
    return [mark.text for group in GAME.picture(state.view(-1)).groups for mark in group.marks]


# --- attack position on a climb (D-9) ---


@pytest.mark.rule("PEL-15.1", "PEL-11.3")
def test_usually_the_lead_or_a_free_road_is_enough_uphill() -> None:
    assert attackers(race(UPHILL_PHI)) == [L, R]


@pytest.mark.rule("PEL-15.1")
def test_by_option_attack_position_on_a_climb_takes_the_lead_and_a_free_road() -> None:
    assert attackers(race(UPHILL_PHI, options=BOTH)) == [L]


@pytest.mark.rule("PEL-15.1", "PEL-11.2", "PEL-11.3")
def test_the_option_changes_nothing_on_the_flat() -> None:
    assert attackers(race(PHI, options=BOTH)) == attackers(race(PHI)) == [L, R]


@pytest.mark.rule("PEL-15.1", "PEL-5.6")
def test_by_option_the_symbol_is_a_number_for_a_follower_with_a_free_road() -> None:
    state = race(UPHILL_PHI, options=BOTH)
    turn(state, "throw polka: 2", "move T3:3.4")
    turn(state, "adopt", "move T3:2.4")

    play(state, "throw polka: attack")

    assert (in_turn(state), state.speed, pace(state, R)) == (R, 1, 1)


@pytest.mark.rule("PEL-11.5", "PEL-15.1")
@pytest.mark.parametrize("options", [{}, BOTH])
def test_who_is_refused_an_attack_is_told_what_it_takes_at_this_table(options: dict[str, object]) -> None:
    state = race(UPHILL_PHI, options=options)

    why = told_why(state, "attack solo")

    assert (why["rule"], why["climb_attack"]) == ("PEL-11.5", options.get("climb_attack", "lead_or_free"))


# --- who catches a breakaway (D-12) ---


def away(options: dict[str, object]) -> PelotonState:
    """L has broken away with 7; M, out of attack position, is next."""
    state = race(PHI, options=options)
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3")
    return state


@pytest.mark.rule("PEL-12.2")
def test_usually_a_rider_out_of_attack_position_may_catch() -> None:
    state = away({})

    play(state, "throw yellow: attack")

    assert legal(state) == ["catch", "decline"]


@pytest.mark.rule("PEL-12.2", "PEL-12.4")
def test_by_option_his_symbol_is_a_number_that_lets_the_breakaway_go() -> None:
    state = away(IN_POSITION)

    play(state, "throw yellow: attack")

    assert (in_turn(state), state.speed, pace(state, M), breakaway(state, M)) == (M, 2, 2, 0)


@pytest.mark.rule("PEL-12.2")
def test_by_option_a_rider_in_attack_position_still_catches() -> None:
    state = race({bib: place for bib, place in PHI.items() if bib != M}, options=IN_POSITION)
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3")

    assert (in_turn(state), marks(state, R)) == (R, [Text("peloton-mark-attack-catch")])
    play(state, "throw yellow: attack")
    assert legal(state) == ["catch", "decline"]


@pytest.mark.rule("PEL-12.2")
@pytest.mark.parametrize(
    ("options", "mark"), [({}, "peloton-mark-breakaway"), (IN_POSITION, "peloton-mark-breakaway-position")]
)
def test_the_mark_of_a_breakaway_says_who_catches_it(options: dict[str, object], mark: str) -> None:
    assert Text(mark, {"value": 7}) in group_marks(away(options))


@pytest.mark.rule("PEL-12.3", "PEL-12.2")
@pytest.mark.parametrize("options", [{}, IN_POSITION])
def test_a_refused_catch_or_attack_says_who_catches_at_this_table(options: dict[str, object]) -> None:
    state = away(options)

    reasons = [told_why(state, text) for text in ("catch", "attack solo")]

    assert [why["rule"] for why in reasons] == ["PEL-12.2", "PEL-12.3"]
    assert {why["who_catches"] for why in reasons} == {options.get("who_catches", "group")}


# --- the white throw of a braked rider (D-17) ---


def braked_twice(options: dict[str, object]) -> PelotonState:
    """L has braked, and M, who is braked, has thrown white too and ridden."""
    state = race(PHI, options=options)
    turn(state, "throw white: 1", "move T1:3.7")
    turn(state, "throw white: 3", "move T1:2.9")
    return state


@pytest.mark.rule("PEL-17.4", "PEL-17.5")
@pytest.mark.parametrize(
    ("options", "free"), [({}, ["adopt", "throw yellow", "throw white", "throw red"]), (ANEW, ["adopt", "throw white"])]
)
def test_by_option_a_forced_white_throw_brakes_the_next_two_anew(options: dict[str, object], free: list[str]) -> None:
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
def test_the_hint_for_white_says_whether_a_braked_rider_brakes_others(options: dict[str, object], quiet: str) -> None:
    state = race(PHI, options=options)
    turn(state, "throw white: 1", "move T1:3.7")

    hint = next(
        tried.hint for tried in GAME.attempts(state.view(state.to_decide)) if str(tried.action) == "throw white"
    )

    assert hint is not None
    assert hint.args["lone"] == quiet


@pytest.mark.rule("PEL-17.3", "PEL-17.4")
@pytest.mark.parametrize("options", [{}, ANEW])
def test_a_white_throw_says_who_is_held_up(options: dict[str, object]) -> None:
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
    options: dict[str, object], victims: list[int]
) -> None:
    assert brought_down(race(ABREAST, options=options)) == victims


@pytest.mark.rule("PEL-18.4", "PEL-19.6")
@pytest.mark.parametrize(("options", "victims"), [({}, [2, 3]), (BEHIND, [7])])
def test_by_option_who_was_given_steps_and_is_past_the_crash_stays_up(
    options: dict[str, object], victims: list[int]
) -> None:
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


# --- who is first at a line (D-25) ---

SPRINT = {1: "T5:3.3", 2: "T5:3.2", 3: "T5:3.1"}
"""Three in file, one hex before the sprint."""
FURTHER = {
    1: ("throw yellow: 3", "move T5:3.5"),
    2: ("throw yellow: 3", "move T5:3.8"),
    3: ("throw yellow: 6", "move T5:2.8"),
}
"""The sequence after: 3 rides past everybody."""


def scored(state: PelotonState) -> list[int]:
    return [state.race.bibs[taker] for taker in state.takers[1]]


def overtaken(options: dict[str, object]) -> tuple[PelotonState, list[dict[str, Any]]]:
    """1 reaches the sprint first, and in the same sequence 2 rides past him and 3 does not get there."""
    state = race(SPRINT, takers=[[1, 2, 3], []], options=options)
    events = turn(state, "throw yellow: 3", "move T5:3.4")
    events += turn(state, "throw yellow: 6", "move T5:3.7")
    events += turn(state, "throw yellow: attack", "move T5:2.3")
    return state, told(events, "line_reached")


@pytest.mark.rule("PEL-20.4")
@pytest.mark.parametrize(("options", "found"), [({}, [1, 2]), (FURTHEST, [2, 1])])
def test_by_option_who_comes_furthest_in_the_sequence_is_first_at_the_line(
    options: dict[str, object], found: list[int]
) -> None:
    state, events = overtaken(options)

    assert scored(state) == found
    assert [(event["bib"], event["place"], event["points"]) for event in events] == [(found[0], 1, 5), (found[1], 2, 3)]


@pytest.mark.rule("PEL-20.4", "PEL-20.5")
def test_by_option_who_gets_there_in_a_later_sequence_comes_behind_however_far() -> None:
    state, _ = overtaken(FURTHEST)
    before = state.sequence

    while state.sequence == before:
        turn(state, *FURTHER[in_turn(state)])

    assert scored(state) == [2, 1, 3]


@pytest.mark.rule("PEL-20.4")
def test_by_option_nobody_scores_before_the_sequence_ends() -> None:
    state = race(SPRINT, takers=[[1, 2, 3], []], options=FURTHEST)

    events = turn(state, "throw yellow: 3", "move T5:3.4")

    assert (scored(state), told(events, "line_reached")) == ([], [])


@pytest.mark.rule("PEL-20.4", "PEL-20.2")
@pytest.mark.parametrize(("options", "line", "rank"), [({}, "sprint", 2), (FURTHEST, "sprint_distance", 1)])
def test_the_hint_of_a_move_past_the_line_is_provisional_by_distance(
    options: dict[str, object], line: str, rank: int
) -> None:
    state = race(SPRINT, takers=[[1, 2, 3], []], options=options)
    turn(state, "throw yellow: 3", "move T5:3.4")
    play(state, "throw yellow: 6")

    tried = GAME.attempts(state.view(state.to_decide))
    hint = next(attempt.hint for attempt in tried if str(attempt.action) == "move T5:3.7")

    assert hint is not None
    assert (hint.args["line"], hint.args["rank"]) == (line, rank)


@pytest.mark.rule("PEL-20.4")
def test_a_position_between_two_riders_at_the_line_can_be_read_again() -> None:
    state = race(SPRINT, takers=[[1, 2, 3], []], options=FURTHEST)
    turn(state, "throw yellow: 3", "move T5:3.4")

    assert GAME.position(state.document(), setup_for(options=FURTHEST)).document() == state.document()


@pytest.mark.rule("PEL-20.4")
def test_who_was_past_the_line_before_the_sequence_has_scored_by_distance_too() -> None:
    with pytest.raises(PositionError, match="must be among its takers"):
        race({**SPRINT, 1: "T5:3.4"}, takers=[[1, 2, 3], []], options=FURTHEST)


# --- documents ---


@pytest.mark.parametrize("options", [BOTH, IN_POSITION, ANEW, BEHIND, FURTHEST])
def test_an_option_is_written_only_where_it_is_chosen(options: dict[str, object]) -> None:
    chosen, usual = race(UPHILL_PHI, options=options), race(UPHILL_PHI)

    assert GAME.position(chosen.document(), setup_for(options=options)).document() == chosen.document()
    assert document.read(chosen.document())["options"].items() >= options.items()
    assert not document.read(usual.document())["options"].keys() & options.keys()
