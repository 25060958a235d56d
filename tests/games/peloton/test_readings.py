"""Other readings of attacks, by option (D-9, D-12), and how the options of all readings are written."""

from collections.abc import Mapping

import pytest

from gruppetto.engine import document
from gruppetto.engine.scene import Mark, Text
from gruppetto.games.peloton import GAME
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
    setup_for,
    turn,
)

Options = Mapping[str, object]

L, M, R, P, Q = PHI
BOTH: Options = {"climb_attack": "lead_and_free"}
IN_POSITION: Options = {"who_catches": "attack_position"}
UPHILL_PHI = {bib: place.replace("T1", "T3").replace(".6", ".3").replace(".5", ".2") for bib, place in PHI.items()}
"""Formation Φ on the climb: L leads, R has a free road."""


def told_why(state: PelotonState, text: str) -> dict[str, object]:
    refusal = state.refusal(state.to_decide, parse(text))
    assert refusal is not None
    return {"rule": refusal.rule, **(refusal.params or {})}


def marks(state: PelotonState, bib: int) -> list[Mark]:
    shown = GAME.picture(state.view(-1))
    return [mark for piece in shown.pieces if piece.bib == bib for mark in piece.marks]


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
def test_who_is_refused_an_attack_is_told_what_it_takes_at_this_table(options: Options) -> None:
    state = race(UPHILL_PHI, options=options)

    why = told_why(state, "attack solo")

    assert (why["rule"], why["climb_attack"]) == ("PEL-11.5", options.get("climb_attack", "lead_or_free"))


# --- who catches a breakaway (D-12) ---


def away(options: Options) -> PelotonState:
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

    assert in_turn(state) == R
    assert [(mark.text, mark.explain) for mark in marks(state, R)] == [
        (Text("peloton-mark-attack-catch"), "mark:breakaway")
    ]
    play(state, "throw yellow: attack")
    assert legal(state) == ["catch", "decline"]


@pytest.mark.rule("PEL-12.2")
@pytest.mark.parametrize(
    ("options", "mark"), [({}, "peloton-mark-breakaway"), (IN_POSITION, "peloton-mark-breakaway-position")]
)
def test_the_mark_of_a_breakaway_says_who_catches_it(options: Options, mark: str) -> None:
    assert Text(mark, {"value": 7}) in group_marks(away(options))


@pytest.mark.rule("PEL-12.3", "PEL-12.2")
@pytest.mark.parametrize("options", [{}, IN_POSITION])
def test_a_refused_catch_or_attack_says_who_catches_at_this_table(options: Options) -> None:
    state = away(options)

    reasons = [told_why(state, text) for text in ("catch", "attack solo")]

    assert [why["rule"] for why in reasons] == ["PEL-12.2", "PEL-12.3"]
    assert {why["who_catches"] for why in reasons} == {options.get("who_catches", "group")}


# --- documents ---

ALL: list[Options] = [
    BOTH,
    IN_POSITION,
    {"hard_pace": "next"},
    {"white_again": "prolongs"},
    {"crash_victims": "behind"},
    {"line_order": "distance"},
]


@pytest.mark.parametrize("options", ALL)
def test_an_option_is_written_only_where_it_is_chosen(options: Options) -> None:
    chosen, usual = race(UPHILL_PHI, options=options), race(UPHILL_PHI)

    assert GAME.position(chosen.document(), setup_for(options=options)).document() == chosen.document()
    assert document.read(chosen.document())["options"].items() >= options.items()
    assert not document.read(usual.document())["options"].keys() & options.keys()
