"""Commands about the machine rather than the games: whether all is well here, and completion for its shell."""

import click

from gruppetto.cli.options import language, spoken


@click.command()
@click.option("--database", metavar="FILE|URL", help="The tables to look at (default: those in your data folder).")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@language
def doctor(database: str | None, as_json: bool) -> None:
    """Say whether this machine has all it takes, and what to do where it has not."""
    from gruppetto.cli.doctor import examine

    examine(database, spoken(), as_json=as_json)


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what makes SHELL complete commands, games and stages; such as: eval "$(gruppetto completion bash)"."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None, "click knows these three"
    click.echo(kind(context.find_root().command, {}, "gruppetto", "_GRUPPETTO_COMPLETE").source())


COMMANDS = (completion, doctor)
