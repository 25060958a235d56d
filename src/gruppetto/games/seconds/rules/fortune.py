"""Chance cards: drawn on a chance cell and carried out at once, unless they are kept (SEC-8.4 to 8.16, section 5.2).

Each function says whether the turn is over; if not, the state asks somebody something first.
"""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box.cards import (
    BONUS,
    BRIDGE,
    KEPT,
    KEPT_KINDS,
    MECHANICAL,
    MOVE,
    NEXT_DELTA,
    NO_CARD,
    PILE_UP,
    RIDERS,
    SWAP,
    SWAP_ALL,
    SWAP_HIGHEST,
    ChanceCard,
    chance_name,
)
from gruppetto.games.seconds.rules.course import LANE_OF
from gruppetto.games.seconds.rules.crashes import BACKWARDS, FORWARDS, crash_cell, fall, in_zone, put_beside, stops
from gruppetto.games.seconds.rules.landing import bring_down, exchange, finish, pass_lines, settle_on
from gruppetto.games.seconds.rules.naming import at_cell, of_rider, printed
from gruppetto.games.seconds.rules.piles import bury, draw_cards, put_under, shuffle_chance, turn_chance_card
from gruppetto.games.seconds.rules.position import LANE_PHASE, SWAP_PHASE, SecondsPosition
from gruppetto.games.seconds.rules.riding import reach, start_lanes, wheels


def land(state: SecondsPosition, rider: int, chance: Chance, tell: Tell | None, *, by_chance: bool = False) -> bool:
    """The cell on which a movement ended: exchange, or chance unless a chance card led there (SEC-8.1, 8.4, 8.8)."""
    leg = state.leg
    number, bit = state.numbers[rider], state.lanes[rider]
    if number > leg.length or not bit:
        finish(state, rider, tell)
        return True
    if leg.exchange[number] & bit:
        return not exchange(state, rider, tell)
    if leg.chance[number] & bit and not by_chance:
        return draw_chance(state, rider, chance, tell)
    return True


def draw_chance(state: SecondsPosition, rider: int, chance: Chance, tell: Tell | None) -> bool:
    kind = turn_chance_card(state, chance)
    if kind == NO_CARD:
        return True  # SEC-8.16
    card = state.course.chance_cards[kind]
    if tell is not None:
        words = {"card": chance_name(card), "keep": card.keep, "title": card.title, "text": card.text}
        tell(Event("chance_drawn", of_rider(rider) | words))
    if card.keep:
        state.kept[rider * KEPT_KINDS + KEPT.index(card.effect)] += 1
        return True
    put_under(state, kind)
    state.chance_card = kind
    return _carry_out(state, rider, card, chance, tell)


def _carry_out(state: SecondsPosition, rider: int, card: ChanceCard, chance: Chance, tell: Tell | None) -> bool:
    effect = card.effect
    if effect == MOVE:
        return _move(state, rider, card.amount, chance, tell)
    if effect == BRIDGE:
        return _bridge(state, rider, card.amount, chance, tell)
    if effect == SWAP:
        return _swap(state, rider, card.amount)
    if effect == NEXT_DELTA:
        state.deltas[rider] += card.amount
    elif effect == BONUS:
        _bonus(state, rider, card, tell)
    elif effect == MECHANICAL:
        number = state.numbers[rider]
        put_beside(state, rider, number, state.leg.side[number][state.lanes[rider]])
        if tell is not None:
            tell(Event("punctured", of_rider(rider) | {"number": number}))
    elif effect == PILE_UP:
        shuffle_chance(state)
        fall(state, rider, state.numbers[rider], state.lanes[rider], tell)
    else:
        _swap_at_once(state, rider, card, chance, tell)
    return True


# --- movements (SEC-8.9 to 8.14) ---


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
        return _arrive(state, rider, number, 0, chance, tell)  # SEC-12.6: on the line
    if far < cells and not past and (ahead == FORWARDS or number > 1):
        found = stops(state, start, masks, ahead)
        if in_zone(state, found):
            bring_down(state, rider, *crash_cell(found), tell)
            return True
    return far == 0 or _choose_lane(state, rider, number, masks[far], chance, tell)


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
            return _choose_lane(state, rider, start + step, lanes, chance, tell)
    return True


def _choose_lane(
    state: SecondsPosition, rider: int, number: int, lanes: int, chance: Chance, tell: Tell | None
) -> bool:
    """The owner chooses among several lanes (SEC-8.12); one is taken at once."""
    if not lanes & (lanes - 1):
        return _arrive(state, rider, number, lanes, chance, tell)
    state.phase = LANE_PHASE
    state.choice_number = number
    state.choice_lanes = lanes
    return False


def take_lane(state: SecondsPosition, rider: int, lane: int, chance: Chance, tell: Tell | None) -> bool:
    number = state.choice_number
    state.choice_number = 0
    state.choice_lanes = 0
    return _arrive(state, rider, number, 1 << lane - 1, chance, tell)


def _arrive(state: SecondsPosition, rider: int, number: int, bit: int, chance: Chance, tell: Tell | None) -> bool:
    if tell is not None:
        start = printed(state, state.numbers[rider])
        cell = at_cell(state, number, LANE_OF[bit]) if bit else "line"
        tell(Event("chance_moved", of_rider(rider) | {"from": start, "to": printed(state, number), "cell": cell}))
    settle_on(state, rider, number, bit)
    pass_lines(state, rider, number, tell)
    return land(state, rider, chance, tell, by_chance=True)


# --- cards and bonuses ---


def _swap(state: SecondsPosition, rider: int, most: int) -> bool:
    """Up to so many cards may be swapped; with an empty hand nothing is asked."""
    held = state.hand_sizes[rider // RIDERS]
    if not held:
        return True
    state.phase = SWAP_PHASE
    state.to_discard = min(most, held)
    state.swapped = 0
    return False


def _swap_at_once(state: SecondsPosition, rider: int, card: ChanceCard, chance: Chance, tell: Tell | None) -> None:
    """The whole hand, the highest cards, or cards taken blindly: discarded, then as many drawn."""
    seat = rider // RIDERS
    count = state.hand_sizes[seat] if card.effect == SWAP_ALL else min(card.amount, state.hand_sizes[seat])
    lost: list[int] = []
    for _ in range(count):
        hand = state.hand(seat)
        if card.effect in (SWAP_ALL, SWAP_HIGHEST):
            value = max(value for value, held in enumerate(hand) if held)
        else:
            value = chance.draw(hand, state.hand_sizes[seat])
        bury(state, seat, value)
        lost.append(value)
    if not count:
        return
    if tell is not None:
        cards = [f"card:{value}" for value in sorted(lost)]
        who = {"who": of_rider(rider)["who"], "count": count}
        tell(Event("swapped", who, owner=seat, secret={"cards": cards}))
    draw_cards(state, seat, count, chance, tell)


def _bonus(state: SecondsPosition, rider: int, card: ChanceCard, tell: Tell | None) -> None:
    """Entered at once; void in a time trial (SEC-17.5)."""
    if state.leg.trial:
        return
    state.bonus_seconds[rider] += card.amount
    state.bonus_points[rider] += card.points
    if tell is not None:
        tell(Event("bonus", of_rider(rider) | {"seconds": card.amount, "points": card.points}))
