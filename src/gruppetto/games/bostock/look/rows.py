"""What standings and podium share: teams and their colours, rows of riders and of teams, the stage of the picture."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.explained import jersey_id
from gruppetto.engine.ranking import Parting, gained, tie
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Mark, Row, Stage, Text, Tie
from gruppetto.games.bostock.box.cards import RIDERS, RiskCard
from gruppetto.games.bostock.box.stages import Stage as BoxStage
from gruppetto.games.bostock.rules.course import Course
from gruppetto.games.bostock.rules.naming import player, risk_text
from gruppetto.games.bostock.rules.position import BostockOpen

YELLOW: Final = Mark("jersey-yellow", Text("bostock-mark-yellow"), worn="yellow", explain=jersey_id("yellow"))
GREEN: Final = Mark("jersey-green", Text("bostock-mark-green"), worn="green", explain=jersey_id("green"))


def kept_mark(card: RiskCard) -> Mark:
    """A kept Risk card lies open before its owner (BOS-8.5)."""
    text = Text("bostock-mark-kept", {"title": card.title, "colour": card.colour})
    return Mark(f"pic-{card.picture}", text, helps=not card.red, sound="horn", explain=card.pick)


def kept_tag(course: Course, card: RiskCard) -> Mark:
    """The same in a table: its name, and what it says."""
    title = Text("bostock-card-title", {"title": card.title})
    text = risk_text(course, card)
    return Mark(f"pic-{card.picture}", title, not card.red, text, explain=card.pick)


def row_of(
    table: BostockOpen,
    rider: int,
    rank: int,
    value: int | str,
    *,
    detail: Text | None = None,
    gain: int = 0,
    marks: Sequence[Mark] = (),
    level: Tie | None = None,
) -> Row:
    """The row of a rider, or of a team by its first rider, whose number its plate bears."""
    seat, course = rider // RIDERS, table.course
    look = (course.seating[seat].team, course.bibs[rider])
    return Row(rank, seat, *look, str(value), detail, gained(gain), list(marks), level)


def seat_tie(found: Parting | None) -> Tie | None:
    """What separates two players, in words."""
    return tie(found, "bostock", lambda seat: (player(seat), 0))


def rider_tie(table: BostockOpen, found: Parting | None, riders: Sequence[int]) -> Tie | None:
    """The same of two riders, by their places in a list."""
    bibs = table.course.bibs
    return tie(found, "bostock", lambda who: (player(riders[who] // RIDERS), bibs[riders[who]]))


def _tour(table: BostockOpen) -> tuple[object, ...]:
    """What is known of stages before they are ridden rests on this."""
    return (table.course,)


@remembered(_tour)
def stage_of(table: BostockOpen, index: int) -> Stage:
    stage = table.course.legs[index].stage
    return Stage(
        order=index + 1,
        of=len(table.course.legs),
        name=stage.name,
        kind=stage_kind(stage),
        length=stage_length(stage),
    )


def stage_kind(stage: BoxStage) -> Text:
    return Text(f"bostock-stage-{stage.kind}")


def stage_length(stage: BoxStage) -> Text:
    if stage.rows:
        return Text("bostock-stage-length", {"rows": stage.length})
    return Text("bostock-stage-steps", {"steps": stage.length})
