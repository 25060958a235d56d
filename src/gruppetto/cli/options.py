"""What several commands share: their language, and what can be settled before a match."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

from gruppetto.cli.completing import game_names

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGES = ("en", "fr", "nl", "de")
"""As in `language.LANGUAGES`, which to ask would load all of Fluent; a test holds them together."""

game_argument = click.argument("game", shell_complete=game_names)
any_game_argument = click.argument("game", required=False, shell_complete=game_names)

language = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    expose_value=False,
    callback=lambda context, option, value: _speak(context, value),
    help="The language to speak; else that of your locale.",
)


def _speak(context: click.Context, wanted: str | None) -> None:
    if wanted is not None:
        context.find_root().obj = wanted


def spoken() -> str:
    from gruppetto.cli.language import choose_language

    return choose_language(click.get_current_context().find_root().obj, os.environ)


def crew_options(command: F) -> F:
    """Who plays the games of a bulk run."""
    for option in (
        click.option("--cluster", metavar="ADDRESS", help="Play on the workers of this Dask scheduler instead."),
        click.option("--jobs", type=click.IntRange(1), help="Worker processes (default: one for each processor)."),
    ):
        command = option(command)
    return command


one_bot = click.option(
    "--bot",
    "each_bot",
    multiple=True,
    metavar="BOT",
    help='A bot, or a program of yours: "exec:./mybot --fast"; may be repeated.',
)
"""A command may have commas in it, which `--bots` takes for the next bot."""


def table_options(command: F) -> F:
    """What can be settled before a match, the same for all commands that start one."""
    for option in (
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="A rule option, as `gruppetto games` lists them; may be repeated.",
        ),
        click.option("--edition", metavar="FILE", help="Your own edition of the game, a TOML file."),
        click.option(
            "--players", type=int, help="How many play (default: 4 where the game allows; in a tournament 2)."
        ),
    ):
        command = option(command)
    return command
