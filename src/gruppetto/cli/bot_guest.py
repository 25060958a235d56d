"""`gruppetto bot`: a program, or a bot of the server's own, rides a seat of a live table somewhere."""

import shlex
from pathlib import Path

import click

from gruppetto.adapters.program.guest import Guest
from gruppetto.adapters.program.program import split_command
from gruppetto.adapters.program.seat import NotSeated, read_address, sit_down
from gruppetto.bots import BotSpec, read_spec
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts


def ride_as_guest(address: str, bot: str, language: str, *, name: str | None, token: str | None, pause: float) -> None:
    """Sits down where the address leads and rides to the end of the match."""
    texts = own_texts(language)
    spec = read_spec(bot)
    if spec.command:
        split_command(spec)  # before anybody takes a seat for it
    try:
        at = sit_down(read_address(address, token or ""), name or _usual_name(spec))
        if not token:
            click.echo(texts("guest-seated", seat=at.seat + 1, token=at.token))
        Guest(at, spec, lambda key: click.echo(texts(key), err=True), pause).run()
    except NotSeated as error:
        raise Complaint(str(error)) from None
    click.echo(texts("guest-over"))


def _usual_name(spec: BotSpec) -> str:
    """That of the program's file, without folder and ending: people at the table see it."""
    words = shlex.split(spec.command)
    return Path(words[-1]).stem if words else spec.name
