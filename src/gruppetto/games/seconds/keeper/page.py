"""The page of a score sheet: tables, orders and what is called out after each stage (SEC-18.5, 18.6, 18.8)."""

from collections.abc import Sequence

from gruppetto.engine import keeper, keeping
from gruppetto.engine.event import Param, Params
from gruppetto.engine.fact import Fact
from gruppetto.engine.figures import unlike
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.keeper.forms import forgotten_forms, form_of, forms_now
from gruppetto.games.seconds.keeper.ledger import Kept
from gruppetto.games.seconds.keeper.live import counter_lines, round_order
from gruppetto.games.seconds.keeper.plan import KeptLeg
from gruppetto.games.seconds.keeper.tables import tables_of
from gruppetto.games.seconds.look.rows import YELLOW
from gruppetto.games.seconds.rules.ledger import FinalResult, StageResult, Standings
from gruppetto.games.seconds.rules.naming import seconds
from gruppetto.games.seconds.rules.scoring import ranking_of


def page_of(plan: keeper.Plan, offers: Sequence[keeper.TeamOffer], kept: Kept, facts: Sequence[Fact]) -> keeper.Page:
    now = kept.now
    return keeper.Page(
        headline=_headline(kept),
        status=_status(kept),
        stages=_stages(kept),
        teams=keeping.named_teams(plan, offers, lambda seat: []),
        riders=_riders(plan, offers, kept),
        forms=forms_now(kept),
        tables=tables_of(kept),
        orders=round_order(kept, now) if now is not None else [],
        announcements=_announcements(kept),
        history=[_told(kept, fact) for fact in facts],
        done=kept.final is not None,
        figures=unlike(group for stage in kept.stages for group in stage.leg.figures),
    )


def _riders(plan: keeper.Plan, offers: Sequence[keeper.TeamOffer], kept: Kept) -> list[keeper.Rider]:
    home = kept.now.finishes if kept.now is not None else {}
    yellow = kept.table.yellow if kept.table is not None else -1
    return keeping.named_riders(
        plan,
        [offer.bibs for offer in offers],
        kept.riders,
        lambda rider: "home" if rider in home else "",
        lambda rider: [YELLOW] if rider == yellow else [],
    )


def _headline(kept: Kept) -> Text:
    if kept.final is not None:
        return Text("seconds-result-tour", {"who": f"player:{kept.final.winner}"})
    order = len(kept.results) + 1
    return Text("seconds-sheet-stage", {"stage": f"stage:{order}", "number": order, "of": len(kept.stages)})


def _status(kept: Kept) -> list[Text]:
    stage = kept.now
    if stage is None:
        return []
    args: Params = {"cells": stage.leg.length, "home": len(stage.finishes), "riders": stage.riders}
    lines = [Text("seconds-sheet-trial" if stage.leg.trial else "seconds-sheet-road", args)]
    lines += counter_lines(kept, stage)
    if any(later.facts for later in kept.stages[stage.order :]):
        lines.append(Text("seconds-sheet-missing", {"stage": f"stage:{stage.order}"}))
    return lines


def _stages(kept: Kept) -> list[keeper.StageLine]:
    return [
        keeper.StageLine(
            order=stage.order,
            id=stage.leg.id,
            name=stage.leg.name,
            kind=Text(f"seconds-stage-{stage.leg.kind}"),
            length=Text("seconds-stage-length", {"cells": stage.leg.length}),
            state=keeping.stage_state(stage.order, len(kept.results)),
            forgotten=forgotten_forms(kept, stage) if stage.order <= len(kept.results) else [],
            by=stage.leg.by,
        )
        for stage in kept.stages
    ]


# --- what is called out (SEC-18.6) ---


def _announcements(kept: Kept) -> list[keeper.Announcement]:
    if kept.table is None:
        return []
    stage = len(kept.results)
    result = kept.results[-1]
    rule = ranking_of(result).rule_of_first("SEC-14.1")
    called = [keeper.Announcement(_winner_of_stage(result), rule, stage, "mark-finish")]
    if kept.final is not None:
        return [_tour(kept.final), *called, *_leaders(kept.table, 0)[:2]]
    return [*called, *_leaders(kept.table, stage)]


def _winner_of_stage(result: StageResult) -> Text:
    winners = [place for place, figure in enumerate(result.places) if figure == 1]
    if not result.trial:
        return Text("seconds-sheet-won", {"who": f"rider:{winners[0]}", "time": seconds(min(result.times))})
    whos = [f"player:{seat}" for seat in winners]
    return Text("seconds-sheet-trial-won", {"whos": whos, "time": seconds(min(result.times))})


def _leaders(table: Standings, stage: int) -> list[keeper.Announcement]:
    yellow, team, leader = table.yellow, table.teams[0], table.by_points[0]
    jersey: Params = {"who": f"rider:{yellow}", "time": seconds(table.rider_times[yellow])}
    fastest: Params = {"who": f"player:{team}", "time": seconds(table.team_times[team])}
    points: Params = {"who": f"player:{leader}", "points": table.points[leader]}
    by_time, by_team = table.rider_ranking.rule_of_first("SEC-15.2"), table.team_ranking.rule_of_first("SEC-15.3")
    on_points = table.points_ranking.rule_of_first("SEC-14.3")
    return [
        keeper.Announcement(Text("seconds-sheet-yellow", jersey), by_time, stage, "jersey-yellow"),
        keeper.Announcement(Text("seconds-award-team", fastest), by_team, stage, "stopwatch"),
        keeper.Announcement(Text("seconds-award-points", points), on_points, stage, "podium"),
    ]


def _tour(final: FinalResult) -> keeper.Announcement:
    args: Params = {"who": f"player:{final.winner}", "by": final.won_by}
    return keeper.Announcement(Text("seconds-award-tour", args), final.ranking.rule_of_first("SEC-16.4"), 0, "podium")


# --- the facts in words ---


def _told(kept: Kept, fact: Fact) -> keeper.Told:
    stage = int(fact.data["stage"])
    waits = stage > len(kept.results) + 1
    told = sentence_of(fact, kept.stages[stage - 1].leg)
    return keeper.Told(fact.id, fact.kind, told, form_of(kept, fact), stage, waits)


def sentence_of(fact: Fact, leg: KeptLeg | None) -> Text:
    """A fact in words, on a stage that is still planned or not. What it says was read before, or is shown as it is."""
    data = fact.data
    args: dict[str, Param] = {"stage": f"stage:{data['stage']}"}
    if fact.kind in ("finish", "positions", "counts"):
        rows = data.get("counts" if fact.kind == "counts" else "riders", {})
        args |= {"whos": list(rows), "figures": [_figure(row) for row in rows.values()]}
        args |= {"after": data.get("after", 0), "left": data.get("left") or 0}
    elif fact.kind == "sprint":
        names: dict[str, Param] = {sprint.id: sprint.name for sprint in leg.sprints} if leg is not None else {}
        line = str(data["sprint"])
        args |= {"sprint": names.get(line, line), "whos": [str(who) for who in data["riders"]]}
    elif fact.kind == "bonus":
        args |= {"who": str(data["rider"]), "seconds": data.get("seconds") or 0, "points": data.get("points") or 0}
    elif fact.kind == "result":
        rows = data.get("riders", {})
        args |= {"whos": sorted(rows, key=lambda who: _far(rows[who]))}
    elif fact.kind == "lowest":
        rows = data.get("teams", {})
        args |= {"whos": list(rows), "figures": [_figure(row) for row in rows.values()], "left": data.get("left") or 0}
    return Text(f"seconds-sheet-told-{fact.kind}", args)


def _far(row: dict[str, int | None]) -> tuple[int, int, int]:
    """The earlier round before the later, and in a round whoever rolled further before the others."""
    return row.get("after") or 0, -(row.get("past") or 0), row.get("tie") or 0


def _figure(row: dict[str, int | None]) -> int:
    return next((row[name] or 0 for name in ("past", "number", "count", "lowest") if name in row), 0)
