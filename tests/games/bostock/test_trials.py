"""Both time trials: the worked examples 47 to 53 of the specification, and what else their rules say."""

import pytest

from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.rules.hands import has_laid
from gruppetto.games.bostock.rules.scoring import solo_trial_result, tied_for_points
from tests.games.bostock.table import (
    BLUE,
    RED,
    any_luck,
    changed_edition,
    edition,
    kinds,
    legal,
    name_of,
    play,
    race,
    refused,
    riding,
    setup_for,
    start,
    targets,
    trial,
    trial_hands,
    written,
)

TABLE = edition().points

# --- the team time trial ---


@pytest.mark.rule("BOS-13.1", "BOS-13.2")
def test_47_lane() -> None:
    state = riding({}, "blue-200", board=2)
    assert legal(state) == ["move red-1 2 5.1"]
    assert refused(state, "move red-1 2 4.2") == "BOS-13.1"


@pytest.mark.rule("BOS-13.2", "BOS-6.5")
def test_a_mate_ahead_is_a_wall_and_no_squeeze() -> None:
    state = riding({"red-1": "8.1", "red-2": "7.1"}, "blue-211", board=2)
    assert refused(state, "move red-2 2 9.1") == "BOS-6.5"


HOME_SOON = {"blue-1": "home", "blue-2": "home", "blue-3": "17.2", "orange-1": "home", "orange-2": "home"}


@pytest.mark.rule("BOS-13.5", "BOS-13.6", "BOS-13.7")
def test_48_tie() -> None:
    at = {**HOME_SOON, "orange-3": "17.3", "white-1": "home", "white-2": "17.4", "white-3": "16.4"}
    state = race(at, board=2, turn="blue", dealer=3, hand=["white-100"], round=12, options={"stages": "2+3"})
    events = play(state, "play white-100", "move blue-3 1 finish")
    assert "team_home" in kinds(events)
    assert state.to_decide == 2
    card = legal(state)[0].split()[1]
    play(state, f"play {card}", "move orange-3 1 finish")
    card = next(move for move in legal(state) if "11" in move or "10" in move).split()[1]
    play(state, f"play {card}")
    while state.stage_index == 0:
        play(state, next(move for move in legal(state) if "finish" not in move or len(legal(state)) == 1))
    assert state.results[0].complete == (1, 2)
    assert state.results[0].team_points == (0, 8, 8, 0)
    assert state.results[0].individual == (0, 0, 0, 0)


@pytest.mark.rule("BOS-13.5")
def test_49_last_seat() -> None:
    at = {"white-1": "home", "white-2": "home", "white-3": "17.4", "blue-1": "17.2"}
    state = race(at, board=2, turn="white", dealer=3, hand=["red-100"], options={"stages": "2+3"})
    play(state, "play red-100", "move white-3 1 finish")
    assert state.stage_index == 1
    assert state.results[0].team_points == (0, 0, 0, 8)


@pytest.mark.rule("BOS-13.8")
def test_who_is_complete_has_no_further_turn() -> None:
    state = race({**HOME_SOON}, board=2, turn="blue", dealer=0, hand=["white-100"], options={"stages": "2+3"})
    play(state, "play white-100", "move blue-3 1 finish")
    seen = set()
    while state.stage_index == 0:
        seen.add(state.to_decide)
        play(state, legal(state)[0])
    assert seen == {2, 3, 0}


@pytest.mark.rule("BOS-13.3")
def test_there_are_no_risk_cards_and_green_stays_the_holders_title() -> None:
    stage = {"finish": ["blue-1", "red-1", "red-2", "white-1", "red-3"], "across": ["white-1", "red-1"]}
    state = race({"red-1": "8.1"}, board=2, results=[stage], hand=["white-100"])
    assert name_of(state.green) == "white-1"
    events = play(state, "play white-100", "move red-1 1 9.1")
    assert "risk_drawn" not in kinds(events)
    assert "green_line" not in kinds(events)
    assert not any(state.leg.dots)


@pytest.mark.rule("BOS-13.4")
def test_bonus_and_as_far_as_possible_hold_in_the_lane() -> None:
    state = riding({"red-1": "8.1", "red-2": "6.1", "red-3": "5.1"}, "red-220", board=2)
    assert targets(state, "red-1", "2") == ["10.1"]
    assert targets(state, "red-1", "2+1") == ["11.1"]
    assert targets(state, "red-2", "2") == ["7.1"]


@pytest.mark.rule("BOS-13.7")
def test_by_option_the_pair_bonus_is_that_of_the_road() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "17.1"}
    options = {"stages": "2+3", "ttt_pair_bonus": True}
    state = race(at, board=2, hand=["white-100"], dealer=0, options=options)
    play(state, "play white-100", "move red-3 1 finish")
    assert state.results[0].team_points == (8 + 4, 0, 0, 0)


@pytest.mark.rule("BOS-13.7", "BOS-16.6")
def test_an_edition_may_give_the_pair_bonus_in_the_team_time_trial() -> None:
    data = changed_edition(("ttt_pair_bonus = 0", "ttt_pair_bonus = 4"))
    at = {"red-1": "home", "red-2": "home", "red-3": "17.1"}
    state = race(at, board=2, hand=["white-100"], data=data, dealer=0, options={"stages": "2+3"})
    play(state, "play white-100", "move red-3 1 finish")
    assert state.results[0].team_points == (12, 0, 0, 0)


# --- the individual time trial ---

TEN = ("red-211", "red-100", "red-110", "red-111", "red-200", "red-210", "red-220", "red-221", "white-100", "white-110")
OTHER = (
    "blue-100",
    "blue-110",
    "blue-111",
    "blue-200",
    "blue-210",
    "blue-211",
    "blue-220",
    "blue-221",
    "white-111",
    "white-200",
)


@pytest.mark.rule("BOS-14.6", "BOS-14.7", "BOS-14.4")
def test_50_both_ride_their_sums() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    events = play(state, "ride red-211")
    assert state.distances == [0, 0]
    assert [event.seen_by(BLUE) for event in events] == [{"who": "player:0"}]
    play(state, "ride blue-100")
    assert state.distances == [4, 1]


@pytest.mark.rule("BOS-14.8", "BOS-14.10")
def test_51_finish() -> None:
    hands = trial_hands(["sprint-321", "red-100"], ["blue-100", "blue-110"])
    state = trial(hands=hands, used=[8, 8], distances=[30, 20])
    play(state, "ride sprint-321", "ride blue-100")
    assert state.distances == [36, 21]
    assert state.used == [9, 9]
    assert state.hands[RED] == ()
    assert state.to_decide == BLUE
    play(state, "ride blue-110")
    assert state.distances[BLUE] == 23


@pytest.mark.rule("BOS-14.9")
def test_52_new_cards() -> None:
    state = trial(hands=trial_hands(["red-100"], ()), used=[9, 9], distances=[28, 33])
    deck = ["white-221", "orange-100", "orange-110", "orange-111", "orange-200", "orange-210"]
    play(state, "ride red-100", luck=[*deck, "orange-211", "orange-220", "white-110", "white-200"])
    assert len(state.hands[RED]) == 10
    play(state, "ride white-221")
    assert state.results[0].rides == ((11,), (9,))
    assert state.results[0].individual == (0, 6)


@pytest.mark.rule("BOS-14.3", "BOS-14.11", "BOS-14.12", "BOS-14.2")
def test_53_three_players() -> None:
    hands = trial_hands((), (), ["sprint-321", "red-100", "red-110"], seats=3)
    state = trial(
        seats=3,
        hands=hands,
        heat=[2],
        waiting=[],
        used=[9, 8, 7],
        distances=[33, 32, 30],
        to_decide=2,
    )
    events = play(state, "ride sprint-321")
    assert [event.params["riders"] for event in events if event.kind == "ride_off" and event.params] == [
        ["player:1", "player:2"]
    ]
    assert state.heat == (1, 2)
    assert state.rides == [(9,), (8,), (8,)]
    result = solo_trial_result((), 4, [(9,), (8, 10), (8, 9)], [1, 1, 1], table=TABLE, seats=3)
    assert result.individual == (0, 0, 6)


@pytest.mark.rule("BOS-14.12", "BOS-14.2")
def test_a_ride_off_begins_left_of_the_dealer_too() -> None:
    hands = trial_hands(["sprint-321", "red-100", "red-110"], seats=3)
    last = {"heat": [0], "waiting": [], "used": [7, 8, 9], "distances": [30, 32, 33]}
    state = trial(seats=3, dealer=0, hands=hands, **last)
    play(state, "ride sprint-321")
    assert state.heat == (1, 0)


@pytest.mark.rule("BOS-14.12")
def test_after_five_ride_offs_all_who_are_tied_score() -> None:
    tied = [(8, 9, 9, 9, 9, 9), (8, 9, 9, 9, 9, 9)]
    assert tied_for_points([cards[:5] for cards in tied], TABLE, 5) == (0, 1)
    assert tied_for_points(tied, TABLE, 5) == ()
    assert solo_trial_result((), 4, tied, [1, 1], table=TABLE, seats=2).individual == (6, 6)


@pytest.mark.rule("BOS-14.12")
def test_an_edition_with_more_places_rides_off_every_scoring_place() -> None:
    table = changed_edition(("itt_individual = [6]", "itt_individual = [6, 3]")).points
    assert tied_for_points([(8,), (9,), (9,)], table, 5) == (1, 2)
    assert tied_for_points([(8,), (9,), (9,)], TABLE, 5) == ()
    result = solo_trial_result((), 4, [(8,), (9, 9), (9, 8)], [1, 1, 1], table=table, seats=3)
    assert result.individual == (6, 0, 3)


@pytest.mark.rule("BOS-14.1", "BOS-14.2")
def test_naming_goes_round_openly_and_forms_the_heats() -> None:
    state = start(4, {"stages": "4"})
    first = state.to_decide
    assert first == (state.dealer + 1) % 4
    while state.phase.name == "NOMINATE":
        other = ("red", "blue", "orange", "white")[(state.to_decide + 1) % 4]
        assert refused(state, f"nominate {other}-1") == "BOS-14.1"
        play(state, legal(state)[1])
    assert state.heat == (first, (first + 1) % 4)
    assert state.waiting == ((first + 2) % 4, (first + 3) % 4)
    assert state.view(-1).open.named == [seat * 3 + 1 for seat in range(4)]


@pytest.mark.rule("BOS-1.3", "BOS-14.1")
def test_nobody_names_a_rider_of_a_team_that_is_not_there() -> None:
    assert refused(start(2, {"stages": "4"}), "nominate white-1") == "BOS-1.3"


@pytest.mark.rule("BOS-14.5")
def test_every_heat_has_fresh_cards_ten_each() -> None:
    state = start(3, {"stages": "4"})
    for _ in range(3):
        play(state, legal(state)[0])
    assert sorted(map(len, state.hands)) == [0, 10, 10]
    while len(state.heat) == 2:
        play(state, legal(state)[0])
    assert sorted(map(len, state.hands)) == [0, 0, 10]
    assert state.draw_count == 38
    assert sum(state.discards) == 0


@pytest.mark.rule("BOS-14.6")
def test_a_chosen_card_stays_hidden_and_cannot_be_changed() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    play(state, "ride red-211")
    assert refused(state, "ride red-100", seat=RED) == "BOS-14.6"
    for seat in (BLUE, -1):
        view = state.view(seat)
        assert has_laid(view.open, RED)
        assert not has_laid(view.open, BLUE)
        assert view.chosen == NO_CARD
    assert state.view(RED).chosen == state.chosen[RED] >= 0


@pytest.mark.rule("BOS-14.10")
def test_riding_on_plays_the_greatest_sum_until_the_heat_ends() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    events = play(state, "ride on", "ride on")
    assert [event.params["steps"] for event in events if event.kind == "rode" and event.params][:4] == [5, 5, 4, 4]
    assert state.phase.name == "OVER" or state.rides[0]


def test_riding_on_ends_with_the_heat() -> None:
    state = trial(seats=3, hands=trial_hands(TEN, OTHER, seats=3))
    play(state, "ride on", "ride on")
    assert state.heat == (2,)
    assert state.automatic == 0


def test_who_rides_on_leaves_the_other_his_choice() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    play(state, "ride on")
    assert state.to_decide == BLUE
    play(state, "ride blue-100")
    assert state.to_decide == BLUE
    assert state.distances == [5, 1]


@pytest.mark.rule("BOS-14.11", "BOS-14.12")
def test_a_time_trial_always_ends_with_its_points() -> None:
    for seed in range(20):
        state = start(4, {"stages": "4"}, seed)
        luck = any_luck(seed)
        while state.to_decide >= 0:
            state.play(state.actions()[-1], luck)
        assert max(state.results[0].individual) == 6
        assert written(state)["phase"] == "over"


@pytest.mark.rule("BOS-14.9")
def test_more_cards_than_are_dealt_at_once_can_be_told_in_numbers() -> None:
    state = trial(hands=trial_hands(TEN[:9]), distances=[31, 33], used=[11, 9])
    coding = GAME.coding(setup_for(2, {"stages": "4"}))

    (used,) = (row for row in coding.rows if row.name == "used")

    assert used.fits(state.view(RED))
