"""Chance cards: drawn on a chance cell and carried out at once, unless they are kept (SEC-8.4 to 8.16, section 5.2).

Each function says whether the turn is over; if not, the state asks somebody something first.
"""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box import cards
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD, RIDERS, ChanceCard
from gruppetto.games.seconds.rules import piles
from gruppetto.games.seconds.rules.course import LANE_OF
from gruppetto.games.seconds.rules.crashes import BACKWARDS, FORWARDS, crash_cell, fall, in_zone, put_beside, stops
from gruppetto.games.seconds.rules.cues import FELL, LAST_KILOMETRE, chance_card
from gruppetto.games.seconds.rules.decisions.swap import begin_swap, exchange
from gruppetto.games.seconds.rules.landing import bring_down, finish, gain, pass_lines, settle_on
from gruppetto.games.seconds.rules.naming import called, of_rider, player, printed
from gruppetto.games.seconds.rules.position import LANE_PHASE, SecondsPosition, changed
from gruppetto.games.seconds.rules.riding import reach, start_lanes, wheels

LAST_CELLS = 12
"""From so few cells before the line a good card leads over it."""


def land(
    state: SecondsPosition, number: int, bit: int, chance: Chance, tell: Tell | None, *, by_chance: bool = False
) -> bool:
    """The rider in turn comes to a cell: finish, exchange, or chance unless by a chance card (SEC-8.1, 8.4, 8.8)."""
    leg, rider = state.leg, state.rider
    first = tell is not None and _first_under_the_kite(state, number)
    settle_on(state, rider, number, bit)
    pass_lines(state, rider, number, tell)
    if tell is not None and first:
        tell(Event("last_kilometre", of_rider(state, rider) | {"left": leg.length - number}, cue=LAST_KILOMETRE))
    if number > leg.length or not bit:
        finish(state, rider, tell)
    elif leg.exchange[number] & bit:
        return not exchange(state, rider, tell)
    elif leg.chance[number] & bit and not by_chance:
        return draw_chance(state, rider, chance, tell)
    return True


def _first_under_the_kite(state: SecondsPosition, number: int) -> bool:
    """Whether a rider who comes there is the first of a road stage so near to the line, and not past it."""
    kite = state.leg.length - LAST_CELLS
    return not state.leg.trial and kite <= number <= state.leg.length and max(state.numbers) < kite


def draw_chance(state: SecondsPosition, rider: int, chance: Chance, tell: Tell | None) -> bool:
    kind = piles.turn_chance_card(state, chance)
    if kind == NO_CARD:
        return True  # SEC-8.16
    card = state.course.chance_cards[kind]
    if tell is not None:
        words = {"card": cards.chance_name(card), "keep": card.keep, "title": card.title, "text": card.text}
        tell(Event("chance_drawn", of_rider(state, rider) | words, cue=chance_card(card)))
    if card.keep:
        place = rider * KEPT_KINDS + cards.KEPT.index(card.effect)
        state.kept = changed(state.kept, place, state.kept[place] + 1)
        return True
    piles.put_under(state, kind)
    state.chance_card = kind
    return _carry_out(state, rider, card, chance, tell)


def _carry_out(state: SecondsPosition, rider: int, card: ChanceCard, chance: Chance, tell: Tell | None) -> bool:
    effect = card.effect
    if effect == cards.MOVE:
        return _move(state, rider, card.amount, chance, tell)
    if effect == cards.BRIDGE:
        return _bridge(state, rider, card.amount, chance, tell)
    if effect == cards.SWAP:
        return not begin_swap(state, rider, card.amount)
    if effect == cards.NEXT_DELTA:
        state.deltas = changed(state.deltas, rider, state.deltas[rider] + card.amount)
    elif effect == cards.BONUS:
        _bonus(state, rider, card, tell)
    elif effect == cards.MECHANICAL:
        number = state.numbers[rider]
        put_beside(state, rider, number, state.leg.side[number][state.lanes[rider]])
        if tell is not None:
            tell(Event("punctured", of_rider(state, rider) | {"number": number}, cue=FELL))
    elif effect == cards.PILE_UP:
        piles.shuffle_chance(state)
        fall(state, rider, state.numbers[rider], state.lanes[rider], tell)
    else:
        _swap_at_once(state, rider, card, chance, tell)
    return True


def _move(state: SecondsPosition, rider: int, cells: int, chance: Chance, tell: Tell | None) -> bool:
    """As far as free cells allow; riders stop him, a crash zone takes him along (SEC-8.10, 8.11)."""
    leg = state.leg
    start = state.numbers[rider]
    ahead = FORWARDS if cells > 0 else BACKWARDS
    cells = abs(cells)
    masks = reach(state, rider, cells) if ahead == FORWARDS else reach_back(state, rider, cells)
    far = len(masks) - 1
    number = start + ahead * far
    past = ahead == FORWARDS and start + cells > leg.length and number >= leg.length
    if past and number == leg.length:
        return arrive(state, number, 0, chance, tell)  # SEC-12.6: on the line
    if far < cells and not past and (ahead == FORWARDS or number > 1):
        found = stops(state, start, masks, ahead)
        if in_zone(state, found):
            bring_down(state, rider, *crash_cell(found), tell)
            return True
    return far == 0 or _choose_lane(state, number, masks[far], chance, tell)


def reach_back(state: SecondsPosition, rider: int, most: int) -> list[int]:
    """The lanes after 0, 1, 2, … free steps backwards, not below number 1 (SEC-8.9)."""
    number = state.numbers[rider]
    mask = start_lanes(state, rider)
    masks = [mask]
    for at in range(number - 1, max(0, number - most - 1), -1):
        mask = state.leg.back[at + 1][mask] & ~state.blocked[at]
        if not mask:
            break
        masks.append(mask)
    return masks


def _bridge(state: SecondsPosition, rider: int, most: int, chance: Chance, tell: Tell | None) -> bool:
    """To the nearest cell directly behind or beside a rider, if there is one in reach."""
    start = state.numbers[rider]
    masks = reach(state, rider, min(most, state.leg.length - start))
    for step in range(1, len(masks)):
        lanes = masks[step] & wheels(state, start + step)
        if lanes:
            return _choose_lane(state, start + step, lanes, chance, tell)
    return True


def _choose_lane(state: SecondsPosition, number: int, lanes: int, chance: Chance, tell: Tell | None) -> bool:
    """The owner chooses among several lanes (SEC-8.12); one is taken at once."""
    if not lanes & (lanes - 1):
        return arrive(state, number, lanes, chance, tell)
    state.phase = LANE_PHASE
    state.choice_number = number
    state.choice_lanes = lanes
    return False


def arrive(state: SecondsPosition, number: int, bit: int, chance: Chance, tell: Tell | None) -> bool:
    if tell is not None:
        start = printed(state, state.numbers[state.rider])
        cell = called(state, number, LANE_OF[bit]) if bit else "line"
        way = {"from": start, "to": printed(state, number), "cell": cell}
        tell(Event("chance_moved", of_rider(state, state.rider) | way))
    return land(state, number, bit, chance, tell, by_chance=True)


def _swap_at_once(state: SecondsPosition, rider: int, card: ChanceCard, chance: Chance, tell: Tell | None) -> None:
    """The whole hand, the highest cards, or cards taken blindly: discarded, then as many drawn."""
    seat = rider // RIDERS
    held = state.hand_sizes[seat]
    count = held if card.effect == cards.SWAP_ALL else min(card.amount, held)
    lost: list[int] = []
    for _ in range(count):
        hand = state.hand(seat)
        blindly = card.effect == cards.SWAP_RANDOM
        lost.append(chance.draw(hand, sum(hand)) if blindly else max(value for value, held in enumerate(hand) if held))
        piles.bury(state, seat, lost[-1])
    if count:
        if tell is not None:
            names = [cards.card_name(value) for value in sorted(lost)]
            tell(Event("swapped", {"who": player(seat), "count": count}, owner=seat, secret={"cards": names}))
        piles.draw_cards(state, seat, count, chance, tell)


def _bonus(state: SecondsPosition, rider: int, card: ChanceCard, tell: Tell | None) -> None:
    """Entered at once; void in a time trial (SEC-17.5)."""
    if state.leg.trial:
        return
    gain(state, rider, card.amount, card.points)
    if tell is not None:
        tell(Event("bonus", of_rider(state, rider) | {"seconds": card.amount, "points": card.points}))
