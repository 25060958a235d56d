"""Sheets as documents: saved, sent by a phone, loaded again. What comes in is checked to the last key."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from gruppetto.companion.edit import Do, Edit, EditError, edit_to_json, stage_to_json
from gruppetto.companion.sheet import Sheet, new_sheet, refill
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import FactError, Refuted
from gruppetto.engine.keeper import Plan, PlanError, StagePlan, TeamPlan

FORMAT: Final = 1

_PLAIN = r"^[^\x00-\x1f]*$"
"""No control characters: PostgreSQL stores no zero."""
Word = Annotated[str, Meta(max_length=64, pattern=_PLAIN)]
Unique = Annotated[str, Meta(min_length=1, max_length=64, pattern=_PLAIN)]
Name = Annotated[str, Meta(max_length=200, pattern=_PLAIN)]
Data = Annotated[dict[str, Any], Meta(max_length=32)]
Options = Annotated[dict[Word, str | bool], Meta(max_length=32)]
Small = Annotated[int, Meta(ge=-1, le=63)]


class Written(Struct, forbid_unknown_fields=True):
    """Something people's programs write."""


class TeamWritten(Written):
    name: Name
    team: Word
    riders: Annotated[list[Name], Meta(max_length=16)] = []


class StageWritten(Written):
    id: Word
    data: Data = {}


Stages = Annotated[list[StageWritten], Meta(max_length=64)]


class PlanWritten(Written):
    edition: Word
    teams: Annotated[list[TeamWritten], Meta(max_length=16)]
    stages: Stages
    options: Options = {}
    data: Data = {}

    def plan(self) -> Plan:
        teams = tuple(TeamPlan(team.name.strip(), team.team, tuple(team.riders)) for team in self.teams)
        return Plan(self.edition, teams, _stages(self.stages), self.options, self.data)


class EditWritten(Written):
    id: Unique
    do: Do
    fact: Word = ""
    kind: Word = ""
    data: Data = {}
    before: Word = ""
    other: Word = ""
    seat: Small = -1
    place: Small = -1
    name: Name = ""
    stages: Stages = []
    options: Options = {}
    edit: Word = ""
    by: Name = ""
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0

    def signed(self, by: str | None = None, at: int | None = None) -> Edit:
        """The edit as it is taken; who and when are the caller's to say, where it says so."""
        parts: dict[str, Any] = {name: getattr(self, name) for name in self.__struct_fields__}
        parts |= {"stages": _stages(self.stages)}
        parts |= {"by": self.by if by is None else by, "at": self.at if at is None else at}
        return Edit(**parts)


class SheetWritten(Written, rename={"format": "gruppetto_sheet"}):
    format: int
    game: Word
    rules: Word
    name: Name
    plan: PlanWritten
    trace: list[EditWritten] = []


def _stages(written: list[StageWritten]) -> tuple[StagePlan, ...]:
    return tuple(StagePlan(stage.id, stage.data) for stage in written)


def plan_to_json(plan: Plan) -> dict[str, Any]:
    return {
        "edition": plan.edition,
        "teams": [asdict(team) for team in plan.teams],
        "stages": [stage_to_json(stage) for stage in plan.stages],
        "options": dict(plan.options),
        "data": dict(plan.data),
    }


def save(sheet: Sheet) -> bytes:
    """The sheet as the text of its file."""
    document = {
        "gruppetto_sheet": FORMAT,
        "game": sheet.game.id,
        "rules": sheet.game.rules_version,
        "name": sheet.first.name,
        "plan": plan_to_json(sheet.first.plan),
        "trace": [edit_to_json(edit) for edit in sheet.trace],
    }
    return msgspec.json.encode(document)


def read_edit(content: object) -> Edit:
    """An edit as it was saved."""
    return msgspec.convert(content, EditWritten).signed()


def load(text: bytes, find_game: Callable[[str], AnyGame]) -> Sheet:
    """A sheet from the text of its file; raises EditError `bad_sheet` in one sentence."""
    try:
        written = msgspec.json.decode(text, type=SheetWritten)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise EditError("bad_sheet", f"This is no saved sheet: {error}.") from None
    if written.format != FORMAT:
        raise EditError("bad_sheet", f"This sheet has the format {written.format}; this version reads {FORMAT}.")
    game = find_game(written.game)
    try:
        return refill(new_sheet(game, written.name, written.plan.plan()), [edit.signed() for edit in written.trace])
    except Refuted as refuted:
        raise EditError("bad_sheet", f"This sheet cannot be: {refuted}.") from None
    except (EditError, FactError, PlanError) as error:
        raise EditError("bad_sheet", f"This sheet cannot be read: {str(error).rstrip('.')}.") from None
