"""The commands and their options. What they do is in the other modules here, imported when a command runs."""

from typing import Any

import click

from gruppetto import __version__
from gruppetto.build import kind_of_build
from gruppetto.cli import lab_commands, machine_commands
from gruppetto.cli.completing import edition_names, stage_names
from gruppetto.cli.door import Door
from gruppetto.cli.options import (
    F,
    any_game_argument,
    crew_options,
    game_argument,
    language,
    one_bot,
    spoken,
    table_options,
)
from gruppetto.cli.site_command import site


def _server_options(command: F) -> F:
    for option in (
        click.option(
            "--bot-pause",
            type=click.FloatRange(0, 10),
            metavar="SECONDS",
            default=0.5,
            show_default=True,
            help="How long a bot waits before it moves, so that people can follow.",
        ),
        click.option("--no-browser", is_flag=True, help="Do not open the browser."),
        click.option("--database", metavar="FILE|URL", help="Where tables are kept (default: your data folder)."),
        click.option(
            "--port",
            type=click.IntRange(0, 65535),
            help="0 takes any free port; so does, without this option, a start that finds 8642 taken.",
        ),
        click.option(
            "--allow-host",
            "allow_hosts",
            multiple=True,
            metavar="NAME",
            help="Another name by which people reach this server, such as that of a proxy; may be repeated.",
        ),
        click.option(
            "--https",
            is_flag=True,
            help="With a certificate of your own making, so that phones stay awake and start without a network.",
        ),
        click.option(
            "--lan",
            is_flag=True,
            help="Let the phones of your home in: finds the address, prints it, and shows it as a QR code.",
        ),
        click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets friends on your network in."),
    ):
        command = option(command)
    return command


@click.group(cls=Door, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({kind_of_build()})", prog_name="gruppetto", message="%(prog)s %(version)s")
@language
@click.pass_context
def gruppetto(context: click.Context) -> None:
    """Classic cycling board games, in the browser, in the terminal and in bulk.

    Without a command: start the server on this machine and open the browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


@gruppetto.command()
@_server_options
@click.option(
    "--bot",
    "own_bots",
    multiple=True,
    metavar="NAME=BOT",
    help='A program of yours as a bot for the tables here: mine="exec:./mybot --fast"; may be repeated.',
)
@click.option(
    "--unlimited",
    multiple=True,
    metavar="ADDRESS",
    help="Rate limits do not count this address (a school's, or for a load test); may be repeated.",
)
@click.option(
    "--put-away-after",
    "put_away_days",
    type=click.IntRange(0, 36_500),
    metavar="DAYS",
    default=90,
    show_default=True,
    help="Put tables away that nobody was at for so long; 0 keeps them for ever.",
)
@click.option(
    "--most-megabytes",
    type=click.IntRange(0),
    metavar="MB",
    default=0,
    help="Take no new tables and sheets when the database has so many; 0: as many as the disk has room for.",
)
@language
def serve(no_browser: bool, **wishes: Any) -> None:
    """Serve tables to browsers."""
    from gruppetto.cli.hosting import host_tables

    host_tables(open_browser=not no_browser, language=spoken(), **wishes)


@gruppetto.command()
@_server_options
@language
def companion(no_browser: bool, **wishes: Any) -> None:
    """Keep the score of a game on a real table, in the browser and on phones."""
    from gruppetto.cli.hosting import host_tables

    host_tables(open_browser=not no_browser, language=spoken(), page="/companion", **wishes)


@gruppetto.command()
@language
def games() -> None:
    """List the games with their options and editions."""
    from gruppetto.cli.shelf import show_games

    show_games(spoken())


@gruppetto.command()
@game_argument
@table_options
@click.option("--bots", help="Who fills the other seats, taken in turn (default: greedy).")
@one_bot
@click.option("--seat", type=int, default=1, show_default=True, help="Your seat, counted from 1.")
@click.option("--teams", metavar="NAMES", help="Who rides for which team, seat by seat, such as azur,rouge.")
@click.option("--name", help="Your name at the table.")
@click.option("--seed", metavar="HEX", help="The luck of the match, to play the same one again.")
@click.option("--position", metavar="FILE", help="Begin at this position instead of the start.")
@click.option("--record", metavar="FILE", help="Write the record of the match there when you leave or it ends.")
@click.option("--friendly", is_flag=True, help="Undo across a throw or a draw, too: done again, it falls the same.")
@language
def play(game: str, **wishes: Any) -> None:
    """Play GAME in the terminal against bots, with numbered choices and "why not?"."""
    from gruppetto.cli.play import play_in_terminal

    play_in_terminal(game, spoken(), **wishes)


@gruppetto.command()
@game_argument
@table_options
@click.option("--bots", help="The bots, taken in turn to fill all seats (default: greedy,random; greedy alone).")
@one_bot
@click.option("--games", "count", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same results.")
@crew_options
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--record-dir", metavar="FOLDER", help="Write the record of every match there.")
@click.option(
    "--events", is_flag=True, help="Count what happens: rounds, attacks, crashes, in the words of the game's events."
)
@language
def simulate(game: str, **wishes: Any) -> None:
    """Play many games of GAME among bots and count who wins."""
    from gruppetto.cli.bulk import run_bulk

    run_bulk(game, spoken(), **wishes)


@gruppetto.command("bot")
@click.argument("address")
@click.argument("bot")
@click.option("--name", help="What it is called at the table (default: by its file).")
@click.option("--token", help="The token of its seat, where it has one already; else it takes one.")
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    metavar="SECONDS",
    default=0.5,
    show_default=True,
    help="How long it waits before it moves, so that people can follow.",
)
@language
def bot_command(address: str, bot: str, **wishes: Any) -> None:
    """Let BOT, such as "exec:./mybot", ride a seat of the live table at ADDRESS: an invitation, or the table's page."""
    from gruppetto.cli.bot_guest import ride_as_guest

    ride_as_guest(address, bot, spoken(), **wishes)


@gruppetto.command()
@click.argument("file")
@click.option("--as", "seat", type=int, help="See it with the eyes of this seat, counted from 1.")
@click.option("--step", is_flag=True, help="Wait for Enter after every move and show the road.")
@language
def replay(file: str, seat: int | None, step: bool) -> None:
    """Tell the match recorded in FILE again."""
    from gruppetto.cli.records import replay_record

    replay_record(file, spoken(), seat, step=step)


@gruppetto.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@language
def verify(files: tuple[str, ...]) -> None:
    """Prove that recorded matches were played by the rules and with unbent dice."""
    from gruppetto.cli.records import verify_records

    verify_records(files, spoken())


@gruppetto.command()
@game_argument
@click.argument("rule", metavar="[RULE-ID]", required=False)
@click.option("--exact", is_flag=True, help="The exact wording, with its sources and our decisions, in English.")
@click.option("--cards", is_flag=True, help="The card list instead: all cards, dice and signs, what they do, how many.")
@language
def rules(game: str, rule: str | None, exact: bool, cards: bool) -> None:
    """Print the rules of GAME, or a section, rule or decision of them: VAI-12, VAI-12.1, D-7."""
    from gruppetto.cli.card_list import show_cards
    from gruppetto.cli.rules import show_rules

    if cards:
        return show_cards(game, spoken())
    show_rules(game, spoken(), rule, exact)


@gruppetto.command()
@any_game_argument
@table_options
@click.option(
    "--repeats", type=click.IntRange(1, 100), default=5, show_default=True, help="The best of so many counts."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    help="For each repeat (default: 1); of a server, for each game (default: 10).",
)
@click.option(
    "--peer",
    type=click.Choice(["crazy_eights", "backgammon"]),
    help="Compare with this game of OpenSpiel in the same run.",
)
@click.option(
    "--adapters", is_flag=True, help="Measure it in OpenSpiel and PettingZoo instead, beside games of theirs."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--spawn", is_flag=True, help="Measure a server instead: start one for this, and end it after.")
@click.option("--server", metavar="URL", help="Measure this server instead, started with --unlimited 127.0.0.1.")
@click.option("--anywhere", is_flag=True, help="That server may be on another machine, which you may load.")
@click.option("--game", "named", metavar="GAME", help="The same as the argument.")
@click.option("--tables", type=click.IntRange(1, 1000), default=50, show_default=True, help="Of a server, at once.")
@language
def bench(
    game: str | None,
    named: str | None,
    spawn: bool,
    server: str | None,
    anywhere: bool,
    tables: int,
    seconds: float | None,
    adapters: bool,
    **wishes: Any,
) -> None:
    """Measure how fast GAME is, or all games; with --spawn or --server, how many moves a second a server takes."""
    if spawn and server:
        raise click.UsageError("--spawn starts a server, --server names one: say one of them.")
    if adapters:
        from gruppetto.cli.adapted import bench_adapters

        return bench_adapters(game or named, spoken(), seconds=seconds or 1.0, **wishes)
    if not (spawn or server):
        from gruppetto.cli.speed import run_bench

        return run_bench(game or named, spoken(), seconds=seconds or 1.0, **wishes)
    from gruppetto.cli.load import bench_server

    for alone in ("repeats", "edition", "peer"):  # of the engine's bench only
        wishes.pop(alone)
    bench_server(
        game or named, spoken(), server=server, anywhere=anywhere, tables=tables, seconds=seconds or 10.0, **wishes
    )


def _copy_options(command: F) -> F:
    for option in (
        click.option("--force", is_flag=True, help="Write over a file that is there already."),
        click.option(
            "-o", "--output", default="-", metavar="FILE", help="Where to write it (default: standard output)."
        ),
    ):
        command = option(command)
    return command


@gruppetto.group()
def editions() -> None:
    """List the editions of the games, and copy one to change it."""


@editions.command("list")
@any_game_argument
@language
def list_editions_command(game: str | None) -> None:
    """List the editions of GAME, or of all games."""
    from gruppetto.cli.copies import list_editions

    list_editions(game, spoken())


@editions.command("copy")
@game_argument
@click.argument("edition", required=False, shell_complete=edition_names)
@_copy_options
@language
def copy_edition_command(game: str, edition: str | None, output: str, force: bool) -> None:
    """Write out an EDITION of GAME, its stages with it, to change the copy and play it with --edition."""
    from gruppetto.cli.copies import copy_edition

    copy_edition(game, edition, output, spoken(), force=force)


@gruppetto.group()
def stages() -> None:
    """Check and draw your own stage files, and copy those of the games."""


@stages.command("list")
@any_game_argument
@language
def list_stages_command(game: str | None) -> None:
    """List the stage files of GAME, or of all games that have some."""
    from gruppetto.cli.copies import list_stages

    list_stages(game)


@stages.command("copy")
@game_argument
@click.argument("stage", shell_complete=stage_names)
@_copy_options
@language
def copy_stage_command(game: str, stage: str, output: str, force: bool) -> None:
    """Write out the stage file STAGE of GAME."""
    from gruppetto.cli.copies import copy_stage

    copy_stage(game, stage, output, spoken(), force=force)


_stage_game = click.option("--game", "game_id", metavar="GAME", help="Whose format it is; else the file tells.")


@stages.command("check")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@_stage_game
@language
def check_command(files: tuple[str, ...], game_id: str | None) -> None:
    """Say whether stage files can be ridden; the first fault with file, key and reason."""
    from gruppetto.cli.stages import check_stages

    check_stages(files, spoken(), game_id)


@stages.command("draw")
@click.argument("file")
@click.option("-o", "--output", default="-", metavar="FILE.svg", help="Where to write it (default: standard output).")
@click.option("--board", "board_id", metavar="ID", help="Which one, if the file has several.")
@_stage_game
@language
def draw_command(file: str, output: str, board_id: str | None, game_id: str | None) -> None:
    """Draw a board of a stage file as SVG."""
    from gruppetto.cli.stages import draw_stage

    draw_stage(file, spoken(), output, board_id, game_id)


for _command in (*lab_commands.COMMANDS, *machine_commands.COMMANDS, site):
    gruppetto.add_command(_command)
