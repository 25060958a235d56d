"""What standings and podium share: rows of riders and of teams, jerseys, times and gaps as on television."""

from collections.abc import Mapping, Sequence
from typing import Final

from gruppetto.engine.decimals import decimal
from gruppetto.engine.explained import jersey_id
from gruppetto.engine.ranking import Ranking, tie
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Jersey, Mark, Row, Stage, Text
from gruppetto.games.peloton.box.edition import CARDS, GREEN, POLKA, YELLOW
from gruppetto.games.peloton.box.options import GAME_ID
from gruppetto.games.peloton.rules.naming import player, team_of
from gruppetto.games.peloton.rules.position import NO_RIDER, PelotonOpen
from gruppetto.games.peloton.rules.race import Race
from gruppetto.games.peloton.rules.scoring import written
from gruppetto.road.hex_stages import HexStage

PRECEDENCE: Final = (YELLOW, GREEN, POLKA)
"""A rider who leads several classifications wears the first of these (PEL-24.10)."""
FLAT: Final = "flat"
HILLY: Final = "hilly"
MOUNTAIN: Final = "mountain"
_HILLS: Final = 0.15
_MOUNTAINS: Final = 0.3
"""From these shares of climbs on a stage is called hilly, or a mountain stage."""


def jersey_of(table: PelotonOpen, rider: int) -> Jersey:
    """What he wears in this stage, or nothing."""
    return next((CARDS[card] for card in PRECEDENCE if table.jerseys[card] == rider), "")


def jersey_mark(jersey: Jersey) -> Mark:
    return Mark(f"jersey-{jersey}", Text(f"peloton-jersey-{jersey}"), worn=jersey, explain=jersey_id(jersey))


def rider_rows(
    race: Race,
    ranking: Ranking,
    column: Sequence[str],
    jersey: Jersey = "",
    wearer: int = NO_RIDER,
    gains: Mapping[int, str] | None = None,
) -> list[Row]:
    """The riders of a ranking; each says what separates him from who is level with him."""
    return [
        Row(
            rank=ranking.places[rider],
            seat=race.owners[rider],
            team=team_of(race, rider),
            bib=race.bibs[rider],
            value=value,
            gain=(gains or {}).get(rider, ""),
            marks=[jersey_mark(jersey)] if rider == wearer else [],
            tie=tie(ranking.parting(rider), GAME_ID, lambda who: (player(race.owners[who]), race.bibs[who])),
        )
        for rider, value in zip(ranking.order, column, strict=True)
    ]


def team_row(
    race: Race, team: int, rank: int, value: str, *, detail: Text | None = None, ranking: Ranking | None = None
) -> Row:
    """A team bears the number of its first rider."""
    bib = race.bibs[race.entrants[team][0]]
    level = tie(ranking.parting(team), GAME_ID, lambda who: (f"team:{race.team_names[who]}", 0)) if ranking else None
    return Row(rank, race.owner_of_team[team], race.team_names[team], bib, value, detail, tie=level)


def gap(seconds: int) -> str:
    """`+ 0:26`, and `+ 1:02:03` from an hour on."""
    return f"+ {written(seconds)}" if seconds // 3600 else f"+ {seconds // 60}:{seconds % 60:02}"


def times(figures: Sequence[int]) -> list[str]:
    """A column of times in the order of a table: the first in full, the others as gaps."""
    return [gap(time - figures[0]) if place else written(time) for place, time in enumerate(figures)]


def bonus(seconds: int) -> str:
    """What is taken off: `−10″`."""
    return f"−{seconds}″" if seconds else ""


def stage_kind(stage: HexStage) -> Text:
    return Text(f"peloton-stage-{terrain(stage)}")


def terrain(stage: HexStage) -> str:
    """Flat, hilly or a mountain stage, by the share of its climbs."""
    climbs = sum(segment.rows for segment in stage.segments if segment.terrain == "climb")
    share = climbs / sum(segment.rows for segment in stage.segments)
    return MOUNTAIN if share > _MOUNTAINS else HILLY if share > _HILLS else FLAT


def stage_length(stage: HexStage) -> Text:
    return Text("peloton-stage-length", {"km": decimal(stage.metres / 1000)})


def tour_of(table: PelotonOpen) -> tuple[object, ...]:
    """What is known of stages before they are ridden rests on this."""
    return (table.race,)


@remembered(tour_of)
def stage_of(table: PelotonOpen, index: int) -> Stage:
    stage = table.race.legs[index].road.stage
    return Stage(index + 1, len(table.race.legs), stage.name, stage_kind(stage), stage_length(stage))
