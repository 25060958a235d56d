"""How bots judge positions: what speaks for a seat, when turns and stages end, and when the race is won."""

import itertools
import random

import pytest

from gruppetto.engine.contract import NOBODY
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.bots.judgement import PelotonJudgement
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.catalogues import LANGUAGES, catalogues
from tests.games.peloton.table import PHI, any_luck, play, race, start, turn

JUDGEMENT = GAME.judgement()
OUT = [-1, 0]
PACK = {1: "T1:3.6", 2: "T1:2.5", 7: "T1:4.6", 8: "T1:3.5"}
"""Two riders of each team in one group, with the line far away."""
OTHERS = {3: OUT, 9: OUT}
LAST_OUT = {9: OUT}


def feature(name: str, state: PelotonState, seat: int = 0) -> float:
    return JUDGEMENT.features(state, seat)[JUDGEMENT.names.index(name)]


def ridden(stages: str, seed: int) -> list[PelotonState]:
    """All positions of a race in which anything may happen."""
    luck, pick = any_luck(seed), random.Random(seed)
    state = start(stages=stages, luck=luck)
    found = [state.copy()]
    while state.to_decide != NOBODY:
        state.play(pick.choice(list(state.actions())), luck)
        found.append(state.copy())
    return found


@pytest.fixture(scope="module")
def positions() -> list[PelotonState]:
    return ridden("straight5+bend4", 4)


# --- the contract ---


def test_a_glance_at_a_position_sees_what_a_glance_at_a_view_sees(positions: list[PelotonState]) -> None:
    for state in positions:
        if state.to_decide != NOBODY:
            assert JUDGEMENT.appraise(state) == GAME.appraise(state.view(state.to_decide))


def test_chances_add_up_to_one_and_are_the_outcome_in_the_end(positions: list[PelotonState]) -> None:
    for state in positions:
        assert sum(JUDGEMENT.chances(state)) == pytest.approx(1)
    assert JUDGEMENT.chances(positions[-1]) == positions[-1].standing()


def test_the_features_of_all_seats_are_those_of_each(positions: list[PelotonState]) -> None:
    for state in positions[::20]:
        assert JUDGEMENT.all_features(state) == [JUDGEMENT.features(state, seat) for seat in range(2)]


def test_a_turn_ends_when_the_sequence_does(positions: list[PelotonState]) -> None:
    for before, after in itertools.pairwise(positions):
        same = (before.sequence, len(before.ledger)) == (after.sequence, len(after.ledger))
        assert (JUDGEMENT.turn(before) == JUDGEMENT.turn(after)) == same


def test_every_rider_has_luck_of_his_own_in_a_sequence(positions: list[PelotonState]) -> None:
    """So that whether one of them throws does not change what those behind him throw."""
    for before, after in itertools.pairwise(positions):
        same = JUDGEMENT.turn(before) == JUDGEMENT.turn(after) and before.rider == after.rider
        assert (JUDGEMENT.reel(before) == JUDGEMENT.reel(after)) == same


def test_stages_are_counted_and_one_more_when_the_race_is_over(positions: list[PelotonState]) -> None:
    assert sorted({JUDGEMENT.stage(state) for state in positions}) == [0, 1, 2]
    assert JUDGEMENT.stage(positions[-1]) == 2


def test_the_weights_fit_and_all_speak_for_a_seat() -> None:
    assert JUDGEMENT is GAME.judgement()
    assert len(JUDGEMENT.weights) == len(JUDGEMENT.names)
    assert min(JUDGEMENT.weights) >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_its_sentence(language: str) -> None:
    texts = catalogues(GAME)
    for name in PelotonJudgement.names:
        assert texts.said(language, f"peloton-reason-{name.replace('_', '-')}", {})


# --- when the race is won ---


def test_a_race_is_decided_when_the_first_is_home() -> None:
    state = race({2: "T1:3.2", 8: "T1:3.4"}, home={7: [4, 26], 1: [4, 31], 3: OUT, 9: OUT})

    assert JUDGEMENT.decided(state)
    assert JUDGEMENT.chances(state) == [0.0, 1.0]


def test_a_race_is_open_while_all_ride_or_a_stage_is_to_come() -> None:
    assert not JUDGEMENT.decided(race(PACK, home=OTHERS))
    first = race({2: "T1:3.2", 8: "T1:3.4"}, home={7: [4, 26], 1: [4, 31], 3: OUT, 9: OUT}, stages="straight5+bend4")
    assert not JUDGEMENT.decided(first)


def test_the_team_wins_only_when_all_are_home() -> None:
    options = {"victory": "team"}
    state = race({2: "T1:3.2", 8: "T1:3.4"}, home={7: [4, 26], 1: [4, 31], 3: [4, 31], 9: [4, 31]}, options=options)

    assert not JUDGEMENT.decided(state)


# --- what speaks for a seat ---


def test_hope_grows_with_the_lead_and_more_near_the_line() -> None:
    level, ahead = race(PACK, home=OTHERS), race({**PACK, 1: "T1:3.8"}, home=OTHERS)
    late = race({1: "T5:3.8", 2: "T5:2.5", 7: "T5:4.6", 8: "T5:3.5"}, home=OTHERS, takers=[[1, 7, 2, 8]] * 2)

    leads = [feature("front", each) - feature("front", each, 1) for each in (level, ahead, late)]
    assert leads == sorted(leads)
    assert leads[0] < leads[1] < leads[2]


def test_earlier_stages_count() -> None:
    yellow = {7: "T1:3.6", 1: "T1:2.6"}
    state = race(yellow, jerseys={"yellow": 7}, home=dict.fromkeys((2, 3, 8, 9), OUT))

    assert feature("front", state, 1) > feature("front", state, 0)


def test_riders_behind_are_a_reserve_and_a_fall_costs_one() -> None:
    both = race(PACK, home=OTHERS)
    fallen = race({1: "T1:3.6", 7: "T1:4.6", 8: "T1:3.5"}, home={2: OUT, **OTHERS})

    for name in ("reserve", "riders"):
        assert feature(name, fallen) < feature(name, both)
        assert feature(name, fallen, 1) == pytest.approx(feature(name, both, 1))


def test_who_rides_in_a_group_has_company() -> None:
    together, alone = race(PHI, home=LAST_OUT), race({**PHI, 1: "T2:3.2"}, home=LAST_OUT)

    assert feature("company", alone) < feature("company", together)


def test_a_card_counts_until_it_is_used() -> None:
    state = race({7: "T1:3.6", 1: "T1:2.6"}, jerseys={"yellow": 7})
    before = feature("cards", state, 1)
    play(state, "card yellow", "move T1:3.8: 3")

    assert before > feature("cards", state, 1) == 0


def test_a_rider_who_rode_ahead_is_judged_better_off() -> None:
    slow, fast = race(PHI, home=LAST_OUT), race(PHI, home=LAST_OUT)
    turn(slow, "throw yellow: 3", "move T1:3.7")
    turn(fast, "throw yellow: 6", "move T2:3.1")

    assert JUDGEMENT.chances(fast)[0] > JUDGEMENT.chances(slow)[0]
