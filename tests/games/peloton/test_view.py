"""What a seat sees: everything but the others' legal actions."""

import pickle

from gruppetto.engine.event import SPECTATOR
from tests.games.peloton.table import PHI, any_luck, play, race


def test_nothing_is_hidden_and_only_the_seat_to_decide_has_actions() -> None:
    state = race(PHI)
    play(state, "throw yellow: 4")
    views = [state.view(seat) for seat in (SPECTATOR, 0, 1)]

    assert [len(view.actions) > 0 for view in views] == [False, True, False]
    assert {view.hexes for view in views} == {tuple(state.hexes)}


def test_an_imagined_position_is_the_position() -> None:
    state = race(PHI)
    play(state, "throw red: 4", "move T1:3.7")
    for seat in (SPECTATOR, 0, 1):
        imagined = state.view(seat).imagine(any_luck())

        assert imagined.document() == state.document()
        assert list(imagined.actions()) == list(state.actions())


def test_a_view_travels_to_another_process() -> None:
    view = race(PHI).view(0)
    sent = pickle.loads(pickle.dumps(view))

    assert sent.actions == view.actions
    assert sent.imagine(any_luck()).document() == race(PHI).document()


def test_a_view_knows_its_groups_and_the_standings() -> None:
    view = race(PHI, jerseys={"yellow": 1}).view(0)

    assert [view.race.bibs[rider] for rider in view.group(0)] == list(PHI)
    assert view.race.bibs[view.standings().riders[0]] == 1
    assert not view.over
