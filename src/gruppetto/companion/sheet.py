"""A score sheet: its plan, the trace of its edits, and what they come to.

A sheet never changes: `take` gives the next one, or raises and leaves everything as it was. The keeper of the game says
whether the facts can be; what it refuses is not taken. The same edit taken twice counts once, so a phone that comes
back to the network may send everything again.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gruppetto.companion.edit import Edit, EditError, edit_to_json
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Keeper, Page, Plan, PlanError, TeamPlan
from gruppetto.engine.letters import letters, readable
from gruppetto.engine.scene import Text

MOST_FACTS: Final = 2000
"""Struck ones included; a grand tour of the longest game has about a thousand."""
MOST_BYTES: Final = 768 * 1024
"""Of the whole trace, so that a saved sheet can always be loaded again."""
FACT_BYTES: Final = 8 * 1024
MOST_DEPTH: Final = 16
"""Boxes in boxes; the deepest entry of our games has three."""
NAME_LENGTH: Final = 32
SHEET_NAME_LENGTH: Final = 60


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A fact where it stands; a struck one keeps its place."""

    fact: Fact
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """What the edits come to."""

    name: str
    plan: Plan
    entries: tuple[SheetEntry, ...] = ()

    def facts(self) -> list[Fact]:
        return [entry.fact for entry in self.entries if not entry.struck]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet at one moment. `version` counts the edits of its trace."""

    game: AnyGame
    first: Content
    trace: tuple[Edit, ...]
    done: tuple[Edit, ...]
    """The edits that count, undone ones taken out."""
    undone: tuple[Edit, ...]
    """What a `redo` would bring back, the next one last."""
    content: Content
    page: Page
    ids: frozenset[str]
    size: int

    @property
    def version(self) -> int:
        return len(self.trace)

    def take(self, edit: Edit) -> "Sheet":
        """The sheet with this edit; raises EditError, or the keeper's Refuted, FactError or PlanError."""
        draft = Draft(self, (edit,))
        draft.take(edit)
        if edit.do == "plan" and draft.changed:
            _check_told_stages(self.page, self.content.plan, draft.content.plan)
        return draft.kept()

    def sentence(self, fact: Fact) -> Text:
        return keeper_of(self.game).sentence(self.content.plan, fact)

    def said_by(self, edit: Edit) -> Text | None:
        """What an edit says of a fact, be it true or not; none where it says nothing that can be told."""
        if edit.do not in ("add", "change"):
            return None
        try:
            return self.sentence(_fact(edit))
        except (AttributeError, KeyError, IndexError, TypeError, ValueError):
            return None


class Draft:
    """A sheet while edits are taken, of which the keeper is told once, at the end.

    What stood before each of the last edits is at hand as far back as the coming undos reach: folding the whole trace
    again for every undo would take seconds.
    """

    def __init__(self, sheet: Sheet, edits: Sequence[Edit]) -> None:
        """`edits` are those that may come."""
        self._sheet = sheet
        self._done, self._undone = list(sheet.done), list(sheet.undone)
        self._new: list[Edit] = []
        self._ids = set(sheet.ids)
        self._size = sheet.size
        self._contents = [sheet.content]
        if reach := sum(edit.do == "undo" for edit in edits):
            early = max(0, len(sheet.done) - reach)
            self._contents = [_fold(sheet.first, sheet.done[:early])]
            for edit in sheet.done[early:]:
                self._contents.append(_fold(self._contents[-1], (edit,)))

    @property
    def content(self) -> Content:
        return self._contents[-1]

    @property
    def changed(self) -> bool:
        return bool(self._new)

    def take(self, edit: Edit) -> None:
        """Raises EditError or PlanError, and then the draft is as it was."""
        if edit.id in self._ids:
            return
        size = self._size + weight(edit_to_json(edit))
        if size > MOST_BYTES:
            raise EditError("sheet_full", "This sheet is full; begin a new one.")
        done, undone = self._done.copy(), self._undone.copy()
        _stack(done, undone, edit)
        if edit.do == "undo":
            self._contents.pop()
        else:
            self._contents.append(_fold(self.content, done[-1:]))
        self._done, self._undone, self._size = done, undone, size
        self._ids.add(edit.id)
        self._new.append(edit)

    def kept(self) -> Sheet:
        """The sheet with all that was taken; raises the keeper's Refuted, FactError or PlanError."""
        old, content = self._sheet, self.content
        if not self._new:
            return old
        page = keeper_of(old.game).keep(content.plan, content.facts())
        for edit in self._new:
            self._check_tellable(edit)
        trace, ids = (*old.trace, *self._new), frozenset(self._ids)
        done, undone = tuple(self._done), tuple(self._undone)
        return Sheet(old.game, old.first, trace, done, undone, content, page, ids, self._size)

    def _check_tellable(self, edit: Edit) -> None:
        """A fact that is struck or was undone is not the keeper's to look at, but the trace must be able to tell it."""
        if not _tellable(self._sheet, edit):
            raise FactError(edit.fact, "it is none of this game")
        if edit.do in ("add", "change") and (refusal := keeper_of(self._sheet.game).empty(_fact(edit))):
            raise Refuted(refusal, edit.fact)


def new_sheet(game: AnyGame, name: str, plan: Plan) -> Sheet:
    """An empty sheet; raises EditError, PlanError or Refuted for a plan that cannot be kept."""
    for team in plan.teams:
        check_name(team.name)
        for rider in team.riders:
            check_name(rider, empty=True)
    for data in (plan.data, *(stage.data for stage in plan.stages)):
        if weight(dict(data)) > FACT_BYTES:
            raise EditError("too_large", f"The figures of a plan have at most {FACT_BYTES} bytes.")
    content = Content(check_name(name, empty=True, most=SHEET_NAME_LENGTH), plan)
    page = keeper_of(game).keep(plan, ())
    return Sheet(game, content, (), (), (), content, page, frozenset(), 0)


def refill(first: Sheet, trace: Sequence[Edit]) -> Sheet:
    """A sheet that was saved, from its empty beginning: only what counts in the end is folded and kept, once.

    Folding after every `undo`, as people wait for it, would let a small file cost minutes.
    """
    done, undone = list(first.done), list(first.undone)
    ids: set[str] = set()
    for edit in trace:
        if edit.id in ids:
            raise EditError("bad_sheet", "The trace holds the same edit twice.")
        ids.add(edit.id)
        if not _tellable(first, edit):
            raise EditError("bad_sheet", "The trace holds an entry that is none of this game.")
        _stack(done, undone, edit)
    size = sum(weight(edit_to_json(edit)) for edit in trace)
    if size > MOST_BYTES:
        raise EditError("sheet_full", "This sheet is too long.")
    content = _fold(first.content, done)
    page = keeper_of(first.game).keep(content.plan, content.facts())
    counts = (tuple(trace), tuple(done), tuple(undone))
    return Sheet(first.game, first.first, *counts, content, page, frozenset(ids), size)


def weight(value: Mapping[str, Any]) -> int:
    """How many bytes something takes when it is saved, at most; raises EditError when it is nested too deeply."""
    level: list[Any] = [value]
    for _ in range(MOST_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return len(json.dumps(value))
    raise EditError("too_large", "An entry is not a box in a box in a box.")


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _tellable(sheet: Sheet, edit: Edit) -> bool:
    """Whether what an edit says of a fact can be put into a sentence, be it true or not."""
    return edit.do not in ("add", "change") or sheet.said_by(edit) is not None


def keeper_of(game: AnyGame) -> Keeper:
    keeper = game.keeper()
    if keeper is None:
        raise EditError("unknown_game", "There is no score keeper for this game.")
    return keeper


def check_name(name: str, *, empty: bool = False, most: int = NAME_LENGTH) -> str:
    """A name as it is written down."""
    plain = " ".join(name.split())
    if letters(plain) > most or not (plain or empty) or not readable(plain):
        raise EditError("bad_name", f"A name has 1 to {most} letters.")
    return plain


# --- what counts ---


def _stack(done: list[Edit], undone: list[Edit], edit: Edit) -> None:
    """What counts and what could be brought back. Both name the edit, so that two phones do not undo two of them."""
    if edit.do == "undo":
        if not done or done[-1].id != edit.edit:
            raise EditError("nothing_to_undo", "Only the last edit that counts can be undone.")
        undone.append(done.pop())
    elif edit.do == "redo":
        if not undone or undone[-1].id != edit.edit:
            raise EditError("nothing_to_undo", "Only what was undone last can be brought back.")
        done.append(undone.pop())
    else:
        done.append(edit)
        undone.clear()


def _fold(first: Content, edits: Sequence[Edit]) -> Content:
    folding = _Folding(first)
    for edit in edits:
        folding.take(edit)
    return folding.content()


class _Folding:
    """A content while edits are folded into it. What one costs does not depend on how many entries there are, or a
    saved sheet that strikes and restores a thousand times would take seconds."""

    def __init__(self, content: Content) -> None:
        self._name, self._plan = content.name, content.plan
        self._order = [entry.fact.id for entry in content.entries]
        self._entries = {entry.fact.id: entry for entry in content.entries}

    def content(self) -> Content:
        return Content(self._name, self._plan, tuple(self._entries[fact] for fact in self._order))

    def take(self, edit: Edit) -> None:
        match edit.do:
            case "rename" if edit.seat == -1:
                self._name = check_name(edit.name, most=SHEET_NAME_LENGTH)
            case "rename":
                self._plan = _rename(self._plan, edit)
            case "plan":
                self._plan = _replan(self._plan, edit)
            case "add":
                self._add(edit)
            case "move":
                self._move(edit)
            case "swap":
                self._swap(edit)
            case _:
                self._amend(edit)

    def _add(self, edit: Edit) -> None:
        if not edit.fact or edit.fact in self._entries:
            raise EditError("fact_taken", "A new fact needs an id of its own.")
        if len(self._order) >= MOST_FACTS:
            raise EditError("sheet_full", f"A sheet has at most {MOST_FACTS} entries.")
        entry = SheetEntry(_fact(edit))
        self._insert(edit.fact, edit.before)
        self._entries[edit.fact] = entry

    def _move(self, edit: Edit) -> None:
        self._entry(edit.fact)
        if edit.before != edit.fact:
            self._order.remove(edit.fact)
            self._insert(edit.fact, edit.before)

    def _swap(self, edit: Edit) -> None:
        """Two people change places, each in the entry of the other: one edit, since neither half of it could be."""
        names = edit.data.get("who")
        if not isinstance(names, list) or len(names) != 2 or not all(isinstance(name, str) for name in names):
            raise EditError("malformed", "A swap names two.")
        other = {names[0]: names[1], names[1]: names[0]}
        for fact in {edit.fact, edit.other}:
            entry = self._entry(fact)
            told = replace(entry.fact, data=_renamed_in(entry.fact.data, other))
            self._entries[fact] = SheetEntry(told, entry.struck)

    def _amend(self, edit: Edit) -> None:
        entry = self._entry(edit.fact)
        match edit.do:
            case "change":
                entry = SheetEntry(_fact(edit), entry.struck)
            case "strike":
                entry = SheetEntry(entry.fact, struck=True)
            case _:
                entry = SheetEntry(entry.fact)
        self._entries[edit.fact] = entry

    def _insert(self, fact: str, before: str) -> None:
        if before:
            self._entry(before)
        self._order.insert(self._order.index(before) if before else len(self._order), fact)

    def _entry(self, fact: str) -> SheetEntry:
        if fact not in self._entries:
            raise EditError("unknown_fact", "There is no such entry on this sheet.")
        return self._entries[fact]


def _renamed_in(value: Any, other: Mapping[str, str]) -> Any:
    """The same with names exchanged, wherever they stand in it."""
    if isinstance(value, Mapping):
        return {other.get(key, key): _renamed_in(inner, other) for key, inner in value.items()}
    if isinstance(value, list):
        return [_renamed_in(inner, other) for inner in value]
    return other.get(value, value) if isinstance(value, str) else value


def _fact(edit: Edit) -> Fact:
    if not edit.kind:
        raise EditError("malformed", "An entry needs a kind.")
    if weight(dict(edit.data)) > FACT_BYTES:
        raise EditError("too_large", f"An entry has at most {FACT_BYTES} bytes.")
    return Fact(edit.fact, edit.kind, edit.data)


# --- the plan ---


def _replan(plan: Plan, edit: Edit) -> Plan:
    options, data = {**plan.options, **edit.options}, {**plan.data, **edit.data}
    return replace(plan, stages=edit.stages or plan.stages, options=options, data=data)


def _check_told_stages(page: Page, old: Plan, new: Plan) -> None:
    """Entries name their stage by its place: it may become another stage there, but others must not slip into it."""
    before, after = [stage.id for stage in old.stages], [stage.id for stage in new.stages]
    if len(before) == len(after) and sum(was != now for was, now in zip(before, after, strict=True)) == 1:
        return
    told = {line.stage for line in page.history if line.stage}
    if any(before[order - 1 : order] != after[order - 1 : order] for order in told):
        raise EditError("stage_told", "There are entries of a stage that would move or go; strike them out first.")


def _rename(plan: Plan, edit: Edit) -> Plan:
    """A corrected name follows everywhere, since everything else knows people by their seat."""
    teams = list(plan.teams)
    if not 0 <= edit.seat < len(teams):
        raise PlanError("there is no such team on this sheet")
    teams[edit.seat] = _renamed(teams[edit.seat], edit)
    return replace(plan, teams=tuple(teams))


def _renamed(team: TeamPlan, edit: Edit) -> TeamPlan:
    if edit.place == -1:
        return replace(team, name=check_name(edit.name))
    if not 0 <= edit.place < 16:
        raise PlanError("there is no such rider in this team")
    riders = [*team.riders, *[""] * (edit.place + 1 - len(team.riders))]
    riders[edit.place] = check_name(edit.name, empty=True)
    return replace(team, riders=tuple(riders))
