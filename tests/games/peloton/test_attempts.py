"""What can be tried in front of the table: every action has a path of picks, and what is not allowed says why."""

import random

import pytest

from gruppetto.engine.picks import Ask, Offer, ask
from gruppetto.engine.why import why_nots
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import PHI, any_luck, play, race, start, turn

RACES: list[tuple[int, int, str, dict[str, object]]] = [
    (2, 3, "straight5+bend4", {}),
    (3, 3, "straight5", {"exact_move": True}),
    (2, 4, "bend4", {"teams_per_seat": "2", "team_size": "3"}),
]


def asked(state: PelotonState) -> Ask:
    found = ask(GAME, state, state.to_decide)
    assert found is not None
    return found


def offer(state: PelotonState, notation: str) -> Offer:
    return next(found for found in asked(state).offers if found.do == notation)


def why(state: PelotonState, *picks: str) -> set[str]:
    """The rules that refuse what begins with these picks."""
    return {refused.rule for refused in why_nots(GAME, state) if refused.picks[: len(picks)] == picks}


@pytest.mark.parametrize(("seats", "size", "stages", "options"), RACES)
def test_offers_are_exactly_the_legal_actions(seats: int, size: int, stages: str, options: dict[str, object]) -> None:
    state, chance, luck = start(seats, size, stages, options), any_luck(7), random.Random(7)
    while state.to_decide >= 0:
        if luck.random() < 0.25:
            assert sorted(found.do for found in asked(state).offers) == sorted(map(str, state.actions()))
        state.play(luck.choice(list(state.actions())), chance)


def test_nobody_else_is_asked() -> None:
    state = race(PHI)
    assert ask(GAME, state, 1) is None
    assert GAME.attempts(state.view(1)) == []


# --- the start ---


def test_a_rider_is_picked_and_then_a_hex_of_the_corridor() -> None:
    state = start()
    first = state.actions()[0]
    assert offer(state, str(first)).picks == (f"rider:{first.bib}", f"cell:{first.hex}")


def test_a_taken_hex_of_the_corridor_says_why_not() -> None:
    state = start()
    taken = state.actions()[0].hex
    play(state, str(state.actions()[0]))
    rider = state.actions()[0].bib
    assert why(state, f"rider:{rider}", f"cell:{taken}") == {"PEL-1.4"}


# --- speed ---


def test_each_die_is_a_pick_and_the_forbidden_ones_say_why_not() -> None:
    state = race(PHI)
    assert [offer(state, f"throw {die}").picks for die in ("yellow", "white", "red")] == [
        ("die:yellow",),
        ("die:white",),
        ("die:red",),
    ]
    assert why(state, "die:green") == {"PEL-5.3"}
    assert why(state, "die:polka") == {"PEL-5.2"}
    assert why(state, "choice:adopt") == {"PEL-7.4"}


def test_the_pace_can_be_taken_once_there_is_one() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 5", "move T1:3.9")
    found = offer(state, "adopt")
    assert found.picks == ("choice:adopt",)
    assert found.label.args == {"pace": 5}


def test_the_hint_of_a_throw_tells_of_the_wind_and_of_an_attack() -> None:
    assert _hint(race(PHI), "throw yellow") == {"wind": "yes", "attack": "yes", "lone": "no"}
    assert _hint(race({1: "T4:3.2"}, takers=[[1], []]), "throw yellow") == {
        "wind": "bridge",
        "attack": "no",
        "lone": "yes",
    }
    uphill = {"wind": "no", "attack": "yes", "lone": "no", "slowed": "no"}
    assert _hint(race({1: "T3:3.2", 2: "T3:2.2"}), "throw polka") == uphill


@pytest.mark.rule("PEL-8.5")
@pytest.mark.parametrize(("wind", "slowed"), [(True, "yes"), (False, "no")])
def test_the_hint_of_a_lone_throw_uphill_tells_what_the_option_takes(wind: bool, slowed: str) -> None:
    state = race({1: "T3:3.1"}, options={"uphill_lone_wind": wind})

    assert _hint(state, "throw polka")["slowed"] == slowed


@pytest.mark.rule("PEL-18.7")
def test_the_hint_of_the_red_die_tells_what_a_big_crash_ends() -> None:
    assert _hint(race(PHI, options={"dnf_scope": "stage"}), "throw red")["dnf_scope"] == "stage"


@pytest.mark.rule("PEL-25.4")
@pytest.mark.parametrize(("group", "attack"), [(True, "choice"), (False, "yes")])
def test_the_hint_of_a_card_tells_of_an_attack_with_the_group_where_it_can_be_one(group: bool, attack: str) -> None:
    state = race(PHI, jerseys={"yellow": 1}, options={"card_group_attack": group})

    assert _hint(state, "card yellow") == {"attack": attack}


def _hint(state: PelotonState, notation: str) -> dict[str, object]:
    hint = offer(state, notation).hint
    assert hint is not None
    return dict(hint.args)


def test_a_card_is_picked_from_the_hand_and_one_of_another_rider_says_why_not() -> None:
    state = race({1: "T1:3.6", 2: "T1:3.2", 7: "T1:1.0"}, jerseys={"yellow": 1, "green": 2})
    assert offer(state, "card yellow").picks == ("card:yellow",)
    assert why(state, "card:green") == {"PEL-25.1"}


def test_the_symbol_offers_solo_group_and_declining_and_tells_why_not_to_catch() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack")
    assert {found.picks for found in asked(state).offers} == {
        ("choice:solo",),
        ("choice:group",),
        ("choice:decline",),
    }
    assert why(state, "choice:catch") == {"PEL-12.2"}


def test_on_a_climb_the_group_attack_says_why_not() -> None:
    state = race({1: "T3:3.2", 2: "T3:2.2"})
    play(state, "throw polka: attack")
    assert why(state, "choice:group") == {"PEL-15.3"}


# --- riding ---


def test_a_hex_within_reach_is_one_pick() -> None:
    state = race({1: "T1:3.2"})
    play(state, "throw yellow: 3")
    assert offer(state, "move T1:3.4").picks == ("cell:T1:3.4",)
    assert _hint(state, "move T1:3.3")["rest"] == 1


def test_hexes_out_of_reach_say_why_not() -> None:
    state = race({1: "T1:3.2"})
    play(state, "throw yellow: 3")
    assert why(state, "cell:T1:3.5") == {"PEL-2.5"}
    assert why(state, "cell:T1:3.2") == {"PEL-2.6"}
    assert why(state, "cell:T1:3.1") == {"PEL-2.3"}


def test_a_taken_hex_says_who_stands_there() -> None:
    state = race({1: "T1:3.2", 7: "T1:3.3"})
    turn(state, "throw yellow: 3", "move T1:3.4")
    play(state, "adopt")
    found = next(refused for refused in why_nots(GAME, state) if refused.picks == ("cell:T1:3.4",))
    assert (found.rule, found.params["by"]) == ("PEL-2.4", "rider:7")


def test_a_hex_at_a_line_tells_the_points_and_wears_its_sign() -> None:
    state = race({1: "T5:3.3", 7: "T5:3.0"}, takers=[[1, 7], []])
    play(state, "throw yellow: 3")
    found = offer(state, "move T5:3.4")
    assert found.signs == ("mark-sprint",)
    assert _hint(state, "move T5:3.4")["points"] == 5


def test_a_hex_of_the_stretch_tells_its_seconds() -> None:
    state = race({1: "T5:3.9"}, takers=[[1], [1]])
    play(state, "throw yellow: 3")
    assert offer(state, "move FIN:3.0").signs == ("mark-finish",)
    assert _hint(state, "move FIN:3.0")["seconds"] == 52


def test_in_paris_a_hex_of_this_lap_is_picked_by_its_one_cell() -> None:
    state = race({1: "C1#2:3.5"}, stage="paris", takers=[[1], []])
    play(state, "throw yellow: 3")
    assert offer(state, "move C1#2:3.6").picks == ("cell:C1:3.6",)


# --- sharing ---


def test_sharing_is_a_rider_and_the_hex_he_comes_to() -> None:
    state = race({1: "T1:3.2", 2: "T1:3.1"})
    play(state, "throw white: 3", "move T1:3.3")
    assert {found.picks for found in asked(state).offers if found.do.startswith("share 2")} <= {
        ("rider:2", f"cell:T1:{at}") for at in ("2.3", "4.3", "3.2", "2.2", "4.2")
    }
    assert offer(state, "keep").picks == ("choice:keep",)


def test_sharing_with_an_opponent_tells_that_he_must_agree() -> None:
    state = race({1: "T1:3.2", 7: "T1:3.1"})
    play(state, "throw yellow: 5", "move T1:3.4")
    hint = offer(state, "share 7 T1:3.3").hint
    assert hint is not None
    assert (hint.key, hint.args["who"]) == ("peloton-hint-share-ask", "player:1")


def test_a_team_mate_who_cannot_take_the_rest_says_why_not() -> None:
    state = race({1: "T1:3.2", 7: "T1:3.1", 2: "T2:3.1"})
    turn(state, "throw yellow: 3", "move T2:3.3")
    play(state, "throw yellow: 5", "move T1:3.4")
    assert why(state, "rider:2") == {"PEL-19.3"}


def test_an_offer_is_answered_with_two_buttons() -> None:
    state = race({1: "T1:3.2", 7: "T1:3.1"})
    play(state, "throw yellow: 5", "move T1:3.4", "share 7 T1:3.3")
    assert {found.picks for found in asked(state).offers} == {("choice:agree",), ("choice:refuse",)}
