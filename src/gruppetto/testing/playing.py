"""Playing without an opinion: players that choose at random or by appraisal, and set-ups to play with."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from gruppetto.engine.chance import SEED_BYTES, SampledChance
from gruppetto.engine.contract import AnyGame, Setup, View

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


def every_setup(game: AnyGame, seats: int | None = None) -> Iterator[Setup[Any]]:
    """For each number of seats the default options, then every other choice of every option, one at a time."""
    for number in game.players if seats is None else (seats,):
        yield game.setup(number)
        for option in game.options:
            for choice in option.choices:
                if choice != option.default:
                    yield game.setup(number, {option.name: choice})


def mixed_setup(game: AnyGame, seats: int, seed: int) -> Setup[Any]:
    """Any choice of every option at once: options must also get along with each other."""
    chance = luck(seed)
    wanted: dict[str, object] = {}
    for option in game.options:
        wanted[option.name] = option.choices[chance.die(len(option.choices)) - 1]
    return game.setup(seats, wanted)


def setup_name(game: AnyGame, setup: Setup[Any]) -> str:
    """A short name for test reports: `tiny-3-finish=exact`."""
    default = {option.name: option.default for option in game.options}
    other = [f"{name}={choice}" for name, choice in setup.options.items() if choice != default[name]]
    return "-".join([game.id, str(setup.seats), *other])
