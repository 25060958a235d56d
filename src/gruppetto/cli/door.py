"""The door of the command line: whatever goes wrong behind it leaves as one sentence and a non-zero exit."""

import os
import sys
from typing import Any

import click

INTERRUPTED = 130
"""What shells expect of a command that Ctrl-C ended."""


class Complaint(click.ClickException):
    """A sentence for the person at the keyboard, and under it, where it helps, a document."""

    def __init__(self, sentence: str, document: str = "") -> None:
        super().__init__(sentence)
        self.document = document


class Door(click.Group):
    """A group of commands that never shows a traceback, unless GRUPPETTO_DEBUG asks for it."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        try:
            result = super().main(*args, **kwargs)
            sys.stdout.flush()
        except BaseException as error:
            if os.environ.get("GRUPPETTO_DEBUG"):
                raise
            sys.exit(_farewell(error))
        sys.exit(result if isinstance(result, int) else 0)


def _farewell(error: BaseException) -> int:
    """Say what went wrong; the exit code."""
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else 1
    if isinstance(error, BrokenPipeError):
        # Whoever read us has gone, as in `gruppetto rules … | head`. Python would complain once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    if isinstance(error, KeyboardInterrupt | click.Abort):
        click.echo("", err=True)
        return INTERRUPTED
    click.echo(f"gruppetto: {sentence_of(error)}", err=True)
    if isinstance(error, Complaint) and error.document:
        click.echo(error.document, err=True)
    return error.exit_code if isinstance(error, click.ClickException) else 1


def sentence_of(error: BaseException) -> str:
    """An error as one sentence. What our own rooms raise on bad input is a sentence already."""
    if isinstance(error, click.ClickException):
        return " ".join(error.format_message().split())
    if isinstance(error, OSError):
        name = error.filename if isinstance(error.filename, str) else ""
        reason = error.strerror or str(error) or type(error).__name__
        return f"{name}: {reason}" if name else reason
    if type(error).__module__.startswith("gruppetto."):
        return str(error)
    return f"a fault in the program, {type(error).__name__}: {error} (GRUPPETTO_DEBUG=1 shows where)"
