"""A match in single steps, with luck as a step of its own.

A game asks for luck in the middle of an act. Here the act is played on a copy with the outcomes known so far, until it
asks for one that is not known: that question, with its outcomes and their chances, is where the match stands. Once it
is answered the act is played again from its beginning. A node never changes, so whoever copies one copies nothing.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from gruppetto.adapters.recall import Recall
from gruppetto.adapters.table import Table
from gruppetto.adapters.words import in_words
from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY, State


class Question:
    """What luck is asked: the possible outcomes by number, from 0, and how likely each is."""

    __slots__ = ("chances", "faces")

    def __init__(self, chances: tuple[tuple[int, float], ...], faces: int = 0) -> None:
        self.chances = chances
        self.faces = faces
        """Of a die; 0 for a draw, whose outcomes are kinds of card."""

    def told(self, outcome: int) -> str:
        return f"throw {outcome + 1} of {self.faces}" if self.faces else f"draw kind {outcome}"


class _Asked(Exception):
    """Luck is asked for what is not known yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class _KnownChance(Chance):
    """Answers with what is known, one after the other, and then asks. What has one outcome only is no question."""

    __slots__ = ("_known", "_next")

    def __init__(self, known: tuple[int, ...]) -> None:
        self._known = known
        self._next = 0

    def die(self, faces: int) -> int:
        if faces == 1:
            return 1
        if self._next == len(self._known):
            raise _Asked(Question(tuple([(face, 1 / faces) for face in range(faces)]), faces))
        return self._take() + 1

    def draw(self, counts: list[int], total: int) -> int:
        if max(counts) == total:
            return counts.index(total)
        if self._next == len(self._known):
            raise _Asked(Question(tuple([(kind, count / total) for kind, count in enumerate(counts) if count])))
        return self._take()

    def _take(self) -> int:
        self._next += 1
        return self._known[self._next - 1]


class Node:
    """Where a match stands: somebody is to decide, luck is asked, or it is over."""

    def __init__(
        self,
        table: Table,
        position: State[Any] | None,
        recall: Recall,
        act: Any = None,
        known: tuple[int, ...] = (),
        question: Question | None = None,
    ) -> None:
        self.table = table
        self.position = position
        """The last position that stands: while luck is asked the one before the act, or none before the start."""
        self.recall = recall
        """What the seats remember of the match before this position."""
        self.act = act
        """The act under way while luck is asked; none for the start."""
        self.known = known
        """What luck has answered to it so far."""
        self.question = question
        self.to_decide = NOBODY if question is not None or position is None else position.to_decide
        """The seat, or NOBODY while luck is asked and once the match is over."""

    @classmethod
    def start(cls, table: Table) -> "Node":
        return _went_on(table, None, Recall.known(()), None, ())

    @property
    def over(self) -> bool:
        return self.question is None and self.to_decide == NOBODY

    @cached_property
    def legal(self) -> Mapping[int, Any]:
        """The legal actions by number, ascending; none unless somebody is to decide."""
        if self.to_decide == NOBODY or self.position is None:
            return {}
        number_of = self.table.coding.number_of
        return dict(sorted([(number_of[str(action)], action) for action in self.position.actions()]))

    def after(self, number: int) -> "Node":
        """Where the match stands after the action, or the outcome of luck, with this number; raises ValueError where it
        is none that can be."""
        if self.question is not None:
            if all(number != outcome for outcome, _ in self.question.chances):
                raise ValueError(f"luck has no outcome {number} here; chance_outcomes says which it has")
            return _went_on(self.table, self.position, self.recall, self.act, (*self.known, number))
        if number not in self.legal:
            raise ValueError(f"the action {number} is not legal here; legal_actions says which are")
        return _went_on(self.table, self.position, self.recall, self.legal[number], ())

    def observed(self, seat: int) -> str:
        """What this seat sees, in words; while luck is asked that is the position before."""
        return "" if self.position is None else in_words(self.position.view(seat))

    def imagined(self, seat: int, chance: Chance) -> "Node":
        """Another match that this seat cannot tell from the true one. The others remember nothing of it."""
        if self.question is not None or self.position is None:
            raise ValueError("a seat imagines other worlds when somebody is to decide, not while luck is asked")
        return Node(self.table, self.position.view(seat).imagine(chance), self.recall.only(seat))

    def __str__(self) -> str:
        """The position as a document, and the act under way with its luck so far."""
        document = "" if self.position is None else self.position.document()
        if self.question is None:
            return document
        return f"{document}\n# {self.act or 'the start'}, with luck {list(self.known)}"

    def __copy__(self) -> "Node":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As the position's document; while luck is asked with the act and what is known of its luck."""
        document = "" if self.position is None else self.position.document()
        recalled = tuple(self.recall.digest(seat) for seat in range(self.table.seats))
        under_way = None if self.question is None else ("" if self.act is None else str(self.act), self.known)
        return (_read, (self.table, document, recalled, under_way))


def _went_on(table: Table, before: State[Any] | None, recall: Recall, act: Any, known: tuple[int, ...]) -> Node:
    """Plays an act, or the start, as far as its luck is known."""
    chance = _KnownChance(known)
    try:
        if before is None:
            return Node(table, table.game.start(table.setup, chance), recall)
        position = before.copy()
        position.play(act, chance)
    except _Asked as asked:
        return Node(table, before, recall, act, known, asked.question)
    return Node(table, position, recall.further(before, str(act)))


def _read(
    table: Table, document: str, recalled: tuple[str, ...], under_way: tuple[str, tuple[int, ...]] | None
) -> Node:
    position = table.game.position(document, table.setup) if document else None
    recall = Recall.known(recalled)
    if under_way is None:
        return Node(table, position, recall)
    act, known = under_way
    return _went_on(table, position, recall, table.game.parse(act, table.setup) if act else None, known)
