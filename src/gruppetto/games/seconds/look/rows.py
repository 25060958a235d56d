"""What standings and podium share: teams and their colours, rows of riders and of teams, times as on television."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.explained import jersey_id
from gruppetto.engine.ranking import Ranking, gained, tie
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Mark, Row, Stage, Text
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.box.edition import TRIAL
from gruppetto.games.seconds.rules.naming import player, seconds
from gruppetto.games.seconds.rules.position import SecondsOpen
from gruppetto.road.lanes import LaneRoad

YELLOW: Final = Mark("jersey-yellow", Text("seconds-mark-yellow"), worn="yellow", explain=jersey_id("yellow"))


def team_row(
    race: SecondsOpen,
    seat: int,
    place: int,
    value: str,
    ranking: Ranking | None,
    detail: Text | None = None,
    gain: int = 0,
    marks: Sequence[Mark] = (),
) -> Row:
    """With a ranking it tells what separates the team from one that is level with it."""
    level = tie(ranking.parting(seat), "seconds", lambda team: (player(team), 0)) if ranking else None
    look = race.course.seating[seat]
    return Row(place, seat, look.team, look.bib, value, detail, gained(gain), list(marks), level)


def rider_row(
    race: SecondsOpen,
    rider: int,
    ranking: Ranking,
    value: str,
    detail: Text | None = None,
    marks: Sequence[Mark] = (),
) -> Row:
    seat, course = rider // RIDERS, race.course
    level = tie(ranking.parting(rider), "seconds", lambda other: (player(other // RIDERS), course.bibs[other]))
    look = (course.seating[seat].team, course.bibs[rider])
    return Row(ranking.places[rider], seat, *look, value, detail, "", list(marks), level)


def gap(time: int, best: int) -> str:
    """The time for the first, the gap for the others: `91″`, `+3`, and `+0` for who is level."""
    return f"+{time - best}"


def times(figures: Sequence[int]) -> list[str]:
    """A column of times in the order of a table: the first in full, the others as gaps."""
    return [gap(time, figures[0]) if place else seconds(time) for place, time in enumerate(figures)]


def _tour(race: SecondsOpen) -> tuple[object, ...]:
    """What is known of stages before they are ridden rests on this."""
    return (race.course,)


@remembered(_tour)
def stage_of(race: SecondsOpen, index: int) -> Stage:
    leg = race.course.legs[index]
    return Stage(
        order=index + 1,
        of=len(race.course.legs),
        name=leg.road.name,
        kind=stage_kind(leg.road, trial=leg.trial),
        length=stage_length(leg.length),
    )


def stage_kind(road: LaneRoad, *, trial: bool) -> Text:
    """As it is ridden: a board of a time trial may be ridden as a flat stage too."""
    return Text(f"seconds-stage-{TRIAL if trial else 'flat' if road.kind == TRIAL else road.kind}")


def stage_length(cells: int) -> Text:
    return Text("seconds-stage-length", {"cells": cells})


def yellow_rider(race: SecondsOpen) -> int:
    """Who wears yellow in this stage: nobody in the first (SEC-2.8)."""
    table = race.standings()
    return table.yellow if table else -1
