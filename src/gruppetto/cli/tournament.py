"""`gruppetto tournament`: every bot against every other, with ratings and a cross table, as tables or JSON."""

import json
import time
from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Unpack

from rich.table import Table

from gruppetto.cli.bot_names import explain_marks, marked, tell_faults
from gruppetto.cli.bulk import percent
from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.planning import Wishes, planned
from gruppetto.cli.progress import crew, watched
from gruppetto.companion.catalogue import Catalogue
from gruppetto.lab.processes import Jobs
from gruppetto.lab.results_file import Result, ResultsFile
from gruppetto.lab.simulate import Plan
from gruppetto.lab.solo import Thought
from gruppetto.lab.statistics import Interval, wilson
from gruppetto.lab.tournament import CrossTable, check_tournament, cross_table, fields, orders, play_tournament


def run_tournament(
    game_id: str,
    language: str,
    *,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    resume: str | None,
    **wishes: Unpack[Wishes],
) -> None:
    texts = own_texts(language)
    if find_spec("openskill") is None:
        raise Complaint(texts("tournament-needs-openskill"))
    if wishes["players"] is None:
        wishes["players"] = 2
    plan = planned(game_id, language, (), wishes)
    with crew(jobs, cluster, texts) as workers:
        start = time.perf_counter()
        results = _played(plan, workers, resume)
        seconds = time.perf_counter() - start
    shown = Standings(plan, results)
    tell_faults(shown.table.faults, texts)
    if as_json:
        print(json.dumps({**shown.as_json(), "measured": shown.measured(seconds)}, indent=2))
    else:
        shown.show(texts)


def _played(plan: Plan, jobs: Jobs, resume: str | None) -> list[Result]:
    check_tournament(plan, jobs)
    book = closing(ResultsFile(Path(resume), plan)) if resume else nullcontext(None)
    games = plan.games * len(fields(plan.bots, plan.players))
    with book as kept, watched(games) as watch:
        return play_tournament(plan, jobs, kept, watch)


class Standings:
    """The results of a tournament as people and programs read them."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        from gruppetto.lab.ratings import ratings

        self.plan = plan
        self.games = len(results)
        self.table: CrossTable = cross_table(plan.bots, results)
        self.ratings: Mapping[str, Interval] = ratings(plan.bots, results)
        self.bots = sorted(plan.bots, key=lambda bot: -self.ratings[bot].estimate)

    def show(self, texts: Catalogue) -> None:
        console = Terminal()
        plan = self.plan
        title = texts("tournament-title", game=plan.game, games=self.games, players=plan.players, seed=str(plan.seed))
        console.print(title, style="bold")
        console.print(self._ranking(texts))
        explain_marks(self.table.faults, texts, console)
        console.print(self._crossings(texts))
        console.print(texts("tournament-read-cross", players=plan.players), style="dim")
        console.print(texts("tournament-read-rating"), style="dim")
        every = len(orders(fields(plan.bots, plan.players)[0]))
        if plan.games % every:
            console.print(texts("tournament-uneven", orders=every), style="yellow")

    def _ranking(self, texts: Catalogue) -> Table:
        names = ("simulate-bot", "tournament-rating", "simulate-wins", "simulate-share", "tournament-ms")
        table = Table(*(texts(name) for name in names))
        for column in table.columns[1:]:
            column.justify = "right"
        for bot in self.bots:
            score, rating = self.table.scores[bot], self.ratings[bot]
            table.add_row(
                marked(bot, self.table.faults),
                f"{rating.estimate:.0f} ({rating.low:.0f}–{rating.high:.0f})",
                f"{score.wins:.6g} / {score.starts}",
                _within(wilson(score.wins, score.starts)),
                f"{ms_a_decision(self.table.thoughts[bot]):.3g}",
            )
        return table

    def _crossings(self, texts: Catalogue) -> Table:
        table = Table(texts("tournament-against"), *self.bots)
        for column in table.columns[1:]:
            column.justify = "right"
        for bot in self.bots:
            table.add_row(bot, *("·" if bot == other else self._crossing(bot, other) for other in self.bots))
        return table

    def _crossing(self, bot: str, other: str) -> str:
        crossing = self.table.crossings[bot, other]
        return _within(wilson(crossing.wins, crossing.decided)) if crossing.decided else "–"

    def as_json(self) -> dict[str, Any]:
        """All that is the same in every run of the same tournament."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "games": self.games,
            "games_a_field": plan.games,
            "seed": plan.seed,
            "options": dict(plan.options),
            "bots": {bot: self._bot(bot) for bot in self.bots},
            "faults": self.table.faults,
            "pairs": [
                {
                    "bot": bot,
                    "against": other,
                    "games": crossing.games,
                    "decided": crossing.decided,
                    "wins": crossing.wins,
                    **_share(wilson(crossing.wins, crossing.decided), crossing.decided),
                }
                for (bot, other), crossing in self.table.crossings.items()
            ],
        }

    def _bot(self, bot: str) -> dict[str, Any]:
        score, rating = self.table.scores[bot], self.ratings[bot]
        return {
            "starts": score.starts,
            "wins": score.wins,
            **_share(wilson(score.wins, score.starts), score.starts),
            "rating": {"estimate": rating.estimate, "low": rating.low, "high": rating.high},
        }

    def measured(self, seconds: float) -> dict[str, Any]:
        """What no two runs have alike."""
        spent = {bot: round(ms_a_decision(self.table.thoughts[bot]), 4) for bot in self.bots}
        return {"seconds": round(seconds, 3), "cpu_ms_a_decision": spent}


def _within(share: Interval) -> str:
    """62.0 % (58–66)"""
    return f"{percent(share.estimate)} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def ms_a_decision(thought: Thought) -> float:
    return thought.ms / thought.choices if thought.choices else 0.0


def _share(share: Interval, trials: int) -> dict[str, float | None]:
    """JSON has no number for the share of nothing."""
    return {"share": share.estimate if trials else None, "low": share.low, "high": share.high}
