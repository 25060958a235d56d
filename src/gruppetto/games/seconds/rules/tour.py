"""The frame around the rounds: preparing a stage, its result, the end of the tour (SEC-2, SEC-14 to 16)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell, of_stage
from gruppetto.games.seconds.box.cards import RIDERS, card_name
from gruppetto.games.seconds.rules.ledger import Finish, StageResult
from gruppetto.games.seconds.rules.naming import of_rider, player
from gruppetto.games.seconds.rules.piles import deal
from gruppetto.games.seconds.rules.position import SecondsPosition
from gruppetto.games.seconds.rules.rounds import end_road_round, next_road_turn, seats_from, start_road_round
from gruppetto.games.seconds.rules.scoring import road_result, trial_result
from gruppetto.games.seconds.rules.trials import (
    counts,
    end_trial_round,
    next_trial_turn,
    start_order,
    start_trial_round,
    trial_over,
)


def start_tour(state: SecondsPosition, chance: Chance, tell: Tell | None) -> None:
    _start_stage(state, 0, chance, tell)
    go_on(state, chance, tell)


def go_on(state: SecondsPosition, chance: Chance, tell: Tell | None) -> None:
    """A turn is over: find the next decision, through the ends of rounds and stages where there is none."""
    _put_down(state)
    next_turn = next_trial_turn if state.leg.trial else next_road_turn
    while not next_turn(state, chance, tell):
        if _end_round(state, chance, tell):
            _end_stage(state, tell)
            if len(state.ledger) == len(state.course.legs):
                _end_tour(state, tell)
                return
            _start_stage(state, state.stage_index + 1, chance, tell)
            next_turn = next_trial_turn if state.leg.trial else next_road_turn
        else:
            _start_round(state, tell)


def _put_down(state: SecondsPosition) -> None:
    """Nothing of the last turn waits any more."""
    state.chance_card = -1
    state.to_discard = 0
    state.swapped = 0
    state.choice_number = 0
    state.choice_lanes = 0


def _start_round(state: SecondsPosition, tell: Tell | None) -> None:
    if state.leg.trial:
        start_trial_round(state, tell)
    else:
        start_road_round(state, tell)


def _end_round(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """Says whether the stage is over (SEC-12.10, 17.6)."""
    if state.leg.trial:
        end_trial_round(state, tell)
        return trial_over(state)
    end_road_round(state, chance, tell)
    return 0 not in state.finish_rounds


# --- preparing a stage (SEC-2) ---


def _start_stage(state: SecondsPosition, index: int, chance: Chance, tell: Tell | None) -> None:
    before = state.starter
    state.line_up(index)
    if tell is not None:
        tell(Event("stage_started", of_stage(index + 1, len(state.course.legs)) | {"trial": state.leg.trial}))
    state.starter = _find_starter(state, before, chance, tell)
    if tell is not None:
        tell(Event("starter", {"who": player(state.starter)}))
    for seat in seats_from(state.starter, state.course.seats):
        deal(state, seat, RIDERS, chance, tell)
    _start_round(state, tell)


def _find_starter(state: SecondsPosition, before: int, chance: Chance, tell: Tell | None) -> int:
    """By drawing, in the first stage always (SEC-2.1, 2.7; D-33, D-40)."""
    table = state.standings()
    if table is not None:
        if state.leg.trial and state.course.reverse_start:
            return start_order(state)[0]
        if state.course.starter == "rotate":
            return (before + 1) % state.course.seats
        if state.course.starter == "yellow":
            return table.yellow // RIDERS
    return _draw_for_start(state, chance, tell)


def _draw_for_start(state: SecondsPosition, chance: Chance, tell: Tell | None) -> int:
    """Everybody draws a card, the highest starts; those tied draw again; the cards go back (SEC-2.1, 2.2)."""
    drawing = list(range(state.course.seats))
    while len(drawing) > 1:
        pile = list(state.draw)
        values: list[int] = []
        for place, seat in enumerate(drawing):
            value = chance.draw(pile, state.draw_count - place)
            pile[value] -= 1
            values.append(value)
            if tell is not None:
                tell(Event("drew_for_start", {"who": player(seat), "card": card_name(value)}))
        best = max(values)
        drawing = [seat for seat, value in zip(drawing, values, strict=True) if value == best]
    return drawing[0]


# --- results ---


def _end_stage(state: SecondsPosition, tell: Tell | None) -> None:
    result = trial_result(counts(state)) if state.leg.trial else _road_result(state)
    state.ledger = (*state.ledger, result)
    if tell is not None:
        _tell_result(state, result, tell)


def _road_result(state: SecondsPosition) -> StageResult:
    length = state.leg.length
    first = min(state.finish_rounds)
    finishes = [
        Finish(state.finish_rounds[rider] - first, state.numbers[rider] - length, _tie(state, rider))
        for rider in range(state.course.riders)
    ]
    return road_result(finishes, length, state.bonus_seconds, state.bonus_points)


def _tie(state: SecondsPosition, rider: int) -> int:
    """The lane on the run-out; on the line the place among all arrivals, from 1 (SEC-12.7)."""
    return state.finish_lanes[rider] or 1 + state.arrivals.index(rider)


def _tell_result(state: SecondsPosition, result: StageResult, tell: Tell) -> None:
    stage = f"stage:{state.stage_index + 1}"
    if result.trial:
        for seat in sorted(range(state.course.seats), key=lambda seat: result.places[seat]):
            time, points = result.times[seat * RIDERS], result.points[seat]
            row = {"place": result.places[seat], "time": time, "points": points}
            tell(Event("team_placed", {"who": player(seat), "stage": stage, **row}))
    else:
        for rider in sorted(range(state.course.riders), key=lambda rider: result.places[rider]):
            row = {"place": result.places[rider], "time": result.times[rider], "points": result.place_points[rider]}
            tell(Event("rider_placed", of_rider(rider) | {"stage": stage, **row}))
    table = state.standings()
    if table is not None and len(state.ledger) < len(state.course.legs):
        tell(Event("yellow_jersey", of_rider(table.yellow) | {"time": table.rider_times[table.yellow]}))
        fastest, leader = table.teams[0], table.by_points[0]
        tell(Event("fastest_team", {"who": player(fastest), "time": table.team_times[fastest]}))
        tell(Event("points_leader", {"who": player(leader), "points": table.points[leader]}))


def _end_tour(state: SecondsPosition, tell: Tell | None) -> None:
    """The final standings; the fastest rider and the fastest team are named besides the winner (SEC-16.5)."""
    state.rest()
    final = state.final()
    if tell is None or final is None:
        return
    table = final.standings
    tell(Event("tour_won", {"who": player(final.winner), "points": final.totals[final.winner]}))
    tell(Event("fastest_rider", of_rider(table.yellow) | {"time": table.rider_times[table.yellow]}))
    tell(Event("fastest_team", {"who": player(table.teams[0]), "time": table.team_times[table.teams[0]]}))
