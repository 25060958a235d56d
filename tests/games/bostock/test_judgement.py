"""How bots judge positions: by figures that rise with what is good, and by a guess at the cards of others."""

import random
from pathlib import Path

import pytest

from gruppetto.bots import make_bot
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.judgement import WeightsError, read_weights
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.game import WEIGHTS
from gruppetto.games.bostock.rules.state import BostockState
from tests.games.bostock.table import BLUE, RED, any_luck, play, race, riding, setup_for, trial, trial_hands
from tests.games.catalogues import LANGUAGES, catalogues

JUDGEMENT = GAME.judgement()
IN_MID_RACE = {"red-1": "9.1", "red-2": "8.1", "red-3": "7.1", "blue-1": "9.4", "blue-2": "8.4", "blue-3": "7.4"}


def figure(name: str, state: BostockState, seat: int = RED) -> float:
    return JUDGEMENT.features(state, seat)[JUDGEMENT.names.index(name)]


def duel(*, hand: tuple[str, ...] = (), held: dict[str, str] | None = None, **moved: str) -> BostockState:
    """Two teams level in mid-race, but for those who stand elsewhere: `red_1="12.1"`."""
    at = {**IN_MID_RACE, **{name.replace("_", "-"): place for name, place in moved.items()}}
    return race(at, seats=2, hand=list(hand), held=held or {})


def ride_at_random(seats: int, stages: str) -> list[BostockState]:
    """Every position of a match in which anybody plays anything."""
    luck = random.Random(stages)
    chance = SampledChance(luck.random)
    state = GAME.start(setup_for(seats, {"stages": stages}), chance)
    positions = [state.copy()]
    while state.to_decide >= 0:
        state.play(luck.choice(state.actions()), chance)
        positions.append(state.copy())
    return positions


# --- at a glance ---


@pytest.mark.parametrize(("seats", "stages"), [(2, "1+4"), (4, "3"), (3, "2")])
def test_a_glance_at_a_position_is_the_one_at_its_view(seats: int, stages: str) -> None:
    for state in ride_at_random(seats, stages)[:-1]:
        assert JUDGEMENT.appraise(state) == GAME.appraise(state.view(state.to_decide))


# --- chances ---


@pytest.mark.parametrize(("seats", "stages"), [(2, "1+2+4"), (4, "5")])
def test_chances_add_up_to_one_and_are_exact_in_the_end(seats: int, stages: str) -> None:
    positions = ride_at_random(seats, stages)

    for state in positions:
        assert sum(JUDGEMENT.chances(state)) == pytest.approx(1.0)
    assert JUDGEMENT.chances(positions[-1]) == positions[-1].standing()


def test_a_team_at_the_line_while_the_other_has_hardly_left_has_won() -> None:
    state = duel(red_1="home", red_2="home", red_3="19.1", blue_1="5.4", blue_2="4.4", blue_3="3.4")

    assert JUDGEMENT.chances(state)[RED] > 0.95


def test_points_weigh_more_the_less_is_left_of_the_tour() -> None:
    positions = ride_at_random(2, "1+3+5")
    second, third = (next(state for state in positions if JUDGEMENT.stage(state) == stage) for stage in (1, 2))
    third.results = second.results
    sums = second.totals().sums
    leader = sums.index(max(sums))

    assert figure("points", third, leader) > figure("points", second, leader) > 0


# --- features ---


def test_places_and_green_points_count_at_once() -> None:
    assert figure("points", duel(red_1="home")) > 0
    assert figure("points", duel(red_1="12.1")) > figure("points", duel(red_1="11.1")) == 0


def test_the_last_rider_decides_who_is_complete() -> None:
    assert figure("complete", duel(red_3="8.2")) > figure("complete", duel()) > figure("complete", duel(red_3="5.1"))


def test_who_lies_ahead_will_be_placed_better() -> None:
    assert figure("places", duel(red_1="11.1")) > figure("places", duel())


def test_two_riders_ahead_are_a_pair_and_one_is_none() -> None:
    assert figure("pair", duel(red_1="11.1", red_2="11.2")) > figure("pair", duel(red_1="11.1", red_3="9.2"))


def test_the_foremost_before_the_green_line_will_have_its_points() -> None:
    assert figure("green", duel(red_1="11.1")) > figure("green", duel())


def test_every_step_is_progress() -> None:
    assert figure("progress", duel(red_2="9.2")) > figure("progress", duel())


def test_a_rider_with_no_way_on_has_no_freedom() -> None:
    boxed = duel(red_1="9.1", blue_1="10.1", blue_2="9.2")

    assert figure("freedom", boxed) < figure("freedom", duel())


def test_strong_cards_are_good_to_hold() -> None:
    strong, weak = duel(hand=("sprint-321", "red-221")), duel(hand=("blue-100", "white-100"))

    assert figure("cards", strong) > figure("cards", weak)


def test_a_kept_blue_card_is_good_to_have_and_a_red_one_is_not() -> None:
    blue, red = duel(held={"red-1": "B2"}), duel(held={"red-1": "R7"})

    assert figure("risk", blue) > figure("risk", duel()) > figure("risk", red)


def test_against_the_clock_the_better_hand_needs_fewer_cards() -> None:
    hands = trial_hands(["red-100", "sprint-321", "red-221"], ["blue-100", "blue-110", "blue-111"])
    state = trial(hands=hands, used=[7, 7], distances=[20, 20])

    assert figure("trial", state, RED) > figure("trial", state, BLUE)


def test_a_card_that_lies_face_down_is_as_good_as_ridden() -> None:
    hands = trial_hands(["red-100", "sprint-321", "red-221"], ["blue-100", "blue-110", "blue-111"])
    strong, weak = (trial(hands=hands, used=[7, 7], distances=[22, 22]) for _ in range(2))

    play(strong, "ride sprint-321")
    play(weak, "ride red-100")

    assert figure("trial", strong) > figure("trial", weak)


# --- marks ---


def test_a_turn_is_one_from_its_card_to_its_last_move() -> None:
    state = riding({"red-1": "9.2"}, "blue-210", seats=2)
    turn = JUDGEMENT.turn(state)
    play(state, "move red-1 2 11.2")
    assert JUDGEMENT.turn(state) == turn

    play(state, str(state.actions()[0]))

    assert (state.to_decide, JUDGEMENT.turn(state) == turn) == (BLUE, False)


def test_stages_are_counted_from_nought_to_one_more_than_the_last() -> None:
    assert sorted({JUDGEMENT.stage(state) for state in ride_at_random(2, "1+2+4")}) == [0, 1, 2, 3]


def test_it_is_decided_when_no_stage_can_make_up_for_the_lead() -> None:
    positions = ride_at_random(2, "1+4")
    last_stage = next(state for state in positions if JUDGEMENT.stage(state) == 1)
    first, second = last_stage.totals().sums

    assert JUDGEMENT.decided(last_stage) is (abs(first - second) > 6)
    assert not JUDGEMENT.decided(positions[0])
    assert JUDGEMENT.decided(positions[-1])


# --- beliefs ---


def guessed(state: BostockState, worlds: int = 200) -> float:
    """The mean steps on the cards of blue, as red imagines them."""
    view, chance = state.view(RED), any_luck()
    totals = state.course.totals
    return sum(sum(totals[kind] for kind in view.imagine(chance).hands[BLUE]) for _ in range(worlds)) / worlds


def test_after_some_rounds_a_rival_probably_holds_what_he_did_not_play() -> None:
    early, late = race(IN_MID_RACE, seats=2, round=2), race(IN_MID_RACE, seats=2, round=6)

    assert guessed(late) < guessed(early) - 2


# --- weights, words and levels ---


def test_every_feature_speaks_for_the_seat() -> None:
    assert min(JUDGEMENT.weights) > 0


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "value.toml"
    other.write_text("[weights]\nlegs = 1.0\n", encoding="utf-8")

    with pytest.raises(WeightsError, match=r"value.toml weighs legs, but the features are points, complete"):
        read_weights(other, JUDGEMENT.names)
    assert read_weights(WEIGHTS, JUDGEMENT.names) == JUDGEMENT.weights


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_a_sentence(language: str) -> None:
    messages = catalogues(GAME).messages[language]

    for name in JUDGEMENT.names:
        assert f"bostock-reason-{name}" in messages


@pytest.mark.parametrize("level", list(GAME.searches))
def test_every_level_takes_the_win_at_the_line(level: str) -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "18.1", "blue-1": "home", "blue-2": "19.3", "blue-3": "19.4"}
    state = race(at, seats=2, hand=["blue-100", "white-100", "blue-111", "white-211"])
    bot = make_bot(level, GAME, lambda seed: random.Random(1).random)

    assert str(bot.decide(state.view(RED))) == "play white-211"
