"""What everybody sees of cards that are hidden: how many are in a hand, and whose lies face down."""

from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.rules.position import OVER_PHASE, RIDE_PHASE, BostockOpen
from gruppetto.games.bostock.rules.trials import riding


def has_laid(table: BostockOpen, seat: int) -> bool:
    """A card lies face down before those of the heat who have chosen: one after the other, in its order (BOS-14.6)."""
    if table.phase is not RIDE_PHASE:
        return False
    racing = riding(table)
    return seat in racing[: racing.index(table.to_decide)]


def hand_size(table: BostockOpen, seat: int) -> int:
    """The cards in a hand. All are filled up at the end of a turn (BOS-4.12), so only the seat in turn may hold less:
    what neither the piles nor the others have."""
    if table.leg.solo_trial:
        return _trial_hand(table, seat)
    course = table.course
    # On the road a stage ends in the turn of the team whose third rider comes home (BOS-10.2).
    in_turn = table.placed[-1] // RIDERS if table.phase is OVER_PHASE else table.to_decide
    if seat != in_turn:
        return course.hand_size
    in_hands = course.deck_count - table.draw_count - sum(table.discards)
    return in_hands - course.hand_size * (course.seats - 1)


def _trial_hand(table: BostockOpen, seat: int) -> int:
    """Dealt anew whenever the last one is used (BOS-14.9); who is home has laid down what was left (D-34)."""
    if seat not in riding(table):
        return 0
    deal = table.leg.stage.deal
    return deal - table.used[seat] % deal - has_laid(table, seat)
