"""How bots judge positions: what speaks for a seat, what is already decided, and what rivals probably hold."""

import math
from collections.abc import Sequence

import pytest

from gruppetto.engine.judgement import read_weights
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.bots.judgement import VainqueurJudgement
from gruppetto.games.vainqueur.box.cards import COUNTERS, HANDICAPS, KILOMETRES, KIND_OF, SPRINTER
from gruppetto.games.vainqueur.game import WEIGHTS
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.catalogues import LANGUAGES, catalogues
from tests.games.vainqueur.table import A, B, any_luck, play, race, setup_for, start

JUDGEMENT = GAME.judgement()
TEXTS = catalogues(GAME)


def feature(name: str, state: VainqueurState, seat: int = A) -> float:
    return JUDGEMENT.features(state, seat)[JUDGEMENT.names.index(name)]


@pytest.mark.parametrize(("seats", "options"), [(2, {"tour": "short"}), (4, {"tour": "1+2+6"})])
def test_a_position_is_appraised_as_its_view(seats: int, options: dict[str, object]) -> None:
    luck = any_luck(seats)
    state = GAME.start(setup_for(seats, options), luck)
    while state.to_decide >= 0:
        actions = state.actions()
        assert JUDGEMENT.appraise(state) == GAME.appraise(state.view(state.to_decide))
        state.play(actions[luck.die(len(actions)) - 1], luck)


def test_chances_add_up_to_one_and_are_exact_at_the_end() -> None:
    luck = any_luck(5)
    state = GAME.start(setup_for(3, {"tour": "1+6"}), luck)
    while state.to_decide >= 0:
        assert math.isclose(sum(JUDGEMENT.chances(state)), 1.0)
        actions = state.actions()
        state.play(actions[luck.die(len(actions)) - 1], luck)
    assert JUDGEMENT.chances(state) == state.standing()
    assert JUDGEMENT.stage(state) == 2


BETTER: list[tuple[str, VainqueurState, VainqueurState]] = [
    ("road", race(1, at=[40, 0, 0, 0], hand="km20"), race(1, hand="km20")),
    ("finish", race(1, at=[220, 0, 0, 0], hand="km40"), race(1, at=[180, 0, 0, 0], hand="km40")),
    ("finish", race(1, at=[200, 0, 0, 0], hand="sprinter"), race(1, at=[180, 0, 0, 0], hand="sprinter")),
    ("free", race(hand="feed"), race(hand="feed", blocked={A: "hunger"})),
    ("kilometres", race(1, hand="km60 km60"), race(1, hand="km60")),
    ("kilometres", race(6, hand="km60", climbers=[A]), race(6, hand="km60")),
    ("reserve", race(7, hand="km60"), race(7, hand="fall")),
    ("counters", race(hand="km20 feed"), race(hand="km20 km20 km20 km20 km20 km20 km20 km20")),
    ("handicaps", race(hand="fall hunger"), race(hand="fall")),
    ("sprinter", race(1, hand="sprinter"), race(1, hand="km20")),
    ("climber", race(6, climbers=[A], hand="km20"), race(6, hand="km20")),
    ("turn", race(turn=A, hand="km20"), race(turn=B, hand="km20")),
]


@pytest.mark.parametrize(
    ("name", "better", "worse"), [pytest.param(*case, id=f"{case[0]}-{at}") for at, case in enumerate(BETTER)]
)
def test_more_of_a_feature_is_better(name: str, better: VainqueurState, worse: VainqueurState) -> None:
    assert feature(name, better) > feature(name, worse)


def test_points_won_count_for_the_whole_tour() -> None:
    state = race(4, results=[(A, [260, 0, 0, 0]), (A, [40, 0, 0, 0]), (B, [0, 220, 0, 0])])

    assert feature("points", state, A) > feature("points", state, B) > feature("points", state, 2)


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    results = [(A, [260, 0, 0, 0]), (A, [40, 0, 0, 0])]
    early = race(3, results=results)
    late = race(6, results=results, options={"tour": "short"})

    assert JUDGEMENT.chances(late)[A] > JUDGEMENT.chances(early)[A] > 0.25


def test_who_can_win_with_the_next_card_is_judged_ahead() -> None:
    state = race(1, seats=2, at=[240, 0], hand="km20", options={"tour": "short"})

    assert JUDGEMENT.chances(state)[A] > 0.55


def test_a_won_tour_is_judged_as_won_though_it_goes_on() -> None:
    """With two players who wears the cap in the last stage cannot lose (D-24)."""
    state = race(12, seats=2, cap=A, at=[0, 220], hand="feed", options={"tour": "short"})

    assert JUDGEMENT.decided(state)
    assert JUDGEMENT.chances(state) == [1.0, 0.0]


def test_a_tour_that_the_last_stage_can_turn_is_not_decided() -> None:
    won = [260, 40, 140, 260, 120]
    results = [
        (A if stage < 3 else B, [km if stage < 3 else 0, 0 if stage < 3 else km]) for stage, km in enumerate(won)
    ]
    options = {"tour": "short", "final_tie": "last_stage"}
    state = race(12, seats=2, cap=A, results=results, options=options)

    assert not JUDGEMENT.decided(state)
    assert 0.0 < JUDGEMENT.chances(state)[A] < 1.0


def test_a_turn_ends_with_each_card_and_a_stage_with_its_winner() -> None:
    state = race(1, at=[240, 0, 0, 0], hand="km20 fall")
    marks = [JUDGEMENT.turn(state)]
    play(state, f"attack fall {B}")
    marks.append(JUDGEMENT.turn(state))
    assert marks[0] != marks[1]

    won = race(1, at=[240, 0, 0, 0], hand="km20")
    play(won, "ride km20")
    assert JUDGEMENT.stage(won) == 1


def test_another_roll_is_the_same_turn() -> None:
    state = race(2, hand="")
    before = JUDGEMENT.turn(state)
    play(state, "roll", luck=[3])  # a flying start: roll again
    assert JUDGEMENT.turn(state) == before
    play(state, "roll", luck=[1])
    assert JUDGEMENT.turn(state) != before


def imagined(state: VainqueurState, kinds: Sequence[int], seat: int = B, worlds: int = 300) -> float:
    """How many cards of these kinds A thinks that a rival has."""
    view, luck = state.view(A), any_luck(3)
    return sum(sum(view.imagine(luck).hand(seat)[kind] for kind in kinds) for _ in range(worlds)) / worlds


def test_what_is_ridden_at_once_is_rarely_held_and_a_sprinter_is_kept() -> None:
    dealt, settled = race(1, seats=2, race_round=1), race(1, seats=2, race_round=12)

    assert imagined(settled, KILOMETRES) < imagined(dealt, KILOMETRES) - 1
    assert imagined(settled, [SPRINTER]) > imagined(dealt, [SPRINTER])
    assert imagined(settled, COUNTERS) > imagined(dealt, COUNTERS)


def test_who_may_ride_only_twenties_has_none_left() -> None:
    flat, climb = race(1, seats=2), race(6, seats=2)

    assert imagined(climb, [KIND_OF["km20"]]) < imagined(flat, [KIND_OF["km20"]])
    assert imagined(climb, [KIND_OF["km60"]]) > imagined(flat, [KIND_OF["km60"]])


def test_who_did_not_counter_probably_cannot() -> None:
    free, blocked = race(1, seats=2), race(1, seats=2, blocked={B: "hunger"})

    assert imagined(blocked, [KIND_OF["feed"]]) < imagined(free, [KIND_OF["feed"]]) / 3


def test_who_let_a_rider_go_that_is_about_to_win_has_no_handicap() -> None:
    early, spared = race(1, seats=2, at=[100, 0]), race(1, seats=2, at=[200, 0])

    assert imagined(spared, HANDICAPS) < imagined(early, HANDICAPS) / 5


def test_who_may_not_ride_has_kilometres_in_hand() -> None:
    free, blocked = race(1, seats=2), race(1, seats=2, blocked={B: "hunger"})

    assert imagined(blocked, KILOMETRES) > imagined(free, KILOMETRES) + 1


def test_before_the_deal_there_is_nothing_to_judge() -> None:
    assert JUDGEMENT.chances(start(2)) == [0.5, 0.5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_a_sentence(language: str) -> None:
    keys = {f"vainqueur-reason-{name.replace('_', '-')}" for name in JUDGEMENT.names}

    assert keys - set(TEXTS.messages[language]) == set()


def test_the_weights_fit_and_no_feature_speaks_against_its_seat() -> None:
    assert min(read_weights(WEIGHTS, VainqueurJudgement.names)) >= 0
