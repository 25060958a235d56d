"""`gruppetto serve`: the server room, started from the command line, or found running."""

import webbrowser

import click

from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.server.run import PortTaken, database_url, in_url, serve, ways_in
from gruppetto.server.second_start import keeps_same_tables
from gruppetto.server.settings import PUT_AWAY_DAYS

USUAL_PORT = 8642
ANY_PORT = 0


def host_tables(
    host: str,
    port: int | None,
    database: str | None,
    *,
    open_browser: bool,
    bot_pause: float,
    language: str,
    allow_hosts: tuple[str, ...] = (),
    unlimited: tuple[str, ...] = (),
    put_away_days: int = PUT_AWAY_DAYS,
    page: str = "",
) -> None:
    """Serve until somebody ends it. The address is printed at once, also when nobody watches but a program.

    Who asks for no certain port is shown the server that runs already with the same tables, since of two neither would
    know what the other does; if another program has the usual port, any free one will do.
    """

    def listen(on: int) -> None:
        serve(host, on, database, open_browser, click.echo, bot_pause, page, allow_hosts, unlimited, put_away_days)

    if port is not None:
        listen(port)
        return
    try:
        listen(USUAL_PORT)
    except PortTaken:
        running = find_running(host, database_url(database), language)
        if running is None:
            click.echo(own_texts(language)("serve-other-port", port=str(USUAL_PORT)))
            listen(ANY_PORT)
            return
        click.echo(own_texts(language)("serve-running", url=running + page))
        if open_browser:
            webbrowser.open(running + page)


def find_running(host: str, database: str, language: str) -> str | None:
    """The address of the server that keeps these tables on the usual port, or None when somebody else has it.

    Raises Complaint when friends were to reach the tables, and those that are there are for this machine only.
    """
    here, *network = ways_in(host)
    if not keeps_same_tables(here, USUAL_PORT, database):
        return None
    url = f"http://{in_url(here)}:{USUAL_PORT}"
    if not all(keeps_same_tables(address, USUAL_PORT, database) for address in network):
        raise Complaint(own_texts(language)("serve-not-for-friends", url=url))
    return url
