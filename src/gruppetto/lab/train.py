"""Training: rounds of self-play, each with the weights of the round before, and a file that says how they were made."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

from gruppetto import __version__
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.judgement import Search
from gruppetto.engine.option import Choice
from gruppetto.lab.learning import Learnt, learn
from gruppetto.lab.processes import Jobs
from gruppetto.lab.self_play import Course, judgement_of, lessons

Watch = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Training:
    """What is trained, and how long."""

    game: str
    players: tuple[int, ...]
    options: tuple[tuple[str, tuple[Choice, ...]], ...]
    rounds: int
    games: int
    """Games a round."""
    seed: int
    explore: float
    keep: float
    ridge: float
    search: Search
    """How the bot looks ahead from the second round on."""


def train(game: AnyGame, training: Training, jobs: Jobs, watch: Watch | None = None) -> list[Learnt]:
    """What each round learnt. The first plays by the glance; all lessons of a round are forgotten after it."""
    judgement = judgement_of(game)
    course = Course(
        training.game,
        training.players,
        training.options,
        training.games,
        training.seed,
        training.explore,
        training.keep,
        None,
        None,
    )
    learnt: list[Learnt] = []
    for round_ in range(training.rounds):
        played = lessons(replace(course, seed=training.seed + round_), jobs, watch)
        learnt.append(learn(played, len(judgement.names), training.ridge))
        course = replace(course, search=training.search, weights=learnt[-1].weights)
    return learnt


def written(game: AnyGame, training: Training, learnt: list[Learnt], day: date) -> str:
    """The weights as a file that `read_weights` reads, with all that is needed to make them again."""
    search = training.search
    figures: dict[str, object] = {
        "game": game.id,
        "rules_version": game.rules_version,
        "made_with": f"gruppetto {__version__}",
        "made_on": day.isoformat(),
        "players": list(training.players),
        "options": [f"{name}={','.join(map(str, values))}" for name, values in training.options],
        "rounds": training.rounds,
        "games_a_round": training.games,
        "seed": training.seed,
        "explore": training.explore,
        "keep": training.keep,
        "ridge": training.ridge,
        "simulations": search.simulations,
        "turns": search.turns,
        "whole_stage": search.whole_stage,
        "sure": search.sure,
        "choices": search.choices,
        "lessons": [each.lessons for each in learnt],
        "loss": [round(each.loss, 4) for each in learnt],
        "named": [round(each.named, 4) for each in learnt],
    }
    lines = [
        f"# What speaks for a seat in {game.id}, and how much: written by `gruppetto train`, read by its bots.",
        "# `loss` and `named` are what each round reached in games that it did not learn from.",
        "",
        "[made]",
        *(f"{key} = {_toml(value)}" for key, value in figures.items()),
        "",
        "[weights]",
        *(f"{name} = {weight:.4f}" for name, weight in zip(judgement_of(game).names, learnt[-1].weights, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(_toml(each) for each in value)}]"
    return str(value)
