"""The rounds of a team time trial: staggered start, team turns, counts (SEC-17, section 4.4)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules import falls
from gruppetto.games.seconds.rules.naming import player
from gruppetto.games.seconds.rules.piles import draw_cards, lay_hand_aside
from gruppetto.games.seconds.rules.position import CHOOSE_PHASE, NO_RIDER, SecondsPosition, changed
from gruppetto.games.seconds.rules.rounds import ask_surrender, seats_from, take_off
from gruppetto.games.seconds.rules.scoring import BY_COUNTS, ROUND_SECONDS, TrialTiming


def start_order(state: SecondsPosition) -> list[int]:
    """The teams as they start: clockwise from the starter, or the slowest first (SEC-17.4, D-40)."""
    table = state.standings() if state.course.reverse_start else None
    return list(reversed(table.teams)) if table else seats_from(state.starter, state.course.seats)


def team_turn(state: SecondsPosition, seat: int, race_round: int) -> int:
    """Which turn a team has in a round; below 1 it has not started yet."""
    return race_round - start_order(state).index(seat)


def finished(state: SecondsPosition, seat: int, race_round: int) -> bool:
    """After its last team turn, or with all riders past the line (SEC-17.6)."""
    return team_turn(state, seat, race_round) >= state.course.trial_turns or not state.racing(seat)


def round_order(state: SecondsPosition) -> list[int]:
    """The teams that have started and have not finished (SEC-17.4, 17.6)."""
    started = [seat for seat in start_order(state) if team_turn(state, seat, state.round) >= 1]
    return [seat for seat in started if not finished(state, seat, state.round - 1)]


def next_turn(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """The next decision of this round; False when the round is over."""
    while True:
        if falls.ask_fallen(state):
            return True
        if state.turn >= 0:
            seat = state.order[state.turn]
            if ask_surrender(state, [seat]):
                return True
            _sit_out(state, seat, tell)
            if falls.waiting(state, seat):
                state.phase = CHOOSE_PHASE
                state.to_decide = seat
                state.rider = NO_RIDER
                return True
            _refill(state, seat, chance, tell)
        state.turn += 1
        state.moved = 0
        if state.turn == len(state.order):
            return False
        seat = state.order[state.turn]
        state.due = changed(state.due, seat, RIDERS - state.racing(seat))
        if tell is not None:
            turn = team_turn(state, seat, state.round)
            tell(Event("team_turn", {"who": player(seat), "turn": turn, "of": state.course.trial_turns}))


def _sit_out(state: SecondsPosition, seat: int, tell: Tell | None) -> None:
    """The parts of this team turn that pass by themselves (D-23)."""
    for rider in falls.waiting(state, seat):
        if falls.sits_out(state, rider, tell):
            state.moved |= 1 << rider


def _refill(state: SecondsPosition, seat: int, chance: Chance, tell: Tell | None) -> None:
    """Once only, when exactly one card a rider is left (SEC-17.2)."""
    left = state.hand_sizes[seat] + falls.cards_ahead(state, seat)
    if state.racing(seat) and left == RIDERS and not state.refilled >> seat & 1:
        state.refilled |= 1 << seat
        draw_cards(state, seat, RIDERS * state.course.trial_refill, chance, tell)


def end_round(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """Riders past the line and riders of finished teams leave the board (SEC-17.9).

    Says whether the stage is over (SEC-17.6)."""
    over = [seat for seat in state.order if finished(state, seat, state.round)]
    crossed = enumerate(state.finish_rounds)
    take_off(state, [rider for rider, at in crossed if at == state.round or rider // RIDERS in over])
    for seat in over:
        lay_hand_aside(state, seat, tell)
    return all(finished(state, seat, state.round) for seat in range(state.course.seats))


def timing(state: SecondsPosition) -> TrialTiming:
    """Return how the counts of this stage become times (SEC-17.8)."""
    if not state.course.timed_at_finish:
        return BY_COUNTS
    turns = [turns_left(state, rider) for rider, crossed in enumerate(state.finish_rounds) if crossed]
    return TrialTiming(state.leg.length, max(turns, default=0))


def turns_left(state: SecondsPosition, rider: int) -> int:
    """The turns that his team had left when a rider crossed the line."""
    return state.course.trial_turns - team_turn(state, rider // RIDERS, state.finish_rounds[rider])


def counts(state: SecondsPosition) -> list[int]:
    """By rider the number reached, and 10 more for each team turn left when he crossed the line (SEC-17.7)."""
    found = list(state.numbers)
    for rider, crossed in enumerate(state.finish_rounds):
        if crossed:
            found[rider] += ROUND_SECONDS * turns_left(state, rider)
    return found
