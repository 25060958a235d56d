"""Can this position occur? The checks behind a position document: each yields what would be wrong and why."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.papers.paper import Checks, Reasons, decision_reasons, differs, tour_reasons
from gruppetto.games.bostock.box import cards
from gruppetto.games.bostock.box.cards import MOST_TURNS, NO_CARD, RIDERS
from gruppetto.games.bostock.box.stages import HEAT, Stage
from gruppetto.games.bostock.rules.course import Course
from gruppetto.games.bostock.rules.hands import hand_size
from gruppetto.games.bostock.rules.heats import riding, seats_in_order
from gruppetto.games.bostock.rules.position import NO_RIDER, NO_SEAT, BostockPosition, Phase
from gruppetto.games.bostock.rules.riding import has_card_move, has_gift_move, team_can_step
from gruppetto.games.bostock.rules.risks import can_play_kept, upright_mates
from gruppetto.games.bostock.rules.scoring import first_player, tied_for_points

_ASKING: Final = {Phase.PICK: cards.LOSE_TURN_OTHER, Phase.SWAP: cards.SWAP_HAND, Phase.LAY_OFF: cards.LOSE_BEST_CARD}
"""The phases in which a Risk card asks for a choice, and its effect."""


def checks_of(state: BostockPosition) -> Checks[BostockPosition]:
    over = state.phase is Phase.OVER
    if state.leg.solo_trial:
        if state.phase is Phase.NOMINATE:
            return (_stage, _trial_phase, _named, _naming)
        return (_stage, _trial_phase, _named, _rides, *((_trial_end,) if over else _HEAT))
    lanes = (_lanes,) if state.leg.team_trial else ()
    return (_stage, _road_phase, _discards, _riders, _across, *lanes, _held, *((_end,) if over else _TURN))


def _stage(state: BostockPosition) -> Reasons:
    over = state.phase is Phase.OVER
    yield from tour_reasons(state.stage_index, len(state.course.legs), len(state.results), over=over)
    yield from decision_reasons(state.to_decide, over=over)
    yield state.dealer == NO_SEAT, f"dealer must be a seat, not {NO_SEAT}"


# --- the road ---


def _road_phase(state: BostockPosition) -> Reasons:
    yield state.phase in (Phase.NOMINATE, Phase.RIDE), f"there is no phase {state.phase.name.lower()} on a road"


def _discards(state: BostockPosition) -> Reasons:
    top = state.discarded
    lies = state.discards[top] > 0 if top != NO_CARD else not any(state.discards)
    yield not lies, "discarded must be the top one of the discards"


def _riders(state: BostockPosition) -> Reasons:
    taken = [cell for cell in zip(state.rows, state.lanes, strict=True) if cell[1] and not state.leg.abreast]
    yield len(set(taken)) < len(taken), "somebody is on a cell that is taken (BOS-3.2)"
    wrong = sorted(state.placed) != [rider for rider in range(state.course.riders) if state.is_home(rider)]
    yield wrong, "placed must be the riders who are home, each once"
    for rider, turns in enumerate(state.lost):
        wrong = turns > (0 if state.is_home(rider) else MOST_TURNS)
        yield wrong, f"{state.course.names[rider]} cannot lose {turns} turns; who is home sits out nothing"


def _across(state: BostockPosition) -> Reasons:
    beyond = {rider for rider, row in enumerate(state.rows) if row > state.leg.green_after}
    first = set(state.across)
    wrong = not (len(first) == len(state.across) == min(2, len(beyond)) and first <= beyond)
    yield wrong, "across must be the first two riders beyond the green line"


def _lanes(state: BostockPosition) -> Reasons:
    """In a team time trial everybody keeps his lane and, in one lane for the team, his place (BOS-13.1, 13.2)."""
    yield any(state.lost) or state.risk_bottom or set(state.held) != {NO_CARD}, "a time trial has no Risk cards"
    for seat in range(state.course.seats):
        team = slice(seat * RIDERS, (seat + 1) * RIDERS)
        own = 1 << state.leg.stage.start_lanes[state.course.places[seat]] - 1
        rows = state.rows[team]
        placed = [rider for rider in state.placed if rider // RIDERS == seat]
        in_file = rows == sorted(rows, reverse=True) and placed == sorted(placed)
        wrong = (state.leg.in_file and not in_file) or not {0, own}.issuperset(state.lanes[team])
        order = "in file " * state.leg.in_file
        yield wrong, f"the riders of {state.course.colours[seat]} ride {order}in their own lane (BOS-13.1)"


def _held(state: BostockPosition) -> Reasons:
    for kind, rider in zip(state.held, state.held_by, strict=True):
        if kind == NO_CARD:
            continue
        card = state.course.risk_cards[kind]
        yield not card.keep, f"{card.id} is not a card to keep"
        wrong = card.tied and state.is_home(rider)
        yield wrong, f"{state.course.names[rider]} is home and holds {card.id} no longer (BOS-8.9)"


def _end(state: BostockPosition) -> Reasons:
    last = state.results[-1]
    finish, across = (tuple(map(state.entry, riders)) for riders in (state.placed, state.across))
    yield (finish, across) != (last.finish, last.across), "the last result must be that of the stage on the board"
    yield differs(state, BostockPosition.clear_turn), "no turn goes on after the tour"
    yield any(state.lost) or set(state.held) != {NO_CARD}, "kept cards and lost turns lapse with the stage (BOS-8.15)"
    for seat, hand in enumerate(state.hands):
        wrong = not len(hand) == hand_size(state, seat) <= state.course.hand_size
        yield wrong, f"{state.course.colours[seat]} cannot hold {len(hand)} cards after the stage"


def _race_goes_on(state: BostockPosition) -> Reasons:
    """On the road nobody is complete; in a time trial only who has had his turn of this round (BOS-10.2, 13.5)."""
    seats = state.course.seats
    first = first_player(state.dealer, seats)
    turn = (state.to_decide - first) % seats
    for seat in range(seats):
        ridden = state.leg.team_trial and (seat - first) % seats < turn
        wrong = state.is_complete(seat) and not ridden
        yield wrong, f"all riders of {state.course.colours[seat]} are home, so the stage or its turn is over"


# --- the turn ---


def _played_risk(state: BostockPosition) -> Reasons:
    """A turn has the marks of the one Risk card that was played in it, and no others (BOS-8.7)."""
    yield state.risk_played and not state.risk_bottom, "a Risk card that was played lies under the pile (BOS-8.13)"
    wrong = not 1 <= state.cards_due + state.cards_played <= 2
    yield wrong, "one race card is played a turn, or two with a second wind"
    marks = {
        cards.MINUS_ONE: state.headwind,
        cards.STAND_STILL: state.still,
        cards.DOUBLE: state.breakaway != NO_RIDER,
        cards.EXTRA_CARD: state.cards_due + state.cards_played == 2,
    }
    effect = _played_effect(state)
    for mark, present in marks.items():
        yield present != (mark == effect), f"{mark} is in force if its Risk card was played in this turn, not else"


def _played_effect(state: BostockPosition) -> str:
    """What the Risk card does that was played in this turn: it is the last one under the pile (BOS-8.13)."""
    return state.course.risk_cards[state.risk_bottom[-1]].effect if state.risk_played else ""


def _hands(state: BostockPosition) -> Reasons:
    size = state.course.hand_size
    for seat, hand in enumerate(state.hands):
        yield (
            seat != state.to_decide and len(hand) != size,
            f"{state.course.colours[seat]} must hold {size} cards, not {len(hand)}",
        )
    seat = state.to_decide
    held = len(state.hands[seat]) + state.cards_played + state.swapped
    # To the commissaires a hand of one has nothing left that they could take.
    laid_off = _played_effect(state) == cards.LOSE_BEST_CARD and state.phase is not Phase.LAY_OFF and size > 1
    yield (
        held != size - laid_off,
        f"{state.course.colours[seat]} cannot hold {len(state.hands[seat])} cards in this turn",
    )


def _turned(state: BostockPosition) -> Reasons:
    lost = sum(1 << rider for rider, turns in enumerate(state.lost) if turns) & _own(state)
    yield state.turned & ~lost, "turned must be riders of the team in turn who sit out"
    wrong = state.turned != lost and not (state.cards_played or state.risk_played)
    yield wrong, "who sits out when a turn begins is turned"


def _own(state: BostockPosition) -> int:
    """The riders of the team in turn, one bit each."""
    return 0b111 << state.to_decide * RIDERS


def _team(state: BostockPosition) -> Reasons:
    """Only riders of the team in turn have a part in it."""
    yield (state.unmoved | state.gift_riders) & ~_own(state), "only riders of the team in turn can move"
    wrong = state.breakaway != NO_RIDER and state.breakaway // RIDERS != state.to_decide
    yield wrong, "the breakaway is by a rider of the team in turn"
    yield state.still and state.cards_played, "nobody plays on after a level crossing"


def _card(state: BostockPosition) -> Reasons:
    """The numbers left of the race card, and who may use them."""
    if state.card == NO_CARD:
        yield state.numbers or state.unmoved or state.bonus, "numbers, unmoved and bonus belong to a race card"
        return
    yield not state.cards_played, "a race card is used only after it was played"
    printed = [max(0, number - state.headwind) for number in state.course.numbers[state.card]]
    wrong = any(state.numbers.count(number) > printed.count(number) for number in state.numbers)
    yield wrong, "numbers must be some of those on the card"
    yield list(state.numbers) != sorted(state.numbers, reverse=True), "numbers must be written from the greatest on"
    yield from _used(state, len(printed) - len(state.numbers))


def _used(state: BostockPosition, used: int) -> Reasons:
    yield used > RIDERS - state.unmoved.bit_count(), "every number used has moved a rider (BOS-4.5)"
    yield any(state.unmoved >> rider & 1 for rider in state.placed), "who is home does not move"
    own = state.course.owners[state.card] == state.to_decide and not state.headwind
    yield state.bonus and not own, "there is no bonus with this card (BOS-4.7)"
    yield own and not state.bonus and not used, "the bonus goes with a number"


def _gift(state: BostockPosition) -> Reasons:
    if not state.gift_count:
        yield state.gift_steps or state.gift_riders, "gift must have a count"
        return
    yield _played_effect(state) not in cards.ADVANCES, "no Risk card that gives steps was played in this turn"
    steps = state.course.risk_cards[state.risk_bottom[-1]].amount
    yield state.gift_steps != steps, f"the Risk card gives {steps} steps, not {state.gift_steps}"
    yield state.gift_count > state.gift_riders.bit_count(), "gift must name who may take the steps"
    yield state.phase is not Phase.MOVE, "the steps of a Risk card are taken at once"


def _choice(state: BostockPosition) -> Reasons:
    """A Risk card asks in three phases, and in no other."""
    if state.phase in _ASKING:
        yield from _asked(state)
    else:
        yield (state.risk_card, state.risk_rider) != (NO_CARD, NO_RIDER), "risk_card and risk_rider are for a choice"
    yield state.swapped and state.phase is not Phase.SWAP, "cards are swapped only in the phase swap"


def _asked(state: BostockPosition) -> Reasons:
    yield state.risk_card == NO_CARD, "risk_card must be the card that asks for a choice"
    card, rider = state.course.risk_cards[state.risk_card], state.risk_rider
    fits = card.effect == _ASKING[state.phase] and not card.keep and rider // RIDERS == state.to_decide
    yield not fits or not state.risk_played, f"{card.id} does not ask for this choice"
    yield state.risk_bottom[-1] != state.risk_card, f"{card.id} lies under the pile when it is carried out (BOS-8.13)"
    yield state.card == NO_CARD or state.gift_count, "a Risk card is drawn while a race card is used"
    yield (
        not state.leg.dots[state.rows[rider]] & state.lanes[rider],
        f"{state.course.names[rider]} stands on no red dot",
    )


def _answer(state: BostockPosition) -> Reasons:
    """Somebody can do what the phase asks for."""
    phase, hand = state.phase, state.hands[state.to_decide]
    wrong = phase is Phase.PICK and len(upright_mates(state, state.risk_rider)) < 2
    yield wrong, "there are no two team mates to choose from"
    yield phase in (Phase.LAY_OFF, Phase.SWAP) and not hand, "there is no card in hand to lay down"
    wrong = phase is Phase.MOVE and not (has_gift_move(state) if state.gift_count else has_card_move(state))
    yield wrong, "nobody can move"


def _choose(state: BostockPosition) -> Reasons:
    if state.phase is not Phase.CHOOSE:
        return
    yield state.card != NO_CARD, "a race card is in use, so it is time to move"
    yield not state.cards_due and not can_play_kept(state), "a race card must still be due"
    wrong = (
        state.cards_played
        and state.cards_due
        and not (state.hands[state.to_decide] and team_can_step(state, state.to_decide))
    )
    yield wrong, "a second card lapses if nobody can step"


# --- the individual time trial ---


def _ridden(course: Course, rides: Sequence[tuple[int, ...]]) -> tuple[list[int], tuple[int, ...]]:
    """By seat how many rides there must have been, and who is to ride now."""
    contenders = tuple(range(course.seats))
    depth = [0] * course.seats
    while contenders and all(len(rides[seat]) > depth[seat] for seat in contenders):
        for seat in contenders:
            depth[seat] += 1
        so_far = [used[:ridden] for used, ridden in zip(rides, depth, strict=True)]
        contenders = tied_for_points(so_far, course.points, course.edition.ride_off_limit)
    return depth, contenders


def ride_faults(course: Course, stage: Stage, rides: Sequence[tuple[int, ...]], *, whole: bool) -> Reasons:
    """Ride-offs are ridden by those who were tied, and only by them; `whole` if none is left to ride."""
    fewest = -(-stage.length // max(course.totals))
    for used in [used for ridden in rides for used in ridden]:
        yield not fewest <= used <= stage.length, f"nobody rides {stage.length} steps with {used} cards"
    depth, contenders = _ridden(course, rides)
    yield depth != [len(ridden) for ridden in rides], "only those who are tied ride again, all of them (BOS-14.12)"
    yield whole and contenders, "who is tied for a scoring place must ride again (BOS-14.12)"


def _trial_phase(state: BostockPosition) -> Reasons:
    wrong = state.phase not in (Phase.NOMINATE, Phase.RIDE, Phase.OVER)
    yield wrong, "in an individual time trial nobody moves on a road"
    yield from _discards(state)


def _named(state: BostockPosition) -> Reasons:
    for seat, rider in enumerate(state.named):
        yield (
            rider != NO_RIDER and rider // RIDERS != seat,
            f"{state.course.colours[seat]} must name a rider of its own (BOS-14.1)",
        )


def _naming(state: BostockPosition) -> Reasons:
    order = seats_in_order(state)
    left = [seat for seat in order if state.named[seat] == NO_RIDER]
    yield not left or left != order[-len(left) :], "riders are named clockwise from the dealer's left (BOS-14.2)"
    yield state.to_decide != left[0], f"seat {left[0]} is to name a rider"
    rides = (state.heat, state.waiting, state.automatic, *state.used, *state.distances, *state.rides)
    yield any(rides), "nobody rides before all riders are named"
    wrong = any((*state.hands, *state.discards)) or set(state.chosen) != {NO_CARD}
    yield wrong, "nobody has cards before all riders are named"


def _rides(state: BostockPosition) -> Reasons:
    yield NO_RIDER in state.named, "everybody has named a rider before the first heat"
    yield from ride_faults(state.course, state.leg.stage, state.rides, whole=state.phase is Phase.OVER)


def _trial_end(state: BostockPosition) -> Reasons:
    last = state.results[-1]
    wrong = (tuple(state.rides), tuple(rider % RIDERS + 1 for rider in state.named)) != (last.rides, last.named)
    yield wrong, "the last result must be that of the stage on the board"
    left = any(state.hands) or state.waiting or set(state.chosen) != {NO_CARD}
    yield left, "no cards are in hand or chosen after the last heat"


def _heat(state: BostockPosition) -> Reasons:
    """Heats are formed in order, two by two (BOS-14.2, 14.3)."""
    tied = _ridden(state.course, state.rides)[1]
    contenders = [seat for seat in seats_in_order(state) if seat in tied]
    left = [*state.heat, *state.waiting]
    ridden = contenders[: len(contenders) - len(left)]
    fits = [*ridden, *left] == contenders and not len(ridden) % HEAT and list(state.heat) == left[:HEAT]
    yield not fits or not left, "heats are formed clockwise from the dealer's left, two by two"
    for seat in ridden:
        yield (
            state.distances[seat] < state.leg.stage.length,
            f"{state.course.colours[seat]} has ridden and must be home",
        )
    for seat in {*range(state.course.seats)}.difference(ridden, state.heat):
        yield state.distances[seat] or state.used[seat], f"{state.course.colours[seat]} has not ridden yet"


def _distances(state: BostockPosition) -> Reasons:
    """Cards and distances go together."""
    stage, most = state.leg.stage, max(state.course.totals)
    racing = riding(state)
    for seat, (used, distance) in enumerate(zip(state.used, state.distances, strict=True)):
        wrong = not used <= distance <= min(used * most, stage.length + most - 1)
        yield wrong, f"{state.course.colours[seat]} cannot be at {distance} after {used} cards"
        held = len(state.hands[seat]) + (state.chosen[seat] != NO_CARD)
        due = stage.deal - used % stage.deal if seat in racing else 0
        yield held != due, f"{state.course.colours[seat]} must have {due} cards, not {held}"
    yield not racing, "a heat ends when all its riders are home"


def _chosen(state: BostockPosition) -> Reasons:
    """The first of two riders chooses, then the other, then both cards are turned over (BOS-14.6)."""
    racing = riding(state)
    chosen = [seat for seat, kind in enumerate(state.chosen) if kind != NO_CARD]
    wrong = state.to_decide not in racing or chosen != racing[: racing.index(state.to_decide)]
    yield wrong, "cards are chosen in the order of the heat"
    yield state.automatic & ~sum(1 << seat for seat in state.heat), "only riders of the heat ride on by themselves"
    yield state.automatic >> state.to_decide & 1, "who rides on by himself is not asked"


_TURN: Final = (_race_goes_on, _played_risk, _hands, _turned, _team, _card, _gift, _choice, _answer, _choose)
_HEAT: Final = (_heat, _distances, _chosen)
