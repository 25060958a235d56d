"""Edits: how a sheet changes. Nothing is ever deleted; a sheet is its plan and the trace of its edits.

| do | says | with |
|---|---|---|
| `add` | a new fact, at the end or before another | `fact`, `kind`, `data`, `before` |
| `change` | what a fact says now | `fact`, `kind`, `data` |
| `move` | a fact stands before another now, or at the end | `fact`, `before` |
| `swap` | two people change places, each in the entry of the other | `fact`, `other`, `data`: `{"who": [one, other]}` |
| `strike` | a fact does not count any more | `fact` |
| `restore` | a struck fact counts again, where it stood | `fact` |
| `rename` | the sheet (seat -1), a team, or a rider of it | `seat`, `place`, `name` |
| `plan` | other stages, options, figures of the box | `stages`, `options`, `data` |
| `undo` | the last edit that counts does not | `edit` |
| `redo` | what was undone last counts again | `edit` |
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, get_args

from gruppetto.engine.keeper import StagePlan
from gruppetto.engine.option import Choice

Do = Literal["add", "change", "move", "swap", "strike", "restore", "rename", "plan", "undo", "redo"]
DOINGS: tuple[str, ...] = get_args(Do)


class EditError(ValueError):
    """An edit that cannot be taken: a code for programs and one sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit. `id` is the client's own: sent twice, it counts once. `by` and `at` say who and when (Unix seconds)."""

    id: str
    do: Do
    fact: str = ""
    kind: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
    before: str = ""
    other: str = ""
    seat: int = -1
    place: int = -1
    name: str = ""
    stages: tuple[StagePlan, ...] = ()
    options: Mapping[str, Choice] = field(default_factory=dict)
    edit: str = ""
    by: str = ""
    at: int = 0


_LEFT_OUT: dict[str, Any] = {part.name: part.default for part in fields(Edit)} | {"data": {}, "options": {}}
"""What each part is when an edit does not say it."""


def edit_to_json(edit: Edit) -> dict[str, Any]:
    """An edit as it is saved: what it does not say is left out."""
    plain = {name: value for name, unsaid in _LEFT_OUT.items() if (value := getattr(edit, name)) != unsaid}
    if edit.stages:
        plain["stages"] = [stage_to_json(stage) for stage in edit.stages]
    return plain


def stage_to_json(stage: StagePlan) -> dict[str, Any]:
    return {"id": stage.id, "data": dict(stage.data)} if stage.data else {"id": stage.id}
