"""The end of a stage and of the race: podium, result, the four classifications, and who wears which jersey."""

from gruppetto.engine.scene import Award, Result, Row, Table, Text
from gruppetto.games.peloton.look.rows import bonus, rider_row, stage_of, times
from gruppetto.games.peloton.look.tables import classification_tables
from gruppetto.games.peloton.rules.actions import CARDS, GREEN, POLKA, YELLOW
from gruppetto.games.peloton.rules.ledger import StageResult, Standings
from gruppetto.games.peloton.rules.naming import of_rider, player
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.scoring import arrival_ranking, written

_STEPS = 3
_RULES = {YELLOW: "PEL-24.1", GREEN: "PEL-24.3", POLKA: "PEL-24.4"}
OUT = "DNF"


def last_result(table: PelotonOpen) -> Result | None:
    """The last stage that ended, if any; after the last stage the end of the race."""
    if not table.ledger:
        return None
    found = table.standings()
    result = table.ledger[-1]
    rows = _stage_rows(table, result)
    tables = classification_tables(table, found)
    several = len(table.race.legs) > 1
    final = table.over
    general = final and several
    return Result(
        stage=stage_of(table, len(table.ledger) - 1),
        headline=_race_headline(table, found) if general else _headline(table, result),
        summary=_race_summary(table, found) if general else _summary(table, result),
        podium=[row for row in (tables[0].rows if general else rows) if 1 <= row.rank <= _STEPS],
        tables=[*tables, _stage_table(table, rows)] if general else [_stage_table(table, rows), *tables],
        awards=_awards(table, found),
        final=final,
    )


def _headline(table: PelotonOpen, result: StageResult) -> Text:
    stage = f"stage:{len(table.ledger)}"
    if not result.placed:
        return Text("peloton-result-nobody", {"stage": stage})
    return Text("peloton-result-stage", of_rider(table.race, result.placed[0]) | {"stage": stage})


def _summary(table: PelotonOpen, result: StageResult) -> Text:
    """The winner's time, who has the same, and the time of the real stage (PEL-22.4)."""
    real = table.race.legs[len(table.ledger) - 1].real_time
    if not result.placed:
        return Text("peloton-result-nobody-summary")
    level = result.times.count(result.times[0]) - 1
    known = written(real) if real else ""
    return Text(
        "peloton-result-stage-summary",
        {"time": written(result.times[0]), "level": level, "real": known, "known": "yes" if real else "no"},
    )


def _race_headline(table: PelotonOpen, found: Standings) -> Text:
    winner = table.race.winner(table.ledger)
    if winner < 0:
        return Text("peloton-result-race-nobody")
    return Text("peloton-result-race", {"who": player(winner)})


def _race_summary(table: PelotonOpen, found: Standings) -> Text:
    if not found.riders:
        return Text("peloton-result-nobody-summary")
    best = found.riders[0]
    return Text("peloton-result-race-summary", of_rider(table.race, best) | {"time": written(found.times[best])})


def _stage_table(table: PelotonOpen, rows: list[Row]) -> Table:
    note = Text("peloton-table-stage-note", {"stage": f"stage:{len(table.ledger)}"})
    return Table(Text("peloton-table-stage"), note, rows, "mark-finish")


def _stage_rows(table: PelotonOpen, result: StageResult) -> list[Row]:
    """As placed, with the bonuses of the first three; who dropped out stands last (PEL-21.11, 21.15)."""
    race = table.race
    ranking = arrival_ranking(result.placed, dict(zip(result.placed, result.times, strict=True)))
    rows = [
        rider_row(
            race,
            rider,
            place,
            value,
            ranking=ranking,
            gain=bonus(race.bonuses[place - 1] if place <= len(race.bonuses) else 0),
        )
        for place, (rider, value) in enumerate(zip(result.placed, times(result.times), strict=True), 1)
    ]
    return rows + [rider_row(race, rider, 0, OUT) for rider in result.dropped]


def _awards(table: PelotonOpen, found: Standings) -> list[Award]:
    """The leaders of the classifications, and the team's (PEL-24.9, 24.13)."""
    race = table.race
    leaders = ((YELLOW, found.rider_ranking), (GREEN, found.sprint_ranking), (POLKA, found.mountain_ranking))
    awards = [
        Award(
            Text(f"peloton-award-{CARDS[card]}", of_rider(race, ranking.order[0])),
            race.owners[ranking.order[0]],
            ranking.rule_of_first(_RULES[card]),
            f"jersey-{CARDS[card]}",
        )
        for card, ranking in leaders
        if ranking.order
    ]
    if found.teams:
        team = found.teams[0]
        owner = race.owner_of_team[team]
        text = Text("peloton-award-team", {"who": player(owner), "team": f"team:{race.team_names[team]}"})
        awards.append(Award(text, owner, found.team_ranking.rule_of_first("PEL-24.6"), "jersey-team"))
    return awards
