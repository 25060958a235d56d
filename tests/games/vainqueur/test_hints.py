"""The bot hints of the specification: what looks best at a glance, and that it is good enough to win."""

import pytest

from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.actions import Play
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import A, B, C, any_luck, race, setup_for


def best(state: VainqueurState) -> str:
    view = state.view(state.to_decide)
    worths = GAME.appraise(view)
    return str(view.actions[worths.index(max(worths))])


CASES: list[tuple[str, VainqueurState, str]] = [
    ("1 win with the smallest card", race(1, at=[240, 0, 0, 0], hand="km20 km60 sprinter"), "ride km20"),
    ("1 win with the sprinter", race(1, at=[200, 0, 0, 0], hand="km20 sprinter"), "sprint"),
    ("2 stop who is about to win", race(1, at=[60, 220, 0, 0], hand="fall km60"), f"attack fall {B}"),
    ("2 prefer the fall", race(1, at=[60, 220, 0, 0], hand="burst_tyre fall"), f"attack fall {B}"),
    ("2 the nearer one", race(1, at=[60, 200, 240, 0], hand="fall km60"), f"attack fall {C}"),
    ("2 in the mountains within 20 km", race(6, at=[0, 120, 0, 0], hand="fall km20"), f"attack fall {B}"),
    ("2 not further off without a climber", race(6, at=[0, 80, 0, 0], hand="fall km20"), "ride km20"),
    ("2 but with one", race(6, at=[0, 80, 0, 0], climbers=[B], hand="fall km20"), f"attack fall {B}"),
    ("3 no attack for its own sake", race(1, at=[0, 40, 0, 0], hand="fall fall km20"), "ride km20"),
    ("3 nor when one cannot ride", race(1, at=[0, 40, 0, 0], hand="fall feed feed"), "discard feed"),
    ("4 counter", race(hand="spare_bike km60", blocked={A: "fall"}), "counter spare_bike"),
    ("4 wheel before bike", race(hand="spare_wheel spare_bike", blocked={A: "burst_tyre"}), "counter spare_wheel"),
    ("6 the largest card on the flat", race(1, hand="km20 km40 km60"), "ride km60"),
    ("6 no further than the zone", race(1, at=[180, 0, 0, 0], hand="km20 km40 sprinter"), "ride km20"),
    ("7 lay the climber first", race(6, hand="climber km20 km60"), "climb"),
    ("7 not when it comes too late", race(6, at=[100, 0, 0, 0], hand="climber km20"), "ride km20"),
]


@pytest.mark.parametrize(("state", "wanted"), [pytest.param(*case[1:], id=case[0]) for case in CASES])
def test_what_looks_best(state: VainqueurState, wanted: str) -> None:
    assert best(state) == wanted


def test_hint_5_duplicate_counters_are_shed_first() -> None:
    state = race(hand="spare_bike spare_wheel feed feed gear_change fall sprinter climber")
    assert best(state) in ("discard spare_wheel", "discard feed")


def test_hint_7_forties_are_dropped_first_in_the_mountains() -> None:
    state = race(7, hand="km40 km60 spare_bike spare_wheel gear_change fall sprinter sprinter", blocked={B: "fall"})
    shed = {str(action): worth for action, worth in zip(state.actions(), GAME.appraise(state.view(A)), strict=True)}
    assert shed["discard km40"] > shed["discard km60"]


def test_hint_9_a_single_speciality_is_kept_to_the_last() -> None:
    state = race(6, hand="sprinter km40 km60 fall spare_bike feed gear_change km40", blocked={A: "hunger"})
    shed = {str(action): worth for action, worth in zip(state.actions(), GAME.appraise(state.view(A)), strict=True)}
    assert min(shed, key=lambda move: shed[move]) == "discard sprinter"


def test_worths_are_aligned_with_the_actions_and_empty_for_the_others() -> None:
    state = race(hand="km20 fall")
    assert len(GAME.appraise(state.view(A))) == len(state.actions())
    assert GAME.appraise(state.view(B)) == []


def test_playing_by_the_hints_beats_random_play() -> None:
    setup = setup_for(2, {"tour": "short"})
    wins = 0.0
    for seed in range(20):
        luck = any_luck(seed)
        state = GAME.start(setup, luck)
        while state.to_decide >= 0:
            state.play(decide(state, state.to_decide == seed % 2), luck)
        wins += state.standing()[seed % 2]
    assert wins >= 15


def decide(state: VainqueurState, by_hints: bool) -> Play:
    view = state.view(state.to_decide)
    if not by_hints:
        return view.actions[any_luck(state.draw_count * 31 + state.round).die(len(view.actions)) - 1]
    worths = GAME.appraise(view)
    return view.actions[worths.index(max(worths))]
