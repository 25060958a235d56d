"""Facts: what somebody at a real table tells the score keeper, one small JSON object each.

`{"id": "k3", "kind": "finish", "data": {"stage": 1, "riders": ["rider:4"]}}`. A thing is named like a pick
(`player:0`, `rider:4`). What a fact means, and whether it can be, is the keeper's to say; here it is only read, key by
key, so that whatever a program sends is either understood or refused in one sentence.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gruppetto.engine.refusal import Refusal

LARGEST: Final = 1_000_000
"""No figure at a table is larger, in either direction."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One entry of a score sheet. `id` is made by whoever enters it."""

    id: str
    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)


class FactError(ValueError):
    """A fact that is no entry of this sheet: a fault of the program that sent it, in one sentence."""

    def __init__(self, fact: str, reason: str) -> None:
        super().__init__(reason)
        self.fact = fact


class Refuted(Exception):
    """Facts that cannot all be true: the rule that forbids it, and the fact it is about (empty for the plan)."""

    def __init__(self, refusal: Refusal, fact: str = "") -> None:
        super().__init__(f"refused by {refusal.rule}")
        self.refusal = refusal
        self.fact = fact


class Reading:
    """The data of a fact, read key by key. `who` are the things a pick may name; picks are read as their places."""

    __slots__ = ("_data", "_read", "fact")

    def __init__(self, fact: Fact) -> None:
        self.fact = fact
        self._data = fact.data
        self._read: set[str] = set()

    def fail(self, key: str, reason: str) -> FactError:
        return FactError(self.fact.id, f"{self.fact.kind}: {key} {reason}")

    def has(self, key: str) -> bool:
        return self._data.get(key) is not None

    def whole(self, key: str, default: int | None = None) -> int:
        return self._whole(key, self._take(key, default))

    def stage(self, stages: int) -> int:
        """The order of the stage it is about, of so many."""
        order = self.whole("stage")
        if not 1 <= order <= stages:
            raise FactError(self.fact.id, f"the stages of this sheet are 1 to {stages}")
        return order

    def unknown(self) -> FactError:
        """For a kind of entry that the game does not have."""
        return FactError(self.fact.id, f"there is no entry of the kind {self.fact.kind[:20]!r} in this game")

    def tick(self, key: str) -> bool:
        value = self._take(key, False)
        if not isinstance(value, bool):
            raise self.fail(key, "must be true or false")
        return value

    def choice(self, key: str, among: Sequence[str]) -> str:
        value = self._take(key, None)
        if value not in among:
            raise self.fail(key, f"must be one of {', '.join(among)}")
        return str(value)

    def pick(self, key: str, who: Sequence[str]) -> int:
        return self._place(key, self._take(key, None), who)

    def picks(self, key: str, who: Sequence[str], repeats: int = 1) -> list[int]:
        """Things in their order; that none comes more often than `repeats` is a rule that the game refuses by."""
        return self._places(key, self._take(key, None), who, repeats)

    def ties(self, key: str, who: Sequence[str]) -> list[list[int]]:
        """An order of groups, those within a group level with each other."""
        value = self._take(key, None)
        if not isinstance(value, list) or len(value) > len(who):
            raise self.fail(key, "must be a list of lists")
        return [self._places(key, group, who) for group in value]

    def grid(self, key: str, who: Sequence[str], columns: Sequence[str]) -> dict[int, dict[str, int]]:
        """Whole numbers by thing and column; what was left empty is not there."""
        value = self._take(key, {})
        if not isinstance(value, dict):
            raise self.fail(key, "must be a table of numbers")
        found: dict[int, dict[str, int]] = {}
        for name, row in value.items():
            if not isinstance(row, dict) or not set(row) <= set(columns):
                raise self.fail(key, f"must have numbers for {', '.join(columns)}")
            given = {column: self._whole(key, figure) for column, figure in row.items() if figure is not None}
            if given:
                found[self._place(key, name, who)] = given
        return found

    def done(self) -> None:
        """Refuses keys that nobody read."""
        for key in self._data:
            if key not in self._read:
                raise self.fail(str(key)[:40], "is not a part of this entry")

    def _take(self, key: str, default: Any) -> Any:
        self._read.add(key)
        value = self._data.get(key)
        if value is None:
            value = default
        if value is None:
            raise self.fail(key, "is missing")
        return value

    def _whole(self, key: str, value: object) -> int:
        if type(value) is not int or not -LARGEST <= value <= LARGEST:
            raise self.fail(key, "must be a whole number")
        return value

    def _places(self, key: str, value: object, who: Sequence[str], repeats: int = 1) -> list[int]:
        if not isinstance(value, list) or len(value) > (repeats + 1) * len(who):
            raise self.fail(key, "must be a list of things")
        return [self._place(key, item, who) for item in value]

    def _place(self, key: str, value: object, who: Sequence[str]) -> int:
        if value not in who:
            raise self.fail(key, "must name things of this sheet, such as " + (who[0] if who else "none"))
        return who.index(str(value))
