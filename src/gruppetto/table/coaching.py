"""Lessons at a live table. A table is one by where it began and what its luck is made of: nothing more is stored.

What was done on the line is in the log; so a lesson goes on after a restart, goes back with an undo, and is over for
who does something else: then the stage goes on as any other.
"""

from msgspec import Struct

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.lesson import PUPIL, Act, Lesson
from gruppetto.engine.match import Match
from gruppetto.engine.scene import Text

RIVAL = "gregario"
"""The level of bots that ride beside the pupil, and on with them after the line: one that anybody can beat."""


class CoachPage(Struct):
    """Something the coach says."""

    number: int
    """From 1, of all that is said in the lesson."""
    title: Text
    text: Text
    at: str
    """The thing it points at; empty where it points at what is to be picked for `do`, or at nothing."""


class Coached(Struct):
    """What the coach says to the pupil, who is to decide: page after page, and what is to be done after the last."""

    of: int
    """How many pages the whole lesson has."""
    pages: list[CoachPage]
    do: str
    """The offer that the lesson goes on with; empty at its end."""


def lesson_of(game: AnyGame, position: str, seed: bytes) -> Lesson | None:
    """The lesson that a table is which began at this position, with this luck."""
    lesson = game.lesson() if position else None
    return lesson if lesson is not None and (lesson.position, lesson.seed) == (position, seed) else None


def coached(lesson: Lesson, match: Match, seat: int) -> Coached | None:
    """What is said to the seat now; None to all but a pupil who is to decide and on the line."""
    if seat != PUPIL or match.state.to_decide != PUPIL:
        return None
    acts = _acts(match)
    pages = [CoachPage(number, *_texts(match.game, step.say), step.at) for number, step in lesson.pages(acts)]
    act = lesson.next_act(acts)
    return Coached(len(lesson.steps), pages, act.do if act else "") if pages else None


def rivals_act(lesson: Lesson, match: Match, seat: int) -> str | None:
    """What the line says that this bot does now; None where it decides by itself."""
    act = None if seat == PUPIL else lesson.next_act(_acts(match))
    return act.do if act is not None and act.seat == seat else None


def _acts(match: Match) -> list[Act]:
    return [Act(entry.seat, entry.do) for entry in match.standing() if entry.do]


def _texts(game: AnyGame, say: str) -> tuple[Text, Text]:
    key = f"{game.id}-lesson-{say}"
    return Text(f"{key}-title"), Text(key)
