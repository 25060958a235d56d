"""Cards on their way: dealt, drawn, laid down; the Risk pile and what lies under it."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.bostock.rules.naming import card_pick, player
from gruppetto.games.bostock.rules.position import BostockPosition

# --- race cards ---


def draw_card(state: BostockPosition, chance: Chance, tell: Tell | None) -> int:
    """The top card, decided now; an empty pile is made of the discards first (BOS-4.14)."""
    if not state.draw_count:
        _reshuffle(state, tell)
    kind = chance.draw(state.draw, state.draw_count)
    state.draw[kind] -= 1
    state.draw_count -= 1
    return kind


def _reshuffle(state: BostockPosition, tell: Tell | None) -> None:
    state.draw = state.discards
    state.draw_count = sum(state.draw)
    state.discards = [0] * state.course.kinds
    state.discarded = -1
    if tell is not None:
        tell(Event("reshuffled", {"count": state.draw_count}))


def draw_cards(state: BostockPosition, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """So many cards into a hand."""
    if count > 0:
        take(state, seat, [draw_card(state, chance, tell) for _ in range(count)], tell)


def take(state: BostockPosition, seat: int, drawn: list[int], tell: Tell | None) -> None:
    state.hands[seat] = tuple(sorted([*state.hands[seat], *drawn]))
    if tell is not None:
        cards = [card_pick(state.course.codes[kind]) for kind in sorted(drawn)]
        tell(Event("drew", {"who": player(seat), "count": len(drawn)}, owner=seat, secret={"cards": cards}))


def deal(state: BostockPosition, seats: list[int], count: int, chance: Chance, tell: Tell | None) -> None:
    """So many cards to each, one at a time (BOS-2.7)."""
    dealt: dict[int, list[int]] = {seat: [] for seat in seats}
    for _ in range(count):
        for seat in seats:
            dealt[seat].append(draw_card(state, chance, tell))
    for seat in seats:
        take(state, seat, dealt[seat], tell)


def refill(state: BostockPosition, seat: int, chance: Chance, tell: Tell | None) -> None:
    """BOS-4.12."""
    draw_cards(state, seat, state.course.hand_size - len(state.hands[seat]), chance, tell)


def leave_hand(state: BostockPosition, seat: int, kind: int) -> None:
    hand = state.hands[seat]
    place = hand.index(kind)
    state.hands[seat] = hand[:place] + hand[place + 1 :]


def discard(state: BostockPosition, kind: int) -> None:
    """Face up on the discard pile (BOS-4.13)."""
    state.discards[kind] += 1
    state.discarded = kind


def lay_down(state: BostockPosition, seat: int, kind: int) -> None:
    leave_hand(state, seat, kind)
    discard(state, kind)


# --- Risk cards ---


def turn_risk_card(state: BostockPosition, chance: Chance) -> int:
    """The top Risk card: by luck as long as the order is unknown, then those put under the pile. It cannot run out."""
    if state.risk_left:
        kind = chance.draw(state.risk_pile, state.risk_left)
        state.risk_pile[kind] -= 1
        state.risk_left -= 1
        return kind
    kind, *rest = state.risk_bottom
    state.risk_bottom = tuple(rest)
    return kind


def put_under(state: BostockPosition, kind: int) -> None:
    """Face down under the Risk pile (BOS-8.13)."""
    state.risk_bottom = (*state.risk_bottom, kind)
