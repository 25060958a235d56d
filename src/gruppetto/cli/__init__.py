"""The command `gruppetto`."""


def main() -> None:
    """Run the command line. What a command needs is imported when it runs, so that `--help` answers at once."""
    from gruppetto.cli.commands import gruppetto

    gruppetto()
