"""The end of a stage and of the race: podium, result, the four classifications, and who wears which jersey."""

from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Award, Result, Row, StandingsTable, Story, Text
from gruppetto.engine.story import told
from gruppetto.games.peloton.box.edition import CARDS, GREEN, POLKA, YELLOW
from gruppetto.games.peloton.look.rows import bonus, rider_rows, stage_of, times
from gruppetto.games.peloton.look.tables import classification_tables
from gruppetto.games.peloton.rules.ledger import StageResult, Standings
from gruppetto.games.peloton.rules.naming import of_rider, player, team_of
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.scoring import arrival_ranking, written

_STEPS = 3
_IN_STORY = 8
"""Riders whose way to the end is told: of thirty-six nobody could tell the lines apart."""
_RULES = {YELLOW: "PEL-24.1", GREEN: "PEL-24.3", POLKA: "PEL-24.4"}
OUT = "DNF"


def _ended_with(table: PelotonOpen) -> tuple[object, ...]:
    """What the result of the last stage rests on."""
    return (table.race, table.ledger, table.over)


@remembered(_ended_with)
def last_result(table: PelotonOpen) -> Result | None:
    """The last stage that ended, if any; after the last of several stages the end of the race."""
    if not table.ledger:
        return None
    found, result = table.standings(), table.ledger[-1]
    stage = _stage_table(table, result)
    tables = classification_tables(table, found)
    general = table.over and len(table.race.legs) > 1
    headline, summary = _of_race(table, found) if general else _of_stage(table, result)
    return Result(
        stage=stage_of(table, len(table.ledger) - 1),
        headline=headline,
        summary=summary,
        podium=[row for row in (tables[0] if general else stage).rows if 1 <= row.rank <= _STEPS],
        tables=[*tables, stage] if general else [stage, *tables],
        awards=_awards(table, found),
        final=table.over,
        story=_story(table, tables[0], tables[-1]) if general else None,
    )


def _story(table: PelotonOpen, individual: StandingsTable, teams: StandingsTable) -> Story | None:
    """The times of every stage: of the first riders, or of the teams where they decide (PEL-24.13)."""
    race = table.race
    after = [race.standings(table.ledger[:stage]) for stage in range(1, len(table.ledger) + 1)]
    by_team = race.team_victory
    found = after[-1].teams if by_team else after[-1].riders
    figures = [each.team_times if by_team else each.times for each in after]
    ranked = zip((teams if by_team else individual).rows, found, strict=False)
    rows = [(row, who) for row, who in ranked if all(who in times for times in figures)][:_IN_STORY]
    name = (teams if by_team else individual).name
    return told(name, [row for row, _ in rows], [[times[who] for times in figures] for _, who in rows], written=written)


def _of_stage(table: PelotonOpen, result: StageResult) -> tuple[Text, Text]:
    """The winner; his time, who has the same, and the time of the real stage (PEL-22.4)."""
    stage = {"stage": f"stage:{len(table.ledger)}"}
    if not result.placed:
        return Text("peloton-result-nobody", stage), Text("peloton-result-nobody-summary")
    real = table.race.legs[len(table.ledger) - 1].real_time
    level = result.times.count(result.times[0]) - 1
    known = {"real": written(real) if real else "", "known": "yes" if real else "no"}
    return (
        Text("peloton-result-stage", of_rider(table, result.placed[0]) | stage),
        Text("peloton-result-stage-summary", {"time": written(result.times[0]), "level": level, **known}),
    )


def _of_race(table: PelotonOpen, found: Standings) -> tuple[Text, Text]:
    """The seat that wins; the best rider and his time."""
    if not found.riders:
        return Text("peloton-result-race-nobody"), Text("peloton-result-nobody-summary")
    best = of_rider(table, found.riders[0]) | {"time": written(found.times[found.riders[0]])}
    winner = player(table.race.winner(table.ledger))
    return Text("peloton-result-race", {"who": winner}), Text("peloton-result-race-summary", best)


def _stage_table(table: PelotonOpen, result: StageResult) -> StandingsTable:
    """As placed, with the bonuses of the first three; who dropped out stands last (PEL-21.11, 21.15)."""
    race = table.race
    ranking = arrival_ranking(result.placed, dict(zip(result.placed, result.times, strict=True)))
    gains = {rider: bonus(seconds) for rider, seconds in zip(result.placed, race.bonuses, strict=False)}
    rows = rider_rows(race, ranking, times(result.times), gains=gains)
    rows += [Row(0, race.owners[rider], team_of(race, rider), race.bibs[rider], OUT) for rider in result.dropped]
    note = Text("peloton-table-stage-note", {"stage": f"stage:{len(table.ledger)}"})
    return StandingsTable(Text("peloton-table-stage"), note, rows, "mark-finish")


def _awards(table: PelotonOpen, found: Standings) -> list[Award]:
    """The leaders of the classifications, and the team's (PEL-24.9, 24.13)."""
    race = table.race
    leaders = ((YELLOW, found.rider_ranking), (GREEN, found.sprint_ranking), (POLKA, found.mountain_ranking))
    awards = [
        Award(
            Text(f"peloton-award-{CARDS[card]}", of_rider(table, ranking.order[0])),
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
