"""Playing without an opinion: set-ups, players that choose at random or by appraisal, and the matches they ride."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from gruppetto.engine.chance import SEED_BYTES, SampledChance
from gruppetto.engine.contract import AnyGame, Setup, State, View
from gruppetto.engine.match import Match
from gruppetto.engine.option import Choice
from gruppetto.engine.record import SeatName
from gruppetto.testing.fault import expect

Uniform = Callable[[], float]
Decide = Callable[[View[Any]], Any]
"""Chooses one of `view.actions`."""
Player = Callable[[AnyGame, Uniform], Decide]
"""Makes somebody who decides, for this game and with this luck."""


def at_random(game: AnyGame, uniform: Uniform) -> Decide:
    return lambda view: view.actions[int(uniform() * len(view.actions))]


def by_appraisal(game: AnyGame, uniform: Uniform) -> Decide:
    """Mostly what the game itself appraises highest; one time in eight anything, to get off the beaten road."""

    def decide(view: View[Any]) -> Any:
        if uniform() < 1 / 8:
            return view.actions[int(uniform() * len(view.actions))]
        worths = game.appraise(view)
        return view.actions[worths.index(max(worths))]

    return decide


def floats(seed: int) -> Uniform:
    return random.Random(seed).random


def luck(seed: int) -> SampledChance:
    return SampledChance(floats(seed))


def match_seed(seed: int) -> bytes:
    return seed.to_bytes(SEED_BYTES, "big")


def spread_evenly(things: list[Any], most: int, turn: int = 0) -> list[Any]:
    """Not many more than `most` of them, spread evenly; others at every turn, so that in the end all have theirs."""
    step = len(things) // most + 1
    return things[turn % step :: step]


def every_setup(game: AnyGame, seats: int | None = None) -> Iterator[Setup[Any]]:
    """For each number of seats the default options, then every other choice of every option, one at a time."""
    for number in game.players if seats is None else (seats,):
        yield game.setup(number)
        for option in game.options:
            for choice in option.choices:
                if choice != option.default:
                    yield game.setup(number, {option.name: choice})


def covering_setups(game: AnyGame, seed: int, seats: int | None = None) -> list[Setup[Any]]:
    """Mixtures of options and teams, as few as meet every choice of every option and every number of seats.

    Each option is shuffled on its own: options must also get along with each other, and colours must not matter. With
    `seats`, all mixtures are for this number.
    """
    counts = game.players if seats is None else (seats,)
    many = max([len(counts), *(len(option.choices) for option in game.options)])
    shuffle = random.Random(seed)
    columns = {option.name: _shuffled(option.choices, many, shuffle) for option in game.options}
    teams = [look.team for look in game.teams]
    return [
        game.setup(
            number,
            {name: column[row] for name, column in columns.items()},
            teams=shuffle.sample(teams, number),
        )
        for row, number in zip(range(many), cycle(counts), strict=False)
    ]


def _shuffled(choices: Sequence[Choice], many: int, shuffle: random.Random) -> list[Choice]:
    """As many choices as wanted: all of them in any order, then all of them again."""
    found: list[Choice] = []
    while len(found) < many:
        found += shuffle.sample(choices, len(choices))
    return found[:many]


def setup_name(game: AnyGame, setup: Setup[Any]) -> str:
    """A short name for test reports: `tiny-3-finish=exact-azur+rouge+lagune`."""
    default = {option.name: option.default for option in game.options}
    other = [f"{name}={choice}" for name, choice in setup.options.items() if choice != default[name]]
    return "-".join([game.id, str(setup.seats), *other, *(["+".join(setup.teams)] if setup.teams else [])])


BOUND = 10_000
"""The number of decisions after which every match should long be over."""
MOST_TRIED = 400
"""So many of the actions seen elsewhere are tried at each look; a road of a thousand cells has too many to try all."""


@dataclass(frozen=True)
class Ride:
    """A match played to its end, with every position on the way and, if wanted, its document as it was then."""

    match: Match
    states: list[State[Any]]
    documents: Sequence[str]
    """Empty unless they were wanted: to write them takes longer than to play."""

    @property
    def setup(self) -> Setup[Any]:
        return self.match.setup

    def seen(self) -> list[Any]:
        """Every action that was legal at some time: what somebody might try at any other time."""
        return list(dict.fromkeys(action for state in self.states for action in state.actions()))

    def places(self, many: int) -> list[int]:
        """Where to look closely: about `many` places spread over the ride with its first and its last, and wherever
        something happened for the first time, so that rare phases are looked at as well."""
        last = len(self.states) - 1
        places = {round(last * place / (many - 1)) for place in range(many)}
        kinds: set[str] = set()
        for version, events in enumerate(self.match.happened):
            new = {event.kind for event in events} - kinds
            if new:
                kinds |= new
                places.add(version)
        return sorted(places)


def ride(
    game: AnyGame,
    setup: Setup[Any],
    seed: int,
    player: Player = at_random,
    bound: int = BOUND,
    *,
    write: bool = False,
) -> Ride:
    """A match from the start to its end; every seat decides on its own view, as a bot would."""
    match = Match(game, setup, tuple(SeatName(f"Rider {n}") for n in range(setup.seats)), match_seed(seed))
    decide = player(game, floats(seed + 1))
    states, documents = [match.state], [match.state.document()] if write else []
    while not match.over:
        state = match.state
        expect(match.version < bound, f"the match is not over after {bound} decisions", state)
        expect(0 <= state.to_decide < setup.seats, f"seat {state.to_decide} is to decide and does not exist", state)
        legal = state.actions()
        expect(len(legal) > 0, f"seat {state.to_decide} is to decide and has no legal action", state)
        action = decide(state.view(state.to_decide))
        expect(action in legal, f"seat {state.to_decide} chose {action}, which is not legal", state)
        match.play(state.to_decide, str(action))
        states.append(match.state)
        if write:
            documents.append(match.state.document())
    return Ride(match, states, documents)
