"""Whole tours by random play: cards are conserved, positions make sense, every tour ends."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.box.cards import CLIMBER, KINDS, NO_CARD
from gruppetto.games.vainqueur.box.options import OPTIONS
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import any_luck, setup_for

any_options = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in OPTIONS})


def cards_everywhere(state: VainqueurState) -> list[int]:
    counts = [state.draw[kind] + state.discard[kind] for kind in range(KINDS)]
    for place, count in enumerate(state.hands):
        counts[place % KINDS] += count
    for handicap in state.handicaps:
        if handicap != NO_CARD:
            counts[handicap] += 1
    counts[CLIMBER] += state.climbers.bit_count()
    return counts


def check(state: VainqueurState) -> None:
    seats = range(state.course.seats)
    assert cards_everywhere(state) == list(state.course.deck)
    assert (sum(state.draw), sum(state.discard)) == (state.draw_count, state.discard_count)
    assert state.masks == [sum(1 << kind for kind, count in enumerate(state.hand(seat)) if count) for seat in seats]
    assert state.blocked == sum(1 << seat for seat in seats if state.handicaps[seat] != NO_CARD)
    assert all(0 <= position < state.leg.length for position in state.positions)
    for seat in seats:
        size = 0 if state.phase is PROLOGUE else 7 + (state.phase is ROAD_TURN and seat == state.to_decide)
        assert sum(state.hand(seat)) == size


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 6), options=any_options, seed=st.integers(0, 10**6))
def test_every_position_of_a_tour_holds_together(seats: int, options: dict[str, object], seed: int) -> None:
    luck = any_luck(seed)
    state = GAME.start(setup_for(seats, {**options, "tour": "short"}), luck)
    decisions = 0
    while state.to_decide >= 0:
        check(state)
        actions = state.actions()
        state.play(actions[luck.die(len(actions)) - 1], luck)
        decisions += 1
        assert decisions < 20_000
    check(state)
    points = [sum(result.points) for result in state.ledger]
    assert (len(points), sum(points)) == (6, sum(state.totals))
