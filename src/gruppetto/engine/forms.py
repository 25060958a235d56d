"""The forms of a score sheet in the words of a game, filled in with what somebody said before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gruppetto.engine.event import Params
from gruppetto.engine.figures import Box, FigureGroup
from gruppetto.engine.keeper import Column, Field, Form, FormSound
from gruppetto.engine.scene import Text

Said = Mapping[str, Any]
"""What a fact says, by the names of its fields; a form that corrects it is filled in with that."""
NOTHING: Final[Said] = {}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The words of a game's sheet, which begin with its `prefix`: `tiny-sheet-field-finish` is the label of a field,
    `tiny-sheet-field-finish-help` what helps with it."""

    prefix: str

    def text(self, key: str, args: Params | None = None) -> Text:
        return Text(f"{self.prefix}-{key}", args or {})

    def columns(self, *names: str) -> list[Text]:
        """The headings of a table."""
        return [self.text(f"column-{name}") for name in names]

    def box(
        self, key: str, groups: Sequence[FigureGroup] = (), *, counts: bool = True, notes: tuple[str, ...] = ()
    ) -> Box:
        """How the owner of a box is asked for its figures."""
        title, where, why, without = (self.text(f"{key}-{word}") for word in ("title", "where", "why", "without"))
        return Box(title, where, why, without, counts, list(groups), notes)

    def form(self, kind: str, stage: int, fields: list[Field], symbol: str, sound: FormSound) -> Form:
        """The form of a fact about a stage."""
        name = self.text(f"form-{kind.replace('_', '-')}")
        return Form(kind, name, fields, {"stage": stage}, symbol=symbol, sound=sound)

    def grid(
        self,
        name: str,
        label: str,
        said: Said,
        among: list[str],
        columns: list[Column],
        *,
        by_chance: bool = False,
        help: str = "",
    ) -> Field:
        """A number for each of `among` in each column."""
        return Field(
            name,
            "grid",
            self.text(f"field-{label}"),
            self.text(f"field-{help}-help") if help else None,
            said.get(name),
            among=among,
            columns=columns,
            by_chance=by_chance,
        )

    def picks(
        self,
        name: str,
        label: str,
        said: Said,
        among: list[str],
        least: int,
        most: int,
        *,
        repeats: int = 1,
        by_chance: bool = False,
        help: str = "",
    ) -> Field:
        """So many of `among`, in their order."""
        return Field(
            name,
            "riders",
            self.text(f"field-{label}"),
            self.text(f"field-{help}-help") if help else None,
            said.get(name),
            among=among,
            least=least,
            most=most,
            repeats=repeats,
            by_chance=by_chance,
        )
