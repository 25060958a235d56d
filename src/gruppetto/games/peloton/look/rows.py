"""What standings and podium share: rows of riders and of teams, jerseys, times and gaps as on television."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.ranking import Ranking, tie
from gruppetto.engine.scene import Jersey, Mark, Row, Stage, Text
from gruppetto.games.peloton.rules.actions import CARDS, GREEN, POLKA, YELLOW
from gruppetto.games.peloton.rules.naming import player, team_of
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.race import Race
from gruppetto.games.peloton.rules.scoring import written
from gruppetto.road.hex_stages import HexStage

PRECEDENCE: Final = (YELLOW, GREEN, POLKA)
"""A rider who leads several classifications wears the first of these (PEL-24.10)."""


def jersey_of(table: PelotonOpen, rider: int) -> Jersey:
    """What he wears in this stage, or nothing."""
    worn = [CARDS[card] for card in PRECEDENCE if table.jerseys[card] == rider]
    return worn[0] if worn else ""


def jersey_mark(jersey: Jersey) -> Mark:
    return Mark(f"jersey-{jersey}", Text(f"peloton-jersey-{jersey}"), worn=jersey)


def rider_row(
    race: Race,
    rider: int,
    rank: int,
    value: str,
    *,
    detail: Text | None = None,
    gain: str = "",
    marks: Sequence[Mark] = (),
    ranking: Ranking | None = None,
) -> Row:
    """Where a `ranking` is given, he says what separates him from who is level with him."""
    level = None
    if ranking is not None:
        level = tie(ranking.parting(rider), "peloton", lambda who: (player(race.owners[who]), race.bibs[who]))
    team = team_of(race, rider)
    return Row(rank, race.owners[rider], team, race.bibs[rider], value, detail, gain, list(marks), level)


def team_row(
    race: Race, team: int, rank: int, value: str, *, detail: Text | None = None, ranking: Ranking | None = None
) -> Row:
    """A team bears the number of its first rider."""
    bib = race.bibs[race.entrants[team][0]]
    level = None
    if ranking is not None:
        level = tie(ranking.parting(team), "peloton", lambda who: (f"team:{race.team_names[who]}", 0))
    return Row(rank, race.owner_of_team[team], race.team_names[team], bib, value, detail, tie=level)


def gap(seconds: int) -> str:
    """`+ 0:26`, and `+ 1:02:03` from an hour on."""
    hours, minutes = seconds // 3600, seconds // 60
    if hours:
        return f"+ {hours}:{minutes % 60:02}:{seconds % 60:02}"
    return f"+ {minutes}:{seconds % 60:02}"


def times(figures: Sequence[int]) -> list[str]:
    """A column of times in the order of a table: the first in full, the others as gaps."""
    return [gap(time - figures[0]) if place else written(time) for place, time in enumerate(figures)]


def bonus(seconds: int) -> str:
    """What is taken off: `−10″`."""
    return f"−{seconds}″" if seconds else ""


def stage_kind(stage: HexStage) -> Text:
    """Flat, hilly or a mountain stage, by the share of its climbs."""
    climbs = sum(segment.rows for segment in stage.segments if segment.terrain == "climb")
    share = climbs / sum(segment.rows for segment in stage.segments)
    return Text(f"peloton-stage-{'mountain' if share > _MOUNTAINS else 'hilly' if share > _HILLS else 'flat'}")


def stage_length(stage: HexStage) -> Text:
    return Text("peloton-stage-length", {"km": f"{stage.metres / 1000:g}"})


def stage_of(table: PelotonOpen, index: int) -> Stage:
    stage = table.race.legs[index].road.stage
    return Stage(
        order=index + 1,
        of=len(table.race.legs),
        name=stage.name,
        kind=stage_kind(stage),
        length=stage_length(stage),
    )


_HILLS: Final = 0.15
_MOUNTAINS: Final = 0.3
"""From these shares of climbs on a stage is called hilly, or a mountain stage."""
