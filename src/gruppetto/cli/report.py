"""`gruppetto report`: how a game plays among bots, as one page to open in a browser, or as JSON."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Unpack

import click

from gruppetto.cli.bot_names import read_bots, tell_faults
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.narrator import Narrator
from gruppetto.cli.planning import Wishes, planned
from gruppetto.cli.progress import crew, watched
from gruppetto.cli.report_page import Page
from gruppetto.lab.observed import Seen, read_name
from gruppetto.lab.report import Figures, Study, check_study, games_of, study
from gruppetto.lab.simulate import table

USUAL_BOTS = ("gregario", "lanterne")


def run_report(
    game_id: str,
    language: str,
    *,
    choice_games: int | None,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    output: str,
    **wishes: Unpack[Wishes],
) -> None:
    texts = own_texts(language)
    better, *others = read_bots(wishes["bots"], wishes["each_bot"], USUAL_BOTS)
    if len(others) > 1 or better in others:
        raise Complaint(texts("report-bots", bots=",".join((better, *others))))
    plan = planned(game_id, language, (), {**wishes, "bots": None, "each_bot": (better,)})
    game, setup = table(plan)
    asked = Study(plan, others[0] if others else "", max(20, plan.games // 5) if choice_games is None else choice_games)
    with crew(jobs, cluster, texts) as workers:
        check_study(asked, workers)
        if not as_json:
            Path(output).touch()  # a file that cannot be written is told now, and not after all these games
        with watched(games_of(asked)) as watch:
            figures = study(asked, workers, watch)
    tell_faults(figures.faults, texts)
    narrator = Narrator(game, language, ())
    if as_json:
        print(json.dumps(as_plain(asked, figures, narrator), indent=2, ensure_ascii=False))
        return
    Path(output).write_text(Page(asked, figures, setup, narrator).html(), encoding="utf-8")
    click.echo(texts("report-written", file=output))


def as_plain(asked: Study, figures: Figures, narrator: Narrator) -> dict[str, Any]:
    """The figures for programs; what moments are called is in the reader's language."""
    plan = asked.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "bot": plan.bots[0],
        "rival": asked.rival,
        "lengths": figures.lengths,
        "seats": [asdict(score) for score in figures.seats],
        "options_effect": [asdict(effect) for effect in figures.effects],
        "luck_and_skill": [asdict(contest) for contest in figures.contests],
        "faults": figures.faults,
        **_seen(figures.seen, narrator),
    }


def _seen(seen: Seen, narrator: Narrator) -> dict[str, Any]:
    leads = [total / looks if looks else None for total, looks in zip(seen.leads, seen.looks, strict=True)]
    return {
        "pace": {narrator.plain(read_name(name)): times for name, times in seen.moments.items()},
        "leader": leads,
        "harm": {narrator.plain(read_name(name)): times for name, times in seen.harms.most_common()},
        "places": {board: dict(cells.most_common()) for board, cells in seen.places.items()},
    }
