"""Cards that somebody holds, as several decisions ask for them: in the hand, and kept by riders."""

from gruppetto.engine.event import Params
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import card_name
from gruppetto.games.seconds.rules.actions import Move, move
from gruppetto.games.seconds.rules.naming import of_rider
from gruppetto.games.seconds.rules.position import SecondsPosition
from gruppetto.games.seconds.rules.view import SecondsView


def values_in_hand(state: SecondsPosition) -> list[int]:
    """The values that the seat to decide holds."""
    kinds = state.course.kinds
    first = state.to_decide * kinds
    hands = state.hands
    return [value for value in range(1, kinds) if hands[first + value]]


def held(view: SecondsView) -> list[int]:
    """The same from a view."""
    return [value for value, count in enumerate(view.hand) if count]


def giving_away(view: SecondsView, verb: int, word: str, figures: Params, *, loses: bool = True) -> list[Attempt[Move]]:
    """Any card where it is not ridden: surrendered, handed in; or discarded for another, which is no loss."""
    hint = Text(f"seconds-hint-{word}", figures)
    cards = [(move(verb, value), card_name(value)) for value in held(view)]
    return [
        Attempt(action, (card,), Text(f"seconds-try-{word}", {"card": card}), hint, loses=loses)
        for action, card in cards
    ]


def not_kept(state: SecondsPosition, kept: int) -> Refusal:
    """The rider in turn has no such chance card (SEC-8.5)."""
    kind = state.course.kept_kinds[kept]
    cards = state.course.edition.chance_cards
    card: Params = {"card": f"card:{cards[kind].id}"} if kind >= 0 else {}
    return Refusal("SEC-8.5", {**of_rider(state, state.rider), **card})
