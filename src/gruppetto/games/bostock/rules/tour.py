"""The frame around the turns: the deal, whose turn it is, the results, the end of the tour (BOS-2, BOS-11 to 15)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell, of_stage
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.rules import cues, scoring
from gruppetto.games.bostock.rules.heats import seats_in_order
from gruppetto.games.bostock.rules.ledger import NO_SEAT, Entrant, StageResult
from gruppetto.games.bostock.rules.naming import of_rider, player, yes
from gruppetto.games.bostock.rules.piles import deal
from gruppetto.games.bostock.rules.position import NO_RIDER, NOMINATE_PHASE, BostockPosition
from gruppetto.games.bostock.rules.risks import put_back
from gruppetto.games.bostock.rules.turns import NOTHING, STAGE, TURN, Over, begin_turn, end_turn


def start_tour(state: BostockPosition, chance: Chance, tell: Tell | None) -> None:
    """The first dealer is drawn by lot (BOS-2.3)."""
    dealer = chance.die(state.course.seats) - 1
    if tell is not None:
        tell(Event("dealer_drawn", {"who": player(dealer)}))
    start_stage(state, 0, dealer, chance, tell)


def start_stage(state: BostockPosition, index: int, dealer: int, chance: Chance, tell: Tell | None) -> None:
    state.line_up(index)
    state.dealer = dealer
    leg, seats = state.leg, state.course.seats
    first = scoring.first_player(dealer, seats)
    if tell is not None:
        about: Params = {
            **of_stage(index + 1, len(state.course.legs)),
            "kind": leg.stage.kind,
            "dealer": player(dealer),
            "first": player(first),
        }
        tell(Event("stage_started", about))
    if leg.solo_trial:
        state.phase, state.to_decide = NOMINATE_PHASE, first
        return
    deal(state, seats_in_order(state), state.course.hand_size, chance, tell)
    _start_round(state, first, tell)


def _start_round(state: BostockPosition, first: int, tell: Tell | None) -> None:
    state.round += 1
    if tell is not None:
        tell(Event("round_started", {"round": state.round}))
    begin_turn(state, first)


def after(state: BostockPosition, over: Over, chance: Chance, tell: Tell | None) -> None:
    """What comes when a turn or a stage is over."""
    if over is TURN:
        end_turn(state, chance, tell)
        over = _next_turn(state, tell)
    if over is STAGE:
        _end_stage(state, tell)
        course, kind = state.course, state.leg.stage.kind
        if len(state.results) == len(course.legs):
            _end_tour(state, tell)
        else:
            dealer = scoring.next_dealer(state.dealer, kind, course.seats, road_rotation=course.road_rotation)
            start_stage(state, state.stage_index + 1, dealer, chance, tell)


def _next_turn(state: BostockPosition, tell: Tell | None) -> Over:
    """Clockwise; a team time trial ends with the round in which a team was complete (BOS-2.5, 13.5)."""
    seats = state.course.seats
    seat = (state.to_decide + 1) % seats
    if seat != scoring.first_player(state.dealer, seats):
        begin_turn(state, seat)
        return NOTHING
    if state.leg.team_trial and any(map(state.is_complete, range(seats))):
        return STAGE
    _start_round(state, seat, tell)
    return NOTHING


# --- the end of a stage ---


def stage_result(state: BostockPosition) -> StageResult:
    """The stage as it stands, written down."""
    course, leg, before = state.course, state.leg, state.results
    table, seats, by_rider, number = course.points, course.seats, course.yellow_by_rider, leg.stage.number
    finish = [state.entry(rider) for rider in state.placed]
    if leg.road:
        across, worn = [state.entry(rider) for rider in state.across], state.across[:1] == (state.yellow,)
        return scoring.road_result(
            before, number, finish, across, in_yellow=worn, table=table, seats=seats, by_rider=by_rider
        )
    if leg.team_trial:
        complete = [seat for seat in range(seats) if state.is_complete(seat)]
        return scoring.team_trial_result(before, number, complete, finish, table=table, seats=seats, by_rider=by_rider)
    named = [rider % RIDERS + 1 for rider in state.named]
    return scoring.solo_trial_result(before, number, state.rides, named, table=table, seats=seats, by_rider=by_rider)


def _end_stage(state: BostockPosition, tell: Tell | None) -> None:
    result = stage_result(state)
    before = state.yellow
    state.results = (*state.results, result)
    state.yellow = rider_of(result.yellow)
    state.green = rider_of(result.green)
    if tell is not None:
        _tell_stage(state, result, before, tell)


def rider_of(entry: Entrant | None) -> int:
    return NO_RIDER if entry is None else entry.rider


def _tell_stage(state: BostockPosition, result: StageResult, before: int, tell: Tell) -> None:
    table = state.course.points
    tell(Event("stage_ended", {"stage": f"stage:{state.stage_index + 1}", "kind": result.kind}))
    for seat in result.complete:
        points = table.road_complete if state.leg.road else table.team_trial
        tell(Event("complete_team", {"who": player(seat), "points": points}))
    if result.pair != NO_SEAT:
        points = table.road_pair if state.leg.road else table.team_trial_pair
        tell(Event("pair_bonus", {"who": player(result.pair), "points": points}))
    if state.leg.solo_trial:
        _tell_trial(state, result, tell)
    for seat in range(state.course.seats):
        gained = {"individual": result.individual[seat], "team": result.team_points[seat]}
        tell(Event("scored", {"who": player(seat), **gained}))
    if state.yellow != NO_RIDER:
        kept = state.yellow == before
        cue = cues.YELLOW_KEPT if kept else cues.NEW_YELLOW
        tell(Event("yellow_jersey", {**of_rider(state.course, state.yellow), "kept": yes(kept)}, cue=cue))


def _tell_trial(state: BostockPosition, result: StageResult, tell: Tell) -> None:
    places = scoring.trial_places(result.rides)
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        if result.place_points[seat]:
            about: Params = {
                **of_rider(state.course, state.named[seat]),
                "used": result.rides[seat][-1],
                "points": result.place_points[seat],
                "shared": yes(places.count(places[seat]) > 1),
            }
            tell(Event("trial_won", about, cue=cues.TRIAL_WON if places[seat] == 1 else None))


def _end_tour(state: BostockPosition, tell: Tell | None) -> None:
    """Kept cards go back unplayed, lost turns lapse (BOS-8.15, D-22): there is no next line-up that does it."""
    for seat, kind in enumerate(state.held):
        if kind != NO_CARD:
            put_back(state, seat)
    state.lost = [0] * state.course.riders
    state.rest()
    final = state.final()
    if tell is None or final is None:
        return
    for seat in final.winners:
        about: Params = {
            "who": player(seat),
            "total": final.totals.sums[seat],
            "individual": final.totals.individual[seat],
            "team": final.totals.team[seat],
            "shared": yes(len(final.winners) > 1),
        }
        tell(Event("tour_won", about, cue=cues.TOUR_WON))
