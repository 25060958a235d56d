"""The leak test: worlds that are equal for a seat give that seat byte-identical traffic.

Two kinds of pairs are compared. *Worlds*: the true position and others that the seat imagines; they must look, ask and
refuse alike now, and go on doing so while the same public actions meet the same outcomes. *Turns of luck*: one position
and one action, met by two sequences of outcomes that differ in a single place; a seat that sees no difference
afterwards must not be told of one, and what more than one seat sees must have been told. The first finds a view, an
ask or a refusal that knows too much; the second finds an event without its owner, and a view and an `imagine` that
leak in agreement with each other.

Nothing is compared once the match is over: then its record, with every hand, is public.
Outcomes are compared as numbers, so a draw must count all kinds of card, in one order, wherever they lie.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gruppetto.engine.chance import Chance, ChanceMismatch, RecordedChance
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State, View
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.picks import ask
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.why import why_nots
from gruppetto.testing.difference import difference
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.playing import MOST_TRIED, Player, at_random, luck, ride, spread_evenly
from gruppetto.testing.screen import encode, encode_events
from gruppetto.testing.witness import Witness

MOST_REFUSED = 20
"""Actions that a seat is refused or allowed at each look. To one that is to decide, the reasons for all others are told
as well: a game that refuses asks which actions are legal, which takes much longer than to say why one is not."""

Reveals = Callable[[State[Any], Any], bool]
"""Whether the rules turn hidden things over when this action is played here: then worlds may part."""


@dataclass
class Compared:
    """How much was compared, so that a test can demand that it was something."""

    worlds: int = 0
    """Imagined positions that were not the true one."""
    steps: int = 0
    """Actions played alike in two different worlds."""
    turns: int = 0
    """Pairs of outcomes of one action that led to different positions."""


def no_leaks(
    game: AnyGame,
    setup: Setup[Any],
    seed: int,
    *,
    player: Player = at_random,
    looks: int = 12,
    reveals: Reveals = lambda state, action: False,
) -> Compared:
    """Play a match and compare at about `looks` positions, for every seat and a spectator; raises Fault."""
    ridden = ride(game, setup, seed, player)
    comparison = Comparison(game, setup, luck(seed + 2), ridden.seen(), reveals)
    for place in ridden.places(looks)[:-1]:
        comparison.look(ridden.states[place])
    return comparison.compared


class Comparison:
    """Compares worlds and turns of luck, position by position, and keeps count."""

    def __init__(self, game: AnyGame, setup: Setup[Any], chance: Chance, tried: list[Any], reveals: Reveals) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.reveals = reveals
        self.compared = Compared()
        self.every = tried
        """What a seat might try: every action that was legal at some time in this match."""
        self.tried = spread_evenly(tried, MOST_TRIED)
        self.looked = 0

    def look(self, state: State[Any]) -> None:
        self.tried = spread_evenly(self.every, MOST_TRIED, self.looked)
        self.looked += 1
        for seat in range(SPECTATOR, self.setup.seats):
            self.worlds(state, seat)
        self.turns_of_luck(state)

    def worlds(self, state: State[Any], seat: int, many: int = 2, plies: int = 3) -> None:
        """The true world and imagined ones: alike now, and alike as long as the same happens in them."""
        traffic = self._traffic(state, seat)
        true = state.document()
        met: set[str] = set()
        for _ in range(many):
            world = traffic.view.imagine(self.chance)
            document = world.document()
            if document in met:  # where nothing is hidden there is only one world
                continue
            met.add(document)
            self._expect_same(seat, traffic, self._traffic(world, seat), state, "")
            if document == true:
                continue
            self.compared.worlds += 1
            self._ride_on(seat, state.copy(), world, plies)

    def _ride_on(self, seat: int, true: State[Any], other: State[Any], plies: int) -> None:
        for _ in range(plies):
            common = [action for action in true.actions() if action in other.actions()]
            common = [action for action in common if not self.reveals(true, action)]
            if not common:
                return
            action = common[self.chance.die(len(common)) - 1]
            origin = true.copy()
            parted = self._play_alike(true, other, action)
            if parted is None:
                return
            true, other, mine, others = parted
            if true.to_decide == NOBODY:
                return
            self.compared.steps += 1
            where = f" after {action}"
            told, told_too = encode_events(mine, seat), encode_events(others, seat)
            expect(told == told_too, f"{_leak(seat, where)} by events: {told!r} is not {told_too!r}", origin)
            self._expect_same(seat, self._traffic(true, seat), self._traffic(other, seat), origin, where)

    def _play_alike(
        self, true: State[Any], other: State[Any], action: Any, tries: int = 4
    ) -> tuple[State[Any], State[Any], list[Event], list[Event]] | None:
        """The action in both worlds with the same outcomes, or None where none that was tried is possible in both."""
        for _ in range(tries):
            mine, others = true.copy(), other.copy()
            events: tuple[list[Event], list[Event]] = ([], [])
            witness = Witness(self.chance)
            mine.play(action, witness, events[0].append)
            if _meets(others, action, witness.met, events[1]):
                return mine, others, *events
        return None

    def turns_of_luck(self, state: State[Any], most: int = 12) -> None:
        """One action, two sequences of outcomes: what a seat sees of the difference is what it is told of it."""
        for action in state.actions():
            if self.reveals(state, action):
                continue
            witness = Witness(self.chance)
            one, events = state.copy(), list[Event]()
            one.play(action, witness, events.append)
            if one.to_decide == NOBODY:
                continue
            for outcomes in spread_evenly(witness.variants(), most):
                two, others = state.copy(), list[Event]()
                if _meets(two, action, outcomes, others) and two.to_decide != NOBODY and _differ(one, two):
                    self.compared.turns += 1
                    self._agree(state, action, (one, events), (two, others))

    def _agree(
        self,
        state: State[Any],
        action: Any,
        one: tuple[State[Any], list[Event]],
        two: tuple[State[Any], list[Event]],
    ) -> None:
        everybody = range(SPECTATOR, self.setup.seats)
        seen = {seat: difference(one[0].view(seat), two[0].view(seat), "view") for seat in everybody}
        shared = sum(found is not None for found in seen.values()) > 1
        for seat, found in seen.items():
            told, told_too = encode_events(one[1], seat), encode_events(two[1], seat)
            if found is None and told != told_too:
                claim = f"seat {seat} is told a secret by the events of {action}: {told!r} is not {told_too!r}"
                raise Fault(claim, state)
            if found is not None and told == told_too and shared:
                raise Fault(f"after {action} seat {seat} sees what no event told it: {found}", state)

    def _traffic(self, state: State[Any], seat: int) -> "_Traffic":
        view = state.view(seat)
        attempts = self.game.attempts(view)
        tried = [*self.tried, *(attempt.action for attempt in attempts)]
        decides = seat == state.to_decide  # else it is refused whatever it tries: it is not its turn
        return _Traffic(
            view=view,
            picture=encode(self.game.picture(view)),
            own=encode(self.game.own(view)),
            ask=encode(ask(self.game, state, seat)),
            whys=encode(why_nots(self.game, state) if decides else []),
            attempts=encode([(str(attempt.action), attempt.picks, attempt.label) for attempt in attempts]),
            refusals=encode(
                [
                    (str(action), state.refusal(seat, action))
                    for action in spread_evenly(tried, MOST_REFUSED, self.looked)
                ]
            ),
            reasons=encode(_reasons(state, tried) if decides else []),
        )

    def _expect_same(self, seat: int, one: "_Traffic", two: "_Traffic", state: State[Any], where: str) -> None:
        found = difference(one, two)
        expect(found is None, f"{_leak(seat, where)} by its {str(found).lstrip('.')}", state)


@dataclass(frozen=True, slots=True)
class _Traffic:
    """What reaches a seat: what its bot is handed, and the bytes that travel to its screen."""

    view: View[Any]
    picture: bytes
    own: bytes
    ask: bytes
    whys: bytes
    attempts: bytes
    refusals: bytes
    reasons: bytes


def _reasons(state: State[Any], tried: list[Any]) -> list[tuple[str, Refusal]]:
    """Why the seat to decide may not do what it might try."""
    legal = set(state.actions())
    return [(str(action), state.why(action)) for action in tried if action not in legal]


def _leak(seat: int, where: str) -> str:
    return f"seat {seat} can tell apart{where} two worlds that it should not,"


def _meets(state: State[Any], action: Any, outcomes: list[int], events: list[Event]) -> bool:
    """Play with exactly these outcomes, if they are possible here."""
    chance = RecordedChance(outcomes)
    try:
        state.play(action, chance, events.append)
    except ChanceMismatch:
        return False
    return not chance.left


def _differ(one: State[Any], two: State[Any]) -> bool:
    return one.document() != two.document()
