"""Can this position occur? The checks behind a position document, each with its reason."""

from gruppetto.engine.contract import NOBODY, PositionError
from gruppetto.games.vainqueur.box.cards import CARD_IDS, HANDICAPS, KINDS, KM20, NO_CARD
from gruppetto.games.vainqueur.rules.course import Course, Leg
from gruppetto.games.vainqueur.rules.ledger import BY_DIE, BY_INSTRUCTION, BY_RIDE, BY_SPRINTER
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TOUR_END, TT_TURN, VainqueurPosition
from gruppetto.games.vainqueur.rules.scoring import (
    check_positions,
    check_prologue,
    prologue_winner,
    turn_order,
    waiting,
)


def check_occurs(state: VainqueurPosition) -> None:
    """Raises PositionError with the first reason why this position cannot occur."""
    _check_prologue(state)
    _check_stage(state)
    _check_turn(state)
    _check_cards(state)
    _check_table(state)
    _check_riders(state)


def _check_stage(state: VainqueurPosition) -> None:
    legs = state.course.legs
    if state.phase is PROLOGUE and (state.ledger or state.stage_index):
        raise PositionError("no stage is ridden before the prologue is decided")
    finished = len(legs) if state.phase is TOUR_END else state.stage_index
    if len(state.ledger) != finished:
        raise PositionError(f"{finished} finished stages are expected here, but results has {len(state.ledger)}")
    if state.phase is TOUR_END and state.stage_index != len(legs) - 1:
        raise PositionError(f"a tour ends with stage {legs[-1].number}")
    wanted = TT_TURN if state.leg.trial else ROAD_TURN
    if state.phase in (ROAD_TURN, TT_TURN) and state.phase is not wanted:
        raise PositionError(f"stage {state.leg.number} is {state.leg.data.type}, so its phase is {wanted.name.lower()}")


def _check_turn(state: VainqueurPosition) -> None:
    if state.phase is TOUR_END:
        if state.to_decide != NOBODY:
            raise PositionError("nobody decides after the tour")
        return
    if state.to_decide not in range(state.course.seats):
        raise PositionError(f"to_decide must be a seat, not {state.to_decide}")
    if state.round < 1:
        raise PositionError("round must be at least 1")
    if state.last_roll and state.last_roll not in state.course.die:
        raise PositionError(f"the die has no face {state.last_roll}")
    if state.last_roll and state.phase is ROAD_TURN:
        raise PositionError("the die rests in a road stage (VAI-3.6), so last_roll is 0")
    if state.phase is PROLOGUE and waiting(state.prologue_rolls)[:1] != [state.to_decide]:
        raise PositionError("in the prologue those who roll do so in seat order (VAI-11.1)")


def _check_prologue(state: VainqueurPosition) -> None:
    refusal = check_prologue(state.prologue_rolls, state.course.die)
    if refusal is not None:
        raise PositionError(f"rule {refusal.rule} refuses these rolls of the prologue")
    if state.phase is not PROLOGUE and prologue_winner(state.prologue_rolls) is None:
        raise PositionError("the prologue has no winner yet")


def result_fault(leg: Leg, course: Course, winner: object, how: object, positions: tuple[int, ...]) -> str:
    """Why a finished stage cannot have ended so, or nothing."""
    if winner not in range(course.seats) or type(winner) is not int:
        return f"the winner must be a seat, not {winner!r}"
    ways = (BY_DIE, BY_INSTRUCTION) if leg.trial else (BY_RIDE, BY_SPRINTER) if leg.flat else (BY_RIDE,)
    if how not in ways:
        return f"a {leg.data.type} stage is won by {' or '.join(ways)}, not by {how!r}"
    if positions[winner] != leg.length:
        return f"the winner is on the finish at {leg.length}, not on {positions[winner]}"
    refusal = check_positions(positions, winner, leg.length, 1 if leg.trial else course.edition.cell_km)
    return f"rule {refusal.rule} refuses the positions {list(positions)}" if refusal else ""


def _check_cards(state: VainqueurPosition) -> None:
    for seat in range(state.course.seats):
        size = sum(state.hands[seat * KINDS : (seat + 1) * KINDS])
        wanted = 0 if state.phase is PROLOGUE else state.course.hand_size
        if state.phase is ROAD_TURN and seat == state.to_decide:
            wanted += 1
        if size != wanted:
            raise PositionError(f"seat {seat} has {size} cards, but holds {wanted} at this moment (VAI-8.8)")
    if state.phase is ROAD_TURN:
        if state.drawn == NO_CARD or not state.hand(state.to_decide)[state.drawn]:
            raise PositionError("drawn must be a card in the hand of the seat to decide")
    elif state.drawn != NO_CARD:
        raise PositionError("nobody has just drawn a card")
    top = state.discard_top
    if (top == NO_CARD) != (state.discard_count == 0) or (top != NO_CARD and not state.discard[top]):
        raise PositionError("discard_top must be a card of the discard pile, and absent only if the pile is empty")
    if state.phase is PROLOGUE and state.discard_count:
        raise PositionError("nothing is discarded before the cards are dealt")


def _check_table(state: VainqueurPosition) -> None:
    for seat, kind in enumerate(state.handicaps):
        if kind != NO_CARD and kind not in HANDICAPS:
            raise PositionError(f"{CARD_IDS[kind]} in front of seat {seat} is no handicap")
    if state.blocked and state.phase is not ROAD_TURN:
        raise PositionError("handicaps lie in front of riders in road stages only")
    if state.climbers and not (state.phase is ROAD_TURN and state.leg.mountain):
        raise PositionError("climbers lie in front of riders in mountain stages only (VAI-7.6)")
    if any(state.miss_turns) and state.phase is not TT_TURN:
        raise PositionError("turns are missed in time trials only (D-29)")


def _check_riders(state: VainqueurPosition) -> None:
    if state.phase is TT_TURN:
        _check_trial_riders(state)
        return
    if state.phase is not ROAD_TURN:
        if any(state.positions):
            raise PositionError("all riders stand at 0 between the stages")
        return
    cell_km = state.course.edition.cell_km
    for turn, seat in enumerate(turn_order(state.cap, state.course.seats)):
        position = state.positions[seat]
        if position % cell_km or position >= state.leg.length:
            raise PositionError(f"seat {seat} cannot be on {position} of a stage of {state.leg.length} km")
        turns = state.round - (0 if turn < _turn_now(state) else 1)
        if position > _reach(state, seat, turns):
            raise PositionError(f"seat {seat} cannot have come to {position} in {turns} turns")


def _turn_now(state: VainqueurPosition) -> int:
    return turn_order(state.cap, state.course.seats).index(state.to_decide)


def _reach(state: VainqueurPosition, seat: int, turns: int) -> int:
    """How far a rider can be after so many turns; in the mountains laying a climber costs one (VAI-7.7)."""
    kilometres = state.course.kilometres
    if not state.leg.mountain:
        return turns * max(kilometres)
    if state.climbers >> seat & 1:
        return (turns - 1) * max(kilometres)
    return turns * kilometres[KM20]


def _check_trial_riders(state: VainqueurPosition) -> None:
    landings = state.leg.landings
    resting = {0} | {landing.to for landing in landings[1:] if not landing.again}
    rolling_again = {landing.to for landing in landings[1:] if landing.again}
    for seat, position in enumerate(state.positions):
        possible = position in resting or (seat == state.to_decide and position in rolling_again)
        if position >= state.leg.length or not possible:
            raise PositionError(f"seat {seat} cannot stand on cell {position} of this track")
        to_miss = max((landing.miss for landing in landings[1:] if landing.to == position), default=0)
        if state.miss_turns[seat] > (0 if seat == state.to_decide else to_miss):
            raise PositionError(f"seat {seat} on cell {position} cannot have {state.miss_turns[seat]} turns to miss")
