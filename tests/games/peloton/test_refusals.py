"""Every row of the specification's table of refusals (section 4.4)."""

import pytest

from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import PHI, parse, play, race, refused, start, turn

BREAKAWAY = ("throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3")


def phi(*turns: tuple[str, ...]) -> PelotonState:
    """Formation Φ after these turns; the last need not be complete."""
    state = race(PHI)
    for moves in turns[:-1]:
        turn(state, *moves)
    play(state, *(turns[-1] if turns else ()))
    return state


@pytest.mark.parametrize(
    ("state", "text", "rule"),
    [
        (race({1: "T1:3.2"}), "adopt", "PEL-9.2"),
        (phi(), "adopt", "PEL-7.4"),
        (phi(("throw red: crash",)), "adopt", "PEL-18.5"),
        (phi(BREAKAWAY, ()), "adopt", "PEL-12.1"),
        (race({1: "T3:3.2"}), "throw yellow", "PEL-14.1"),
        (race({1: "T3:3.2"}), "throw white", "PEL-14.1"),
        (race({1: "T3:3.2"}), "throw red", "PEL-14.1"),
        (phi(), "throw polka", "PEL-5.2"),
        (phi(), "throw green", "PEL-5.3"),
        (phi(("throw white: 1", "move T1:3.7"), ()), "throw yellow", "PEL-17.3"),
        (phi(("throw white: 1", "move T1:3.7"), ()), "throw red", "PEL-17.3"),
        (phi(("throw red: crash",)), "throw white", "PEL-18.5"),
        (phi(("throw red: crash",)), "throw red", "PEL-18.5"),
        (race(PHI, sequence=1, home={9: [-1, 0]}), "throw white", "PEL-1.7"),
        (race(PHI, sequence=1, home={9: [-1, 0]}), "adopt", "PEL-1.7"),
        (phi(("throw yellow: 5", "move T1:3.8"), ("throw yellow: attack",)), "attack solo", "PEL-11.5"),
        (race({1: "T1:3.2"}), "attack solo", "PEL-9.4"),
        (phi(BREAKAWAY, ("throw yellow: attack",)), "attack solo", "PEL-12.3"),
        (phi(BREAKAWAY, ("throw yellow: 3", "move T1:2.7"), ("throw yellow: attack",)), "attack solo", "PEL-12.5"),
        (phi(("throw yellow: attack",)), "catch", "PEL-12.2"),
        (phi(), "catch", "PEL-12.2"),
        (phi(), "card yellow", "PEL-25.1"),
        (phi(("throw red: 4",)), "move X1:3.4", "PEL-2.1"),
        (phi(("throw red: 4",)), "move T1:2.6", "PEL-2.4"),
        (phi(("throw red: 4",)), "move T1:3.4", "PEL-2.3"),
        (phi(("throw red: 4",)), "move T2:3.4", "PEL-2.5"),
        (phi(("throw red: 4",)), "stop", "PEL-2.6"),
        (phi(("throw red: 4",)), "move T1:3.6", "PEL-2.6"),
        (phi(), "move T1:3.7", "PEL-5.8"),
        (phi(("throw red: 4",)), "throw red", "PEL-5.8"),
        (phi(), "share 2 T1:3.7", "PEL-19.1"),
        (phi(), "keep", "PEL-19.1"),
        (phi(), "agree", "PEL-19.5"),
        (phi(), "decline", "PEL-11.5"),
        (phi(), "place 1 T1:3.-1", "PEL-1.3"),
        (start(), "throw yellow", "PEL-1.3"),
    ],
    ids=lambda part: part if isinstance(part, str) else "at",  # a state names itself by its address in memory
)
def test_each_attempt_is_refused_by_its_rule(state: PelotonState, text: str, rule: str) -> None:
    assert refused(state, text) == rule


SHARING = {1: "T1:3.2", 2: "T1:3.1", 3: "T1:2.2"}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("share 2 T1:4.2", "PEL-19.3"),  # not in exactly so many steps
        ("share 3 T1:1.3", "PEL-19.4"),  # not beside the giver
        ("share 9 T1:3.3", "PEL-19.2"),  # not on the road
        ("share 1 T1:3.3", "PEL-19.2"),  # himself
        ("share 2 X1:1.1", "PEL-19.3"),
    ],
)
def test_a_share_is_refused_by_its_rule(text: str, rule: str) -> None:
    state = race(SHARING)
    play(state, "throw red: 4", "move T1:3.4")

    assert refused(state, text) == rule


EXACT = {"exact_move": True}


@pytest.mark.rule("PEL-2.5")
def test_a_ride_cut_short_is_not_blamed_on_other_riders() -> None:
    state = race({1: "T1:3.2"}, options=EXACT)
    play(state, "throw white: 2")

    assert told_why(state, "move T1:2.3") == {"far": "short", "speed": 2}


@pytest.mark.rule("PEL-2.5")
def test_a_rest_that_is_owed_is_not_blamed_on_other_riders() -> None:
    state = race({1: "T1:3.2", 2: "T1:3.1"}, options=EXACT)
    play(state, "throw red: 4", "move T1:3.3")

    assert told_why(state, "keep")["far"] == "short"


@pytest.mark.rule("PEL-19.5")
@pytest.mark.parametrize(
    ("options", "bib", "own", "opponents"),
    [
        ({"share_with_opponents": False}, 7, "no", "no"),
        ({"share_own_teams": "never"}, 13, "yes", "yes"),
    ],
)
def test_who_gets_no_steps_by_option_is_not_told_of_a_second_question(
    options: dict[str, object], bib: int, own: str, opponents: str
) -> None:
    state = race({1: "T1:3.2", 2: "T1:3.1", bib: "T1:2.2"}, options={"teams_per_seat": "2", **options})
    play(state, "throw red: 4", "move T1:3.4")

    assert told_why(state, f"share {bib} T1:3.3") == {"own": own, "share_with_opponents": opponents}


def told_why(state: PelotonState, text: str) -> dict[str, object]:
    """The figures of a refusal besides who is in turn."""
    refusal = state.refusal(state.to_decide, parse(text))
    assert refusal is not None
    return {name: figure for name, figure in refusal.params.items() if name not in ("turn", "bib")}


def test_out_of_turn_and_after_the_end() -> None:
    state = race({1: "T5:3.9"}, takers=[[1], [1]])
    assert refused(state, "throw yellow", seat=1) == "PEL-3.1"

    turn(state, "throw red: 4", "move FIN:3.0")
    assert refused(state, "throw yellow", seat=0) == "PEL-24.13"
