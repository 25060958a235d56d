"""What a seat sees: everything but the others' legal actions."""

import pickle

import pytest

from gruppetto.engine.event import SPECTATOR
from gruppetto.games.peloton.rules.moving import reach
from tests.games.peloton.table import PHI, any_luck, play, race


def test_nothing_is_hidden_and_only_the_seat_to_decide_has_actions() -> None:
    state = race(PHI)
    play(state, "throw yellow: 4")
    views = [state.view(seat) for seat in (SPECTATOR, 0, 1)]

    assert [len(view.actions) > 0 for view in views] == [False, True, False]
    assert [view.open.hexes for view in views] == [state.hexes] * 3


def test_an_imagined_position_is_the_position() -> None:
    state = race(PHI)
    play(state, "throw red: 4", "move T1:3.7")
    for seat in (SPECTATOR, 0, 1):
        imagined = state.view(seat).imagine(any_luck())

        assert imagined == state
        assert imagined.document() == state.document()
        assert list(imagined.actions()) == list(state.actions())


def test_what_is_played_on_in_an_imagined_position_stays_there() -> None:
    state = race(PHI)
    play(state, "throw yellow: 4")
    view = state.view(0)
    before = view.open.road[:], view.open.hexes[:]
    play(view.imagine(any_luck()), str(view.actions[-1]))

    assert (view.open.road, view.open.hexes) == before == (state.road, state.hexes)


def test_a_view_travels_to_another_process() -> None:
    view = race(PHI).view(0)
    sent = pickle.loads(pickle.dumps(view))

    assert sent == view
    assert sent.actions == view.actions
    assert sent.imagine(any_luck()).document() == race(PHI).document()


def test_the_tables_of_the_course_and_what_follows_from_the_rest_are_not_sent() -> None:
    state = race(PHI)
    play(state, "throw red: 4", "move T1:3.7")
    view = state.view(0)
    sent = pickle.loads(pickle.dumps(view))

    assert sent.open.race is view.open.race
    assert (sent.open.leg, sent.open.ways) == (view.open.leg, view.open.ways)
    assert (sent.open.road, sent.open.taken) == (state.road, state.taken)
    assert list(sent.imagine(any_luck()).actions()) == list(state.actions())


def test_a_view_knows_its_groups_and_the_standings() -> None:
    table = race(PHI, jerseys={"yellow": 1}).view(0).open

    assert [table.race.bibs[rider] for rider in table.group(0)] == list(PHI)
    assert table.race.bibs[table.standings().riders[0]] == 1
    assert not table.over


@pytest.mark.parametrize("exact", [False, True])
def test_rules_are_asked_of_a_view_as_of_the_position_and_change_nothing_in_it(exact: bool) -> None:
    state = race(PHI, options={"exact_move": exact})
    play(state, "throw red: 4")
    sent = pickle.loads(pickle.dumps(state.view(SPECTATOR)))

    assert sent.open.reach is None
    assert reach(sent.open) == reach(state)
    assert sent == state.view(SPECTATOR)
    assert (sent.open.road, sent.open.taken) == (state.road, state.taken)
