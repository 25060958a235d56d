"""Bots as the command line names them, and what it says of programs that failed."""

import click

from gruppetto.cli.console import Terminal
from gruppetto.companion.catalogue import Catalogue
from gruppetto.lab.simulate import Faults
from gruppetto.table.thinking import STAND_IN


def read_bots(names: str | None, each: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
    """Those of `--bots` and of every `--bot`; the usual ones where nobody is named."""
    listed = () if names is None else tuple(name.strip() for name in names.split(","))
    return (*listed, *(one.strip() for one in each)) or usual


def tell_faults(faults: Faults, texts: Catalogue) -> None:
    """How often the house decided for a program, beside the results."""
    for bot, kinds in faults.items():
        reasons = ", ".join(f"{texts(f'program-{kind}')} {times}" for kind, times in sorted(kinds.items()))
        sentence = texts("program-faults", bot=bot, instead=STAND_IN, times=kinds.total(), reasons=reasons)
        click.echo(f"gruppetto: {sentence}", err=True)


def marked(bot: str, faults: Faults) -> str:
    """A bot in a table of results, with a star where they are not all its own."""
    return f"{bot} *" if bot in faults else bot


def explain_marks(faults: Faults, texts: Catalogue, console: Terminal) -> None:
    """What the star means, below the table."""
    if faults:
        console.print(texts("program-partly", instead=STAND_IN), style="yellow")
