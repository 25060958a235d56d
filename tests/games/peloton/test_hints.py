"""The bot hints: what looks best at a glance, and who is left to be ridden home."""

import pytest

from gruppetto.engine.picks import ask
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.state import PelotonState
from gruppetto.lab.simulate import Plan, simulate
from tests.games.peloton.table import PHI, any_luck, in_turn, play, race, setup_for, start, turn

L, M, R, P, Q = PHI


def best(state: PelotonState) -> str:
    """What the seat to decide would do."""
    view = state.view(state.to_decide)
    worths = GAME.appraise(view)
    return str(view.actions[worths.index(max(worths))])


@pytest.mark.parametrize(("shows", "choice"), [("4", "adopt"), ("6", "adopt"), ("3", "throw yellow")])
def test_on_the_flat_four_and_more_are_adopted(shows: str, choice: str) -> None:
    state = race(PHI)
    turn(state, f"throw yellow: {shows}", "move T1:3.8")

    assert best(state) == choice


@pytest.mark.parametrize(("shows", "choice"), [("3", "adopt"), ("2", "throw polka")])
def test_uphill_three_is_adopted(shows: str, choice: str) -> None:
    state = race({1: "T3:3.2", 2: "T3:3.1"})
    turn(state, f"throw polka: {shows}", "move T3:3.3")

    assert best(state) == choice


def test_nobody_takes_risks_far_from_the_line_but_at_it() -> None:
    assert best(race({1: "T1:3.2", 2: "T1:3.1"})) == "throw yellow"
    near = race({1: "T5:3.6", 2: "T5:3.5"}, takers=[[1, 2], [1, 2]], home={bib: [-1, 0] for bib in (3, 7, 8, 9)})
    assert best(near) == "throw red"


def test_an_attack_goes_towards_a_line_that_is_near() -> None:
    far, near = race(PHI), race({1: "T5:3.1", 2: "T5:3.0"}, takers=[[1, 2], []])
    for state in (far, near):
        play(state, "throw yellow: attack")

    assert best(near) == "attack solo"
    assert best(far) != "attack solo"


def test_a_breakaway_is_caught_where_it_can_be() -> None:
    state = race(PHI)
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3")
    play(state, "throw yellow: attack")

    assert best(state) == "catch"


def test_on_the_bridge_who_must_lead_brakes_instead_of_riding_into_the_wind() -> None:
    assert best(race({1: "T4:3.3", 2: "T4:3.2"}, takers=[[1, 2], []])) == "throw white"


def test_who_leads_the_chase_of_a_team_mate_brakes() -> None:
    takers = [[1, 2, 7, 8], [1, 2]]
    chase = race({1: "T5:3.9", 2: "T5:2.9", 7: "T5:3.2", 3: "T5:3.3", 8: "T5:2.3"}, takers=takers)
    for throw, to in (("throw yellow: 3", "FIN:3.0"), ("adopt", "FIN:2.2")):
        turn(chase, throw, f"move {to}")

    assert (in_turn(chase), best(chase)) == (3, "throw white")


def test_steps_are_shared_with_the_team_and_not_with_rivals() -> None:
    mates, rivals = race({1: "T1:3.2", 2: "T1:3.1"}), race({1: "T1:3.2", 7: "T1:3.1"})
    for state in (mates, rivals):
        play(state, "throw red: 4", "move T1:3.4")

    assert (best(mates), best(rivals)) == ("share 2 T1:3.3", "keep")


def test_a_gift_from_a_rival_is_taken() -> None:
    state = race({1: "T1:3.2", 7: "T1:3.1"})
    play(state, "throw red: 4", "move T1:3.4", "share 7 T1:3.3")

    assert best(state) == "agree"


def test_the_front_of_the_corridor_is_taken_first() -> None:
    assert best(start()).split(" ")[2] in ("T1:1.-1", "T1:3.-1", "T1:5.-1")


def test_a_move_goes_as_near_to_the_line_as_it_can() -> None:
    state = race({1: "T1:3.2"})
    play(state, "throw white: 3")

    assert best(state) == "move T1:3.5"


def test_after_the_podium_stragglers_may_be_ridden_home() -> None:
    home = {bib: [3, 26] for bib in (1, 2, 7)}
    late = race({3: "T1:3.2", 8: "T1:5.2", 9: "T2:3.2"}, home=home)
    asked = ask(GAME, late, late.to_decide)
    assert asked is not None
    assert asked.home == best(late)

    luck = any_luck()
    while (seat := late.to_decide) >= 0 and (asked := ask(GAME, late, seat)) is not None:
        late.play(GAME.parse(asked.home, setup_for()), luck)
    assert len(late.ledger) == 1


def test_while_the_stage_is_open_nobody_is_ridden_home() -> None:
    asked = ask(GAME, race(PHI), 0)

    assert asked is not None
    assert asked.home == ""


def test_greedy_beats_random_clearly() -> None:
    options = (("team_size", "3"), ("stages", "paris"))
    tally = simulate(Plan("peloton", 2, ("greedy", "random"), games=12, seed=3, options=options))

    assert tally.bots["greedy"].wins >= 11
