"""`gruppetto serve`: the server room, started from the command line."""

import click

from gruppetto.server.run import serve


def host_tables(
    host: str,
    port: int,
    database: str | None,
    *,
    open_browser: bool,
    bot_pause: float,
    page: str = "",
    unlimited: tuple[str, ...] = (),
) -> None:
    """Serve until somebody ends it. The address is printed at once, also when nobody watches but a program."""
    serve(host, port, database, open_browser, click.echo, bot_pause, page, unlimited)
