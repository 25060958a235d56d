"""Lessons: a guided first stage, as data in a game's folder.

`lesson/position.toml` is the document of the position it begins at, `lesson/script.toml` what is done and said there:

    seed = "a first ride"            # what its luck is made of
    rivals = ["Robic", "Bobet"]      # the bots on the seats after the pupil's, which is the first
    [[steps]]
    say = "welcome"                  # <game>-lesson-welcome-title and <game>-lesson-welcome in lesson/<language>.ftl
    at = "card:km40"                 # what it points at; a step that only explains
    [[steps]]
    say = "ride"
    line = ["0 ride km40", "1 ride km20", "2 ride km60"]   # the pupil's act first, then what the bots do

All lines one after the other are the line of the lesson. As luck is keyed by the acts that stand (`engine/luck.py`) and
the seed is the script's, whoever follows the line meets what was written for. So a table needs to remember nothing of a
lesson: how far one has come is what stands in its log.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gruppetto.engine.edition import Document, TomlTable

PUPIL: Final = 0
"""The seat of whoever takes the lesson."""


class Act(NamedTuple):
    """What a seat does, in notation."""

    seat: int
    do: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the coach says: the id of its texts, what it points at, and the acts that it leads to, the pupil's
    first. A step without acts only explains; one that leads to an act points at what is to be picked for it."""

    say: str
    at: str
    line: tuple[Act, ...]


class Page(NamedTuple):
    """A step as it is shown: its number, from 1."""

    number: int
    step: Step


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, its luck, and the steps from there."""

    position: str
    seed: bytes
    rivals: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def line(self) -> tuple[Act, ...]:
        return tuple(act for step in self.steps for act in step.line)

    def next_act(self, acts: Sequence[Act]) -> Act | None:
        """What follows on the line after these acts; None at its end, and for who has left it."""
        line = self.line
        follows = len(acts) < len(line) and tuple(acts) == line[: len(acts)]
        return line[len(acts)] if follows else None

    def pages(self, acts: Sequence[Act]) -> list[Page]:
        """What the coach says to the pupil, who is to decide after these acts; nothing to who has left the line, or
        come beyond its end. Where a step has several acts of the pupil, it is said until the last."""
        if tuple(acts) != self.line[: len(acts)]:
            return []
        begun, done = 0, len(acts)
        said: list[Page] = []
        for number, step in enumerate(self.steps, 1):
            if begun == done or begun < done < begun + len(step.line):
                said.append(Page(number, step))
            begun += len(step.line)
        return said


@cache
def lesson_in(folder: Path) -> Lesson | None:
    """The lesson of a game whose box lies in this folder, if any; raises EditionError with file, key and reason."""
    script, position = folder / "lesson" / "script.toml", folder / "lesson" / "position.toml"
    if not script.exists():
        return None
    return read_script(Document.read(script), Document.read(position).text)


def read_script(document: Document, position: str) -> Lesson:
    top = TomlTable(document.file, document.content)
    seed = hashlib.sha256(top.text("seed").encode()).digest()
    rivals = tuple(top.texts("rivals"))
    steps = tuple(_step(table, len(rivals)) for table in top.tables("steps"))
    top.done()
    if not steps or steps[-1].line:
        raise top.fail("steps", "must end with a step that only says how it goes on: it has no line")
    named = [step.say for step in steps]
    for name in named:
        if named.count(name) > 1:
            raise top.fail("steps", f"must each say something else, but {name!r} comes twice")
    return Lesson(position, seed, rivals, steps)


def _step(table: TomlTable, rivals: int) -> Step:
    line = tuple(_act(table, written, rivals) for written in table.texts("line", default=[]))
    if line and line[0].seat != PUPIL:
        raise table.fail("line", f"must begin with what the pupil does on seat {PUPIL}, not seat {line[0].seat}")
    step = Step(table.text("say"), table.text("at", default=""), line)
    table.done()
    return step


def _act(table: TomlTable, written: str, rivals: int) -> Act:
    seat, _, do = written.partition(" ")
    if not seat.isdecimal() or not do:
        raise table.fail("line", f"must be acts such as '0 ride km40', a seat and a notation, not {written!r}")
    if int(seat) > rivals:
        raise table.fail("line", f"there is no seat {seat}: the pupil and {rivals} rivals ride")
    return Act(int(seat), do)
