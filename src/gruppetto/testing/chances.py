"""The chance contract: what a search may meet is exactly what the engine can do, with the right frequencies."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gruppetto.engine.chance import Chance, LineChance, RecordedChance
from gruppetto.engine.contract import AnyGame, Setup, State
from gruppetto.engine.event import SPECTATOR
from gruppetto.testing.fault import expect
from gruppetto.testing.playing import Player, at_random, luck, match_seed, ride
from gruppetto.testing.witness import check_die, check_draw

_DEVIATIONS = 5.0
"""How many standard deviations a fair sample may lie off: with fixed seeds this never depends on the day."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way in which luck can decide an action: the outcomes as recorded, how likely, and where it leads."""

    met: tuple[int, ...]
    probability: Fraction
    document: str


class EnumeratingChance(Chance):
    """Follows a script, then always takes the first possibility, and notes what the others would have been."""

    def __init__(self, script: Sequence[int] = ()) -> None:
        self._script = script
        self.met: list[int] = []
        self.possible: list[dict[int, Fraction]] = []

    def die(self, faces: int) -> int:
        check_die(faces)
        return self._follow({face: Fraction(1, faces) for face in range(1, faces + 1)})

    def draw(self, counts: list[int], total: int) -> int:
        check_draw(counts, total)
        return self._follow({kind: Fraction(count, total) for kind, count in enumerate(counts) if count})

    def _follow(self, possible: dict[int, Fraction]) -> int:
        place = len(self.met)
        outcome = self._script[place] if place < len(self._script) else next(iter(possible))
        self.met.append(outcome)
        self.possible.append(possible)
        return outcome

    @property
    def probability(self) -> Fraction:
        return math.prod((them[met] for met, them in zip(self.met, self.possible, strict=True)), start=Fraction(1))

    def next_script(self) -> list[int] | None:
        """The script of the next branch, depth first, or None when all were followed."""
        for place in reversed(range(len(self.met))):
            later = [outcome for outcome in self.possible[place] if outcome > self.met[place]]
            if later:
                return [*self.met[:place], later[0]]
        return None


def outcomes(state: State[Any], action: Any, most: int = 2_000) -> list[Outcome] | None:
    """Every way in which luck can decide this action, or None when there are more than `most`."""
    found: list[Outcome] = []
    script: list[int] | None = []
    while script is not None:
        if len(found) == most:
            return None
        chance = EnumeratingChance(script)
        after = state.copy()
        after.play(action, chance)
        found.append(Outcome(tuple(chance.met), chance.probability, after.document()))
        script = chance.next_script()
    return found


def check_action(state: State[Any], action: Any, seed: int, most: int = 400) -> int:
    """The outcomes of one action are the same for every source of luck; returns how many there are, 0 if too many."""
    every = outcomes(state, action, most)
    if every is None:
        return 0
    total = sum((outcome.probability for outcome in every), Fraction(0))
    expect(total == 1, f"the outcomes of {action} have probabilities that add up to {total}", state)
    for outcome in every:
        _check_replayed(state, action, outcome)
    if len(every) > 1:
        rounds = 40 * len(every)
        expected = {outcome.met: float(outcome.probability) for outcome in every}
        sampled, seeded = luck(seed), match_seed(seed)
        on_lines = [LineChance(seeded, f"line {place}") for place in range(rounds)]
        for name, chances in (("sampled", [sampled] * rounds), ("seeded", on_lines)):
            met = Counter(_met(state, action, chance) for chance in chances)
            unfair = unlike(met, expected)
            expect(unfair is None, f"{name} luck does not decide {action} as it should: {unfair}", state)
    return len(every)


def _check_replayed(state: State[Any], action: Any, outcome: Outcome) -> None:
    chance = RecordedChance(outcome.met)
    after = state.copy()
    after.play(action, chance)
    expect(not chance.left, f"{action} with {outcome.met} meets less luck when it is replayed", state)
    expect(after.document() == outcome.document, f"{action} with {outcome.met} replays to another position", state)


def _met(state: State[Any], action: Any, chance: Chance) -> tuple[int, ...]:
    """Return the luck that an action meets; that the game asks sensibly was checked on every branch."""
    noted = _Noted(chance)
    state.copy().play(action, noted)
    return tuple(noted.met)


class _Noted(Chance):
    """Passes questions on and remembers what came of them."""

    def __init__(self, luck: Chance) -> None:
        self._luck = luck
        self.met: list[int] = []

    def die(self, faces: int) -> int:
        self.met.append(self._luck.die(faces))
        return self.met[-1]

    def draw(self, counts: list[int], total: int) -> int:
        self.met.append(self._luck.draw(counts, total))
        return self.met[-1]


def chance_contract(
    game: AnyGame, setup: Setup[Any], seed: int, *, player: Player = at_random, looks: int = 6
) -> Counter[int]:
    """Play a match and check the luck of every action at `looks` positions, and of the first use of every verb.

    Returns how many actions had how many outcomes; 0 stands for too many to follow.
    """
    ridden = ride(game, setup, seed, player)
    closely = {round(len(ridden.states) * look / looks) for look in range(looks)}
    seen: Counter[int] = Counter()
    verbs: set[str] = set()
    for place, state in enumerate(ridden.states):
        for action in state.actions():
            verb = str(action).partition(" ")[0]
            if place in closely or verb not in verbs:
                verbs.add(verb)
                seen[check_action(state, action, seed)] += 1
    return seen


def unlike(met: Counter[Any], expected: dict[Any, float]) -> str | None:
    """Why these counts cannot come from these probabilities (chi-square, rare outcomes taken together), or None."""
    strange = met.keys() - expected.keys()
    if strange:
        return f"{min(strange)} happened and should not be possible"
    rounds = sum(met.values())
    cells: list[tuple[float, int]] = []
    rare = (0.0, 0)
    for outcome, probability in expected.items():
        if probability * rounds >= 5:
            cells.append((probability * rounds, met[outcome]))
        else:
            rare = (rare[0] + probability * rounds, rare[1] + met[outcome])
    if rare[0] >= 5 or (cells and rare[0]):
        cells.append(rare)
    if len(cells) < 2:
        return None
    distance = sum((count - mean) ** 2 / mean for mean, count in cells)
    bound = _bound(len(cells) - 1)
    return None if distance <= bound else f"chi-square is {distance:.1f} in {rounds} rounds, over {bound:.1f}"


def _bound(freedom: int) -> float:
    """The chi-square that a fair sample practically never exceeds (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + _DEVIATIONS * math.sqrt(spread)) ** 3)


def fair_worlds(game: AnyGame, setup: Setup[Any], seed: int, *, samples: int = 600) -> int:
    """What a seat imagines of the others' hands after the deal is as frequent as what the deal gives them.

    Deal; let a seat imagine the deal from what it sees; forget which of the two was true. If it imagines fairly, both
    have the same distribution, whatever the game. Returns how many kinds of card were held against each other.
    """
    chance = luck(seed)
    compared = 0
    for seat in (SPECTATOR, 0):
        dealt, imagined = Counter[_Holding](), Counter[_Holding]()
        for _ in range(samples):
            dealt.update(_holdings(game, _dealt(game, setup, chance), setup.seats))
            world = _dealt(game, setup, chance).view(seat).imagine(chance)
            imagined.update(_holdings(game, world, setup.seats))
        cards = {(owner, card) for owner, card, _ in (*dealt, *imagined) if owner != seat}
        for owner, card in sorted(cards):
            unfair = _apart(_of(dealt, owner, card, samples), _of(imagined, owner, card, samples))
            expect(unfair is None, f"seat {seat} does not imagine fairly how many {card} seat {owner} holds: {unfair}")
        compared += len(cards)
    return compared


_Holding = tuple[int, str, int]
"""A seat, a card, and how many of it the seat holds."""


def _dealt(game: AnyGame, setup: Setup[Any], chance: Chance) -> State[Any]:
    """The first position in which anybody has a choice: choices tell something about a hand, luck does not."""
    state = game.start(setup, chance)
    while len(actions := state.actions()) == 1:
        state.play(actions[0], chance)
    return state


def _holdings(game: AnyGame, state: State[Any], seats: int) -> Iterator[_Holding]:
    for owner in range(seats):
        for card in game.own(state.view(owner)).hand:
            yield owner, card.id, card.count


def _of(holdings: Counter[_Holding], owner: int, card: str, samples: int) -> Counter[int]:
    counts = Counter({held[2]: often for held, often in holdings.items() if held[:2] == (owner, card)})
    counts[0] = samples - sum(counts.values())
    return counts


def _apart(one: Counter[int], two: Counter[int]) -> str | None:
    """Why two equally large samples cannot have the same distribution (chi-square), or None."""
    cells = [(one[value], two[value]) for value in one.keys() | two.keys() if one[value] + two[value] >= 10]
    distance = sum((a - b) ** 2 / (a + b) for a, b in cells)
    bound = _bound(max(1, len(cells) - 1))
    return None if distance <= bound else f"chi-square is {distance:.1f}, over {bound:.1f}: {dict(one)}, {dict(two)}"
