"""The commands of people who study games: what they do is in the other modules here, imported when a command runs."""

from typing import Any

import click

from gruppetto.cli.options import crew_options, game_argument, language, one_bot, spoken, table_options


@click.command()
@game_argument
@click.option("--players", default="2", show_default=True, help="Numbers of seats, taken in turn, such as 2,4.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A rule option; several values, with commas between, are taken in turn. May be repeated.",
)
@click.option("--rounds", type=click.IntRange(1, 50), default=3, show_default=True, help="Rounds of self-play.")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="Games a round.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same weights.")
@click.option(
    "--explore", type=click.FloatRange(0, 1), default=0.1, show_default=True, help="How often to play anything."
)
@click.option(
    "--keep", type=click.FloatRange(0, 1), default=0.25, show_default=True, help="The share of turns to learn from."
)
@click.option("--ridge", type=click.FloatRange(0), default=3.0, show_default=True, help="How small weights are held.")
@click.option("--simulations", type=click.IntRange(1), default=40, show_default=True, help="Of the bot that plays.")
@click.option("--turns", type=click.IntRange(1), default=1, show_default=True, help="How many turns it looks ahead.")
@click.option("--whole-stage", is_flag=True, help="It looks ahead to the end of the stage instead.")
@click.option("--sure", type=click.FloatRange(0), default=1.0, show_default=True, help="How sure it must be of a gain.")
@crew_options
@click.option("-o", "--output", metavar="FILE", default="value.toml", show_default=True, help="Where the weights go.")
@language
def train(game: str, **wishes: Any) -> None:
    """Let the bots of GAME play against themselves, and learn what speaks for a seat."""
    from gruppetto.cli.training import run_training

    run_training(game, spoken(), **wishes)


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON, as a browser gets it.")
@language
def analyse(file: str, as_json: bool) -> None:
    """Look back at a recorded match: chances, turning points, luck, and what choices gave away."""
    from gruppetto.cli.analyse import analyse_record

    analyse_record(file, spoken(), as_json=as_json)


@click.command()
@game_argument
@table_options
@click.option("--bots", metavar="NAMES", help="Who rides, such as puncheur,gregario,lanterne.")
@one_bot
@click.option("--games", "count", type=int, default=100, show_default=True, help="Games of each pair or field.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@crew_options
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--resume", metavar="FILE", help="Keep finished games there, and go on from those that it has.")
@language
def tournament(game: str, **wishes: Any) -> None:
    """Let every bot ride GAME against every other, in all seat orders, and rate them."""
    from gruppetto.cli.tournament import run_tournament

    run_tournament(game, spoken(), **wishes)


@click.command()
@game_argument
@table_options
@click.option("--bots", help="The bot that rides, and a worse one to tell luck (default: gregario,lanterne).")
@one_bot
@click.option("--games", "count", type=int, default=200, show_default=True, help="Games that are looked at.")
@click.option("--choice-games", type=int, help="Games for each choice of an option (default: a fifth, 20 at least).")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same figures.")
@crew_options
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON instead.")
@click.option("-o", "--output", metavar="FILE", default="report.html", show_default=True, help="Where the page goes.")
@language
def report(game: str, **wishes: Any) -> None:
    """Write a page on how GAME plays: length, seats, options, luck and skill, crashes, the pacing of a stage."""
    from gruppetto.cli.report import run_report

    run_report(game, spoken(), **wishes)


@click.command()
@game_argument
@table_options
@click.option("--bots", help="The bots, taken in turn to fill all seats (default: greedy,random; greedy alone).")
@one_bot
@click.option("--games", "count", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same file.")
@crew_options
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
@click.option("-o", "--output", metavar="FILE", required=True, help="Where the Parquet file goes.")
@click.option("--force", is_flag=True, help="Write over a file that is there already.")
@language
def dataset(game: str, **wishes: Any) -> None:
    """Write the decisions of many games of GAME as Parquet: what was seen, what was legal, what was done, the end."""
    from gruppetto.cli.dataset import run_dataset

    run_dataset(game, spoken(), **wishes)


COMMANDS = (analyse, dataset, report, tournament, train)
