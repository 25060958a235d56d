"""`gruppetto simulate`: a bulk run with a progress bar, its results as tables or JSON."""

import json
import time
from dataclasses import replace
from typing import Any, Unpack

from rich.table import Table

from gruppetto.cli.bot_names import explain_marks, marked, tell_faults
from gruppetto.cli.console import Terminal
from gruppetto.cli.language import own_texts
from gruppetto.cli.planning import Wishes, planned
from gruppetto.cli.progress import crew, watched
from gruppetto.companion.catalogue import Catalogue
from gruppetto.lab.simulate import Plan, Score, Tally, simulate
from gruppetto.lab.statistics import Interval, Sample, wilson

USUAL_BOTS = ("greedy", "random")
"""Who rides when nobody is named; alone, the first of them."""


def run_bulk(
    game_id: str,
    language: str,
    *,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    record_dir: str | None,
    events: bool,
    **wishes: Unpack[Wishes],
) -> None:
    plan = planned(game_id, language, USUAL_BOTS, wishes)
    plan = replace(plan, record_dir=record_dir or "", events=events)
    texts = own_texts(language)
    with crew(jobs, cluster, texts) as workers, watched(plan.games) as watch:
        start = time.perf_counter()
        tally = simulate(plan, workers, watch)
        seconds = time.perf_counter() - start
    tell_faults(tally.faults, texts)
    if as_json:
        print(json.dumps(_as_json(plan, tally, seconds), indent=2))
    else:
        _show(plan, tally, seconds, texts)


def _show(plan: Plan, tally: Tally, seconds: float, texts: Catalogue) -> None:
    console = Terminal()
    console.print(
        texts("simulate-title", game=plan.game, games=tally.games, players=plan.players, seed=str(plan.seed)),
        style="bold",
    )
    bots = [(marked(bot, tally.faults), score) for bot, score in tally.bots.items()]
    console.print(_table(texts("simulate-bot"), bots, texts))
    explain_marks(tally.faults, texts, console)
    seats = [(str(seat), score) for seat, score in enumerate(tally.seats, 1)]
    console.print(_table(texts("simulate-seat"), seats, texts))
    console.print(
        texts(
            "simulate-length",
            decisions=f"{tally.decisions.mean:.1f}",
            least=f"{tally.decisions.least:.0f}",
            most=f"{tally.decisions.most:.0f}",
            turns=f"{tally.turns.mean:.1f}",
        )
    )
    if tally.events:
        console.print(_happenings(tally, texts))
    if tally.shared:
        console.print(texts("simulate-shared", games=tally.shared))
    if tally.nobody:
        console.print(texts("simulate-nobody", games=tally.nobody))
    console.print(texts("simulate-pace", seconds=f"{seconds:.1f}", pace=f"{tally.games / seconds:.1f}"), style="dim")


def _table(who: str, scores: list[tuple[str, Score]], texts: Catalogue) -> Table:
    table = Table(who, texts("simulate-wins"), texts("simulate-share"), texts("simulate-interval"))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, score in scores:
        share = wilson(score.wins, score.starts)
        table.add_row(
            name,
            f"{score.wins:g} / {score.starts}",
            percent(share.estimate),
            f"{percent(share.low)} – {percent(share.high)}",
        )
    return table


def _happenings(tally: Tally, texts: Catalogue) -> Table:
    """What happened, in the words of the games' events, the most frequent first."""
    table = Table(texts("simulate-event"), texts("simulate-a-game"))
    table.columns[1].justify = "right"
    for kind, times in sorted(tally.events.items(), key=lambda item: -item[1]):
        table.add_row(kind, f"{times / tally.games:.2f}")
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _as_json(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "players": plan.players,
        "games": tally.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "bots": {bot: _score(score) for bot, score in tally.bots.items()},
        "seats": [_score(score) for score in tally.seats],
        "shared": tally.shared,
        "nobody": tally.nobody,
        "decisions": _sample(tally.decisions),
        "turns": _sample(tally.turns),
        "faults": tally.faults,
        "events": {kind: times / tally.games for kind, times in sorted(tally.events.items())},
        "seconds": round(seconds, 3),
    }


def _score(score: Score) -> dict[str, Any]:
    share: Interval = wilson(score.wins, score.starts)
    return {"starts": score.starts, "wins": score.wins, "share": share.estimate, "low": share.low, "high": share.high}


def _sample(sample: Sample) -> dict[str, float]:
    return {"mean": sample.mean, "deviation": sample.deviation, "least": sample.least, "most": sample.most}
