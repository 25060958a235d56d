"""Can this position occur? The checks behind a position document: each yields what would be wrong and why."""

from typing import Final

from gruppetto.engine.papers.paper import Reasons, decision_reasons, tour_reasons
from gruppetto.games.vainqueur.box.cards import CARD_IDS, HANDICAPS, KM20, NO_CARD
from gruppetto.games.vainqueur.rules import scoring
from gruppetto.games.vainqueur.rules.course import Course, Leg
from gruppetto.games.vainqueur.rules.ledger import BY_DIE, BY_INSTRUCTION, BY_RIDE, BY_SPRINTER, StageResult
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TOUR_END, TT_TURN, VainqueurPosition


def _prologue(state: VainqueurPosition) -> Reasons:
    refusal = scoring.check_prologue(state.prologue_rolls, state.course.die)
    if refusal is not None:
        yield True, f"rule {refusal.rule} refuses these rolls of the prologue"
    wrong = state.phase is not PROLOGUE and scoring.prologue_winner(state.prologue_rolls) is None
    yield wrong, "the prologue has no winner yet"


def _results(state: VainqueurPosition) -> Reasons:
    for number, (leg, result) in enumerate(zip(state.course.legs, state.ledger, strict=False)):
        for wrong, reason in _result(state.course, leg, result):
            yield wrong, f"results[{number}]: {reason}"


def _result(course: Course, leg: Leg, result: StageResult) -> Reasons:
    ways = (BY_DIE, BY_INSTRUCTION) if leg.trial else (BY_RIDE, BY_SPRINTER) if leg.flat else (BY_RIDE,)
    yield result.how not in ways, f"a {leg.data.type} stage is won by {' or '.join(ways)}, not by {result.how!r}"
    at = result.positions[result.winner]
    yield at != leg.length, f"the winner is on the finish at {leg.length}, not on {at}"
    cell_km = 1 if leg.trial else course.edition.cell_km
    refusal = scoring.check_positions(result.positions, result.winner, leg.length, cell_km)
    if refusal is not None:
        yield True, f"rule {refusal.rule} refuses the positions {list(result.positions)}"


def _stage(state: VainqueurPosition) -> Reasons:
    over = state.phase is TOUR_END
    yield from tour_reasons(state.stage_index, len(state.course.legs), len(state.ledger), over=over)
    yield from decision_reasons(state.to_decide, over=over)
    yield state.phase is PROLOGUE and state.stage_index, "no stage is ridden before the prologue is decided"
    leg, wanted = state.leg, TT_TURN if state.leg.trial else ROAD_TURN
    wrong = state.phase in (ROAD_TURN, TT_TURN) and state.phase is not wanted
    yield wrong, f"stage {leg.number} is {leg.data.type}, so its phase is {wanted.name.lower()}"


def _turn(state: VainqueurPosition) -> Reasons:
    wrong = state.phase is PROLOGUE and scoring.waiting(state.prologue_rolls)[:1] != [state.to_decide]
    yield wrong, "in the prologue those who roll do so in seat order (VAI-11.1)"
    yield state.round < 1 and state.phase is not TOUR_END, "round must be at least 1"
    yield state.last_roll and state.last_roll not in state.course.die, f"the die has no face {state.last_roll}"
    yield state.last_roll and state.phase is ROAD_TURN, "the die rests in a road stage (VAI-3.6), so last_roll is 0"


def _hands(state: VainqueurPosition) -> Reasons:
    for seat in range(state.course.seats):
        size, wanted = sum(state.hand(seat)), state.hand_size(seat)
        yield size != wanted, f"seat {seat} has {size} cards, but holds {wanted} at this moment (VAI-8.8)"
    drawn = state.drawn
    if state.phase is ROAD_TURN:
        wrong = drawn == NO_CARD or not state.hand(state.to_decide)[drawn]
        yield wrong, "drawn must be a card in the hand of the seat to decide"
    else:
        yield drawn != NO_CARD, "nobody has just drawn a card"


def _discard(state: VainqueurPosition) -> Reasons:
    top = state.discard_top
    lies = state.discard[top] > 0 if top != NO_CARD else not state.discard_count
    yield not lies, "discard_top must be a card of the discard pile, and absent only if the pile is empty"
    yield state.phase is PROLOGUE and state.discard_count, "nothing is discarded before the cards are dealt"


def _table(state: VainqueurPosition) -> Reasons:
    for seat, kind in enumerate(state.handicaps):
        yield kind != NO_CARD and kind not in HANDICAPS, f"{CARD_IDS[kind]} in front of seat {seat} is no handicap"
    for seat, attackers in enumerate(state.struck):
        own = attackers >> seat & 1 or (state.course.once_a_stage and attackers.bit_count() > 1)
        yield own, f"seat {seat} cannot have had these handicaps in one stage (VAI-16.8)"
        missing = state.course.counts_handicaps and state.blocked >> seat & 1 and not attackers
        yield missing, f"a rival has laid the handicap in front of seat {seat}, so struck must name them"
    yield any(state.struck) and state.phase is not ROAD_TURN, "handicaps are laid in road stages only"
    yield state.blocked and state.phase is not ROAD_TURN, "handicaps lie in front of riders in road stages only"
    wrong = state.climbers and not (state.phase is ROAD_TURN and state.leg.mountain)
    yield wrong, "climbers lie in front of riders in mountain stages only (VAI-7.6)"
    yield any(state.miss_turns) and state.phase is not TT_TURN, "turns are missed in time trials only (D-29)"


def _riders(state: VainqueurPosition) -> Reasons:
    if state.phase is TT_TURN:
        yield from _trial_riders(state)
    elif state.phase is ROAD_TURN:
        yield from _road_riders(state)
    else:
        yield any(state.positions), "all riders stand at 0 between the stages"


def _road_riders(state: VainqueurPosition) -> Reasons:
    order = scoring.turn_order(state.cap, state.course.seats)
    now = order.index(state.to_decide)
    for turn, seat in enumerate(order):
        position = state.positions[seat]
        wrong = position % state.course.edition.cell_km or position >= state.leg.length
        yield wrong, f"seat {seat} cannot be on {position} of a stage of {state.leg.length} km"
        turns = state.round - (turn >= now)
        yield position > _reach(state, seat, turns), f"seat {seat} cannot have come to {position} in {turns} turns"


def _reach(state: VainqueurPosition, seat: int, turns: int) -> int:
    """How far a rider can be after so many turns; in the mountains laying a climber costs one (VAI-7.7)."""
    kilometres = state.course.kilometres
    if not state.leg.mountain:
        return turns * max(kilometres)
    if state.has_climber(seat):
        return (turns - 1) * max(kilometres)
    return turns * kilometres[KM20]


def _trial_riders(state: VainqueurPosition) -> Reasons:
    for seat, position in enumerate(state.positions):
        to_miss = _turns_to_miss(state, position, rolls=seat == state.to_decide)
        yield position >= state.leg.length or not to_miss, f"seat {seat} cannot stand on cell {position} of this track"
        wrong = state.miss_turns[seat] > max(to_miss)
        yield wrong, f"seat {seat} on cell {position} cannot have {state.miss_turns[seat]} turns to miss"


def _turns_to_miss(state: VainqueurPosition, cell: int, *, rolls: bool) -> list[int]:
    """By every way to stand on a cell the turns that it costs; whoever is to roll may be on one that sends on."""
    led_here = [landing for landing in state.leg.landings[1:] if landing.to == cell and (rolls or not landing.again)]
    return [0 if rolls else landing.miss for landing in led_here] + [0] * (cell == 0)


CHECKS: Final = (_prologue, _results, _stage, _turn, _hands, _discard, _table, _riders)
