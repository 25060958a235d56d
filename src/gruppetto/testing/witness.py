"""A witness of chance: it passes questions on, checks that they make sense, and remembers what came of them."""

from collections.abc import Sequence

from gruppetto.engine.chance import Chance
from gruppetto.testing.fault import expect


class Witness(Chance):
    """`met` are the outcomes as a record holds them, `asked` what else each of them might have been."""

    def __init__(self, luck: Chance) -> None:
        self._luck = luck
        self.met: list[int] = []
        self.asked: list[tuple[int, ...]] = []

    def die(self, faces: int) -> int:
        check_die(faces)
        return self._remember(self._luck.die(faces), tuple(range(1, faces + 1)))

    def draw(self, counts: list[int], total: int) -> int:
        check_draw(counts, total)
        return self._remember(self._luck.draw(counts, total), tuple(n for n, count in enumerate(counts) if count))

    def _remember(self, outcome: int, possible: tuple[int, ...]) -> int:
        self.met.append(outcome)
        self.asked.append(possible)
        return outcome

    def variants(self) -> list[list[int]]:
        """What was met, with exactly one outcome changed: all such sequences."""
        return [
            [*self.met[:place], other, *self.met[place + 1 :]]
            for place, possible in enumerate(self.asked)
            for other in possible
            if other != self.met[place]
        ]


def check_die(faces: int) -> None:
    expect(faces >= 2, f"a die of {faces} faces is no die")


def check_draw(counts: Sequence[int], total: int) -> None:
    expect(min(counts, default=0) >= 0, f"the game draws from {list(counts)}: a count below zero")
    expect(total >= 1, f"the game draws from {list(counts)}: there is nothing to draw")
    expect(sum(counts) == total, f"the game draws from {list(counts)} and says they are {total}")
