"""Who stands before whom in a classification, and what decided between those who are level.

A ranking is made of steps: the comparisons of the rulebook, one after the other, each with its figures. The order, the
places and the reason for them come from the same steps, so that the rule named is the one that decided.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from gruppetto.engine.event import Param, Params
from gruppetto.engine.scene import Text, Tie

Figures = Mapping[int, int] | Sequence[int]
"""By whoever is ranked: riders, teams or seats, as numbers."""


@dataclass(frozen=True, slots=True)
class Step:
    """A comparison: less is better, or with `most` more is. `word` names its sentence, `args` are others it needs."""

    rule: str
    word: str
    figures: Figures
    most: bool = False
    args: Params = field(default_factory=dict)

    def key(self, who: int) -> int:
        return -self.figures[who] if self.most else self.figures[who]


@dataclass(frozen=True, slots=True)
class Share:
    """What is said of those whom no step separates: the rule by which they share a place."""

    rule: str
    word: str = "shared"


@dataclass(frozen=True, slots=True)
class Parting:
    """What separates two who are level on what is shown, and their figures; nothing if they share their place."""

    ahead: int
    behind: int
    rule: str
    word: str
    best: int = 0
    other: int = 0
    args: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ranking:
    """A classification: `shown` is what people see of it, `steps` are all comparisons that order it."""

    order: tuple[int, ...]
    places: dict[int, int]
    """Shared where no step separates."""
    shown: Figures
    steps: tuple[Step, ...]
    share: Share

    def between(self, ahead: int, behind: int) -> Parting:
        """The first step in which two differ."""
        for step in self.steps:
            if step.figures[ahead] != step.figures[behind]:
                best, other = step.figures[ahead], step.figures[behind]
                return Parting(ahead, behind, step.rule, step.word, best, other, step.args)
        return Parting(ahead, behind, self.share.rule, self.share.word)

    def parting(self, who: int) -> Parting | None:
        """What separates somebody from who is level with him, if anybody is."""
        return parting(who, self.order, self.shown, self.between)

    def rule_of_first(self, plain: str) -> str:
        """The rule that puts the first before the second: `plain` unless they are level."""
        level = self.parting(self.order[0])
        return plain if level is None else level.rule


def ranked(whos: Iterable[int], steps: Sequence[Step], share: Share, shown: Figures | None = None) -> Ranking:
    """Those who compete in order; where nothing separates them as they are given. `shown` is what the first step
    compares, unless people see another figure."""
    keys = {who: tuple(step.key(who) for step in steps) for who in whos}
    order = tuple(sorted(keys, key=keys.__getitem__))
    places: dict[int, int] = {}
    for place, who in enumerate(order, 1):
        before = order[place - 2] if place > 1 else who
        places[who] = places[before] if place > 1 and keys[before] == keys[who] else place
    return Ranking(order, places, steps[0].figures if shown is None else shown, tuple(steps), share)


def parting(who: int, order: Sequence[int], shown: Figures, between: Callable[[int, int], Parting]) -> Parting | None:
    """What separates somebody from who stands above and is level with him; for the first of those, from who stands
    below."""
    place = order.index(who)
    for ahead, behind in ((place - 1, place), (place, place + 1)):
        if ahead >= 0 and behind < len(order) and shown[order[ahead]] == shown[order[behind]]:
            return between(order[ahead], order[behind])
    return None


def parting_by_award(
    who: int, order: Sequence[int], shown: Figures, awarded: Ranking | None, share: Share
) -> Parting | None:
    """The same in a table where those who are level share their place, while something is given to one of them: he
    stands first, by what `awarded` it to him."""

    def between(ahead: int, behind: int) -> Parting:
        if awarded is not None and awarded.places.get(ahead) == 1 and behind in awarded.places:
            return awarded.between(ahead, behind)
        return Parting(ahead, behind, share.rule, share.word)

    return parting(who, order, shown, between)


def gained(points: int) -> str:
    """What the last stage brought, beside a sum; nothing is not written."""
    return f"+{points}" if points else ""


Naming = Callable[[int], tuple[Param, int]]
"""How a table names somebody: a thing, and the number on his back, 0 where the thing says it all."""


def tie(found: Parting | None, game: str, naming: Naming) -> Tie | None:
    """The sentence `<game>-tie-<word>`: who is `ahead` and who `behind`, with the `best` figure and the `other`."""
    if found is None:
        return None
    (ahead, ahead_bib), (behind, behind_bib) = naming(found.ahead), naming(found.behind)
    names: dict[str, Param] = {"ahead": ahead, "ahead_bib": ahead_bib, "behind": behind, "behind_bib": behind_bib}
    args = {**names, "best": found.best, "other": found.other, **found.args}
    return Tie(Text(f"{game}-tie-{found.word}", args), found.rule)
