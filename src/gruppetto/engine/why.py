"""Why not: every thing on the screen answers when it is pressed, with what is picked in mind.

The nearest true reason wins over a hypothetical one. Of just what was tried it is the rule against it; else the game
says what is meant by these picks (`Game.meant`), and the rule against that is told; else what is against all that
begins so; and at last that nothing comes of it now.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from gruppetto.engine.board import Board
from gruppetto.engine.picks import Attempt, WhyNot, beginnings, leads_along
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Own, Picture, Text

if TYPE_CHECKING:
    from gruppetto.engine.contract import AnyGame, State

THING = "why-thing"
"""The name of a thing that stands for no attempt: a text of the programs that show it."""


def things_on(picture: Picture, own: Own, board: Board, seats: int) -> list[str]:
    """The ids of everything on a screen that somebody can press."""
    ids = [card.id for card in own.hand] + [button.id for button in own.buttons]
    ids += [die.id for die in picture.dice] + [pile.id for pile in picture.piles]
    ids += [tile.id for tile in picture.numbers]
    ids += [piece.id for piece in picture.pieces if not piece.id.startswith("player:")]
    return ids + [f"player:{seat}" for seat in range(seats)] + [cell.id for cell in board.cells]


def explain(game: "AnyGame", state: "State[Any]", seat: int, picks: Sequence[str]) -> list[WhyNot]:
    """Why `seat` cannot pick these things one after the other; nothing where it can. Without picks: what it cannot do
    with each thing of its own that leads nowhere."""
    return Reasons(game, state, seat).why(picks)


class Reasons:
    """Why a seat cannot do what it would like to in one position."""

    def __init__(self, game: "AnyGame", state: "State[Any]", seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._view = state.view(seat)
        self._legal = set(self._view.actions)
        attempts = game.attempts(self._view) if state.to_decide == seat else []
        self._offers = [attempt for attempt in attempts if attempt.action in self._legal]
        self._vain = [attempt for attempt in attempts if attempt.action not in self._legal]

    def why(self, picks: Sequence[str]) -> list[WhyNot]:
        if self._state.to_decide != self._seat:
            return [_told(picks, self._out_of_turn())]
        return self._along(picks) if picks else self._nowhere()

    def _out_of_turn(self) -> Refusal:
        """Whose turn it is: the same for all that somebody else might do."""
        refusal = self._state.refusal(self._seat, self._state.actions()[0])
        assert refusal is not None, "nobody but the seat to decide may act"
        return refusal

    def _nowhere(self) -> list[WhyNot]:
        """Of each thing that begins nothing but vain attempts the nearest reason; where each begins something, all
        rules once."""
        lit = beginnings(self._offers)
        dark = [thing for thing in beginnings(self._vain) if thing not in lit]
        return [why for thing in dark for why in self._along((thing,))[:1]] or self._each_rule(self._vain)

    def _along(self, picks: Sequence[str]) -> list[WhyNot]:
        meant_by = set(picks)
        for attempt in self._vain:
            if len(attempt.picks) == len(picks) and set(attempt.picks) == meant_by:
                return [_why_not(self._state, attempt)]
        if any(leads_along(attempt, picks) for attempt in self._offers if not attempt.side or len(picks) > 1):
            return []
        here = [attempt for attempt in self._vain if leads_along(attempt, picks)]
        meant = self._meant(picks)
        if meant is not None:
            named = WhyNot(here[0].picks, here[0].label, meant.rule, meant.params) if here else None
            return [named or _told(picks[-1:], meant)]
        if any(leads_along(attempt, picks[-1:]) for attempt in self._offers if not attempt.side):
            return []  # a new beginning, and nothing against it
        found = here or [attempt for attempt in self._vain if leads_along(attempt, picks[-1:])]
        return self._each_rule(found) or [_told(picks[-1:], self._nothing(picks[-1]))]

    def _nothing(self, thing: str) -> Refusal:
        """Nothing comes of it now; or something does once another thing is picked first."""
        later = any(thing in attempt.picks[1:] for attempt in self._offers)
        return Refusal("", {"kind": thing.partition(":")[0], "later": "yes" if later else "no"})

    def _meant(self, picks: Sequence[str]) -> Refusal | None:
        meant = self._game.meant(self._view, picks)
        if meant is None or isinstance(meant, Refusal):
            return meant
        return None if meant in self._legal else self._state.why(meant)

    def _each_rule(self, attempts: Iterable[Attempt[Any]]) -> list[WhyNot]:
        by_rule: dict[str, WhyNot] = {}
        for why in (_why_not(self._state, attempt) for attempt in attempts):
            by_rule.setdefault(why.rule, why)
        return list(by_rule.values())


def _told(picks: Sequence[str], refusal: Refusal) -> WhyNot:
    thing = picks[-1] if picks else ""
    return WhyNot(tuple(picks), Text(THING, {"thing": thing}), refusal.rule, refusal.params)


def why_nots(game: "AnyGame", state: "State[Any]") -> list[WhyNot]:
    """Every attempt of the seat to decide that is made in vain, with the rule that forbids it."""
    view = state.view(state.to_decide)
    legal = set(view.actions)
    return [_why_not(state, attempt) for attempt in game.attempts(view) if attempt.action not in legal]


def _why_not(state: "State[Any]", attempt: Attempt[Any]) -> WhyNot:
    refusal = state.why(attempt.action)
    return WhyNot(attempt.picks, attempt.label, refusal.rule, refusal.params)
