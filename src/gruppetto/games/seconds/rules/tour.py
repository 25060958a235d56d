"""The frame around the rounds: preparing a stage, its result, the end of the tour (SEC-2, SEC-14 to 16)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell, of_stage
from gruppetto.games.seconds.box.cards import RIDERS, card_name
from gruppetto.games.seconds.rules import piles, rounds, trials
from gruppetto.games.seconds.rules.cues import NEW_YELLOW, STAGE_WON, TOUR_WON, YELLOW_KEPT
from gruppetto.games.seconds.rules.landing import finish_of
from gruppetto.games.seconds.rules.ledger import StageResult
from gruppetto.games.seconds.rules.naming import of_rider, player
from gruppetto.games.seconds.rules.position import NO_RIDER, SecondsPosition
from gruppetto.games.seconds.rules.scoring import road_result, trial_result


def start_tour(state: SecondsPosition, chance: Chance, tell: Tell | None) -> None:
    _start_stage(state, 0, chance, tell)
    go_on(state, chance, tell)


def go_on(state: SecondsPosition, chance: Chance, tell: Tell | None) -> None:
    """A turn is over: find the next decision, through the ends of rounds and stages where there is none."""
    state.put_down()
    while not (trials.next_turn if state.leg.trial else rounds.next_turn)(state, chance, tell):
        if not (trials.end_round if state.leg.trial else rounds.end_round)(state, chance, tell):
            start_round(state, tell)
            continue
        _end_stage(state, tell)
        if len(state.ledger) == len(state.course.legs):
            _end_tour(state, tell)
            return
        _start_stage(state, state.stage_index + 1, chance, tell)


def start_round(state: SecondsPosition, tell: Tell | None) -> None:
    """The order is fixed now and does not change during the round (SEC-4.6)."""
    state.round += 1
    state.turn = -1
    state.order = tuple(trials.round_order(state) if state.leg.trial else rounds.round_order(state))
    if not state.leg.trial:
        rounds.note_due(state)
    if tell is not None:
        tell(Event("round_started", {"round": state.round}))


def _start_stage(state: SecondsPosition, index: int, chance: Chance, tell: Tell | None) -> None:
    """Everything afresh: starter, hands, piles (SEC-2)."""
    before = state.starter
    state.line_up(index)
    if tell is not None:
        tell(Event("stage_started", of_stage(index + 1, len(state.course.legs)) | {"trial": state.leg.trial}))
    state.starter = _find_starter(state, before, chance, tell)
    if tell is not None:
        tell(Event("starter", {"who": player(state.starter)}))
    for seat in rounds.seats_from(state.starter, state.course.seats):
        piles.deal(state, seat, RIDERS, chance, tell)
    start_round(state, tell)


def _find_starter(state: SecondsPosition, before: int, chance: Chance, tell: Tell | None) -> int:
    """By drawing, in the first stage always (SEC-2.1, 2.7; D-33, D-40)."""
    table = state.standings()
    if table is not None:
        if state.leg.trial and state.course.reverse_start:
            return trials.start_order(state)[0]
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


def _end_stage(state: SecondsPosition, tell: Tell | None) -> None:
    if state.leg.trial:
        result = trial_result(trials.counts(state), trials.timing(state))
    else:
        finishes = [finish_of(state, rider) for rider in range(state.course.riders)]
        result = road_result(finishes, state.leg.length, state.bonus_seconds, state.bonus_points)
    yellow = table.yellow if tell is not None and (table := state.standings()) else NO_RIDER
    state.ledger = (*state.ledger, result)
    if tell is not None:
        _tell_result(state, result, yellow, tell)


def _tell_result(state: SecondsPosition, result: StageResult, before: int, tell: Tell) -> None:
    stage = f"stage:{state.stage_index + 1}"
    if result.trial:
        for seat in sorted(range(state.course.seats), key=lambda seat: result.places[seat]):
            time, points = result.times[seat * RIDERS], result.points[seat]
            row = {"place": result.places[seat], "time": time, "points": points}
            cue = STAGE_WON if row["place"] == 1 else None
            tell(Event("team_placed", {"who": player(seat), "stage": stage, **row}, cue=cue))
    else:
        for rider in sorted(range(state.course.riders), key=lambda rider: result.places[rider]):
            row = {"place": result.places[rider], "time": result.times[rider], "points": result.place_points[rider]}
            cue = STAGE_WON if row["place"] == 1 else None
            tell(Event("rider_placed", of_rider(state, rider) | {"stage": stage, **row}, cue=cue))
    table = state.standings()
    if table is not None and len(state.ledger) < len(state.course.legs):
        cue = YELLOW_KEPT if table.yellow == before else NEW_YELLOW
        tell(Event("yellow_jersey", of_rider(state, table.yellow) | {"time": table.rider_times[table.yellow]}, cue=cue))
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
    tell(Event("tour_won", {"who": player(final.winner), "points": final.totals[final.winner]}, cue=TOUR_WON))
    tell(Event("fastest_rider", of_rider(state, table.yellow) | {"time": table.rider_times[table.yellow]}))
    tell(Event("fastest_team", {"who": player(table.teams[0]), "time": table.team_times[table.teams[0]]}))
