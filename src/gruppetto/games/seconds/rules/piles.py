"""Cards on their way: dealt, drawn, played, laid aside face down; the pile of chance cards."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, KEPT_KINDS, NO_CARD, card_name
from gruppetto.games.seconds.rules.naming import player
from gruppetto.games.seconds.rules.position import SecondsPosition, changed

# --- seconds cards ---


def draw_cards(state: SecondsPosition, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """So many cards from the pile into a hand, each decided when it is drawn; an empty pile is made anew (SEC-13.6)."""
    first = seat * state.course.kinds
    hands = state.hands
    drawn: list[int] = []
    for _ in range(count):
        if not state.draw_count:
            reshuffle(state, tell)
        value = chance.draw(state.draw, state.draw_count)
        state.draw[value] -= 1
        state.draw_count -= 1
        hands[first + value] += 1
        drawn.append(value)
    state.hand_sizes[seat] += count
    if tell is not None:
        cards = [card_name(value) for value in sorted(drawn)]
        tell(Event("drew", {"who": player(seat), "count": count}, owner=seat, secret={"cards": cards}))


def reshuffle(state: SecondsPosition, tell: Tell | None) -> None:
    """The whole discard pile, face up and face down, becomes the draw pile."""
    kinds = state.course.kinds
    draw = state.played
    for place, count in enumerate(state.buried):
        draw[place % kinds] += count
    state.draw = draw
    state.draw_count = sum(draw)
    state.played = [0] * kinds
    state.buried = (0,) * (state.course.seats * kinds)
    state.buried_sizes = (0,) * state.course.seats
    if tell is not None:
        tell(Event("reshuffled", {"count": state.draw_count}))


def deal(state: SecondsPosition, seat: int, riders: int, chance: Chance, tell: Tell | None) -> None:
    """Five cards for each of so many riders (SEC-2.3, 13.2)."""
    draw_cards(state, seat, riders * CARDS_A_RIDER, chance, tell)


def lay_open(state: SecondsPosition, seat: int, value: int) -> None:
    """A card is played: face up on the discard pile (SEC-5.1)."""
    _leave_hand(state, seat, value)
    state.played[value] += 1
    known = state.shown[seat]
    if known and known[value]:
        left = changed(known, value, known[value] - 1)
        _know(state, seat, left if any(left) else ())


def bury(state: SecondsPosition, seat: int, value: int) -> None:
    """A card is laid aside face down. The others no longer know which of the shown cards are left."""
    _leave_hand(state, seat, value)
    place = seat * state.course.kinds + value
    state.buried = changed(state.buried, place, state.buried[place] + 1)
    state.buried_sizes = changed(state.buried_sizes, seat, state.buried_sizes[seat] + 1)
    if state.shown[seat]:
        _know(state, seat, ())


def _know(state: SecondsPosition, seat: int, cards: tuple[int, ...]) -> None:
    """What everybody knows to be in a hand."""
    state.shown = (*state.shown[:seat], cards, *state.shown[seat + 1 :])


def _leave_hand(state: SecondsPosition, seat: int, value: int) -> None:
    state.hands[seat * state.course.kinds + value] -= 1
    state.hand_sizes[seat] -= 1


def lay_hand_aside(state: SecondsPosition, seat: int, tell: Tell | None) -> None:
    """A team that is in discards what is left of its hand (SEC-13.5)."""
    count = state.hand_sizes[seat]
    for value, held in enumerate(state.hand(seat)):
        for _ in range(held):
            bury(state, seat, value)
    if count and tell is not None:
        tell(Event("hand_laid_aside", {"who": player(seat), "count": count}))


def show_hand(state: SecondsPosition, seat: int, tell: Tell | None) -> None:
    """The proof that a crash could not be avoided (SEC-10.3). Of an empty hand nothing is told."""
    hand = state.hand(seat)
    _know(state, seat, tuple(hand) if state.hand_sizes[seat] else ())
    if tell is not None and state.hand_sizes[seat]:
        cards = [card_name(value) for value, count in enumerate(hand) for _ in range(count)]
        tell(Event("hand_shown", {"who": player(seat), "cards": cards}))


# --- chance cards ---


def turn_chance_card(state: SecondsPosition, chance: Chance) -> int:
    """The top chance card: by luck as long as the order is unknown, then those put under the pile; or NO_CARD."""
    if left := state.chance_left:
        kind = chance.draw(list(state.chance_pile), left)
        state.chance_pile = changed(state.chance_pile, kind, state.chance_pile[kind] - 1)
        return kind
    if not state.chance_bottom:
        return NO_CARD
    kind, *rest = state.chance_bottom
    state.chance_bottom = tuple(rest)
    return kind


def put_under(state: SecondsPosition, kind: int) -> None:
    """Face down under the chance pile (SEC-8.6)."""
    state.chance_bottom = (*state.chance_bottom, kind)


def shuffle_chance(state: SecondsPosition) -> None:
    """After a crash by a chance card the whole pile is shuffled (SEC-8.7)."""
    for kind in state.chance_bottom:
        state.chance_pile = changed(state.chance_pile, kind, state.chance_pile[kind] + 1)
    state.chance_bottom = ()


def use_kept(state: SecondsPosition, rider: int, kept: int) -> None:
    """A kept card is used and goes under the pile."""
    place = rider * KEPT_KINDS + kept
    state.kept = changed(state.kept, place, state.kept[place] - 1)
    put_under(state, state.course.kept_kinds[kept])


def return_kept(state: SecondsPosition, rider: int) -> None:
    """What a finished rider has kept goes under the pile."""
    for kept in range(KEPT_KINDS):
        for _ in range(state.kept[rider * KEPT_KINDS + kept]):
            use_kept(state, rider, kept)
