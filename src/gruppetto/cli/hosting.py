"""`gruppetto serve`: the server room, started from the command line, or found running."""

import socket
import webbrowser
from pathlib import Path

import click
from platformdirs import user_data_path

from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.qr import drawn
from gruppetto.games import all_games
from gruppetto.server.addresses import in_url, network_address, ways_in
from gruppetto.server.file_permissions import file_of
from gruppetto.server.hosts import EVERYWHERE, is_loopback, names_of
from gruppetto.server.programs import read_programs
from gruppetto.server.run import NETWORK, PortTaken, database_url, no_picture, serve
from gruppetto.server.second_start import keeps_same_tables
from gruppetto.server.settings import PUT_AWAY_DAYS
from gruppetto.server.tls import Tls

USUAL_PORT = 8642
ANY_PORT = 0
ALONE = "127.0.0.1"
"""What a server listens on that is for this machine only."""


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
    most_megabytes: int = 0,
    page: str = "",
    https: bool = False,
    own_bots: tuple[str, ...] = (),
    lan: bool = False,
) -> None:
    """Serve until somebody ends it. The address is printed at once, also when nobody watches but a program.

    Who asks for no certain port is shown the server that runs already with the same tables, since of two neither would
    know what the other does; if another program has the usual port, any free one will do.
    """
    programs = read_own_bots(own_bots)
    if lan:
        host = _for_the_home(host, language)
    tls, warning = _certificate(host, database_url(database), allow_hosts, language) if https else (None, "")

    def listen(on: int) -> None:
        bounds = (unlimited, put_away_days, most_megabytes * 10**6)
        wishes = (bot_pause, page, allow_hosts, *bounds, programs, tls, warning)
        serve(host, on, database, open_browser, click.echo, *wishes, drawn if lan else no_picture)

    if port is not None:
        return listen(port)
    try:
        listen(USUAL_PORT)
    except PortTaken:
        running = find_running(host, database_url(database), language, https=https)
        if running is None:
            click.echo(own_texts(language)("serve-other-port", port=str(USUAL_PORT)))
            return listen(ANY_PORT)
        click.echo(own_texts(language)("serve-running", url=running + page))
        if lan:
            _show_way_in(running, page)
        if open_browser:
            webbrowser.open(running + page)


def read_own_bots(texts: tuple[str, ...]) -> dict[str, str]:
    """Programs by name, from `NAME=exec:COMMAND`; raises Complaint before anything is started."""
    programs: dict[str, str] = {}
    for text in texts:
        name, equals, spec = text.partition("=")
        if not equals:
            raise Complaint(f"--bot {text}: a program of yours needs a name, as in mine=exec:./mybot")
        if name in programs:
            raise Complaint(f"--bot: two programs cannot both be called {name}")
        programs[name] = spec
    if programs:
        read_programs(programs, all_games().values())
    return programs


def _for_the_home(host: str, language: str) -> str:
    """What to listen on so that phones in the same home come in, and this machine by the name of `localhost`."""
    if host != ALONE:
        raise Complaint(own_texts(language)("serve-lan-or-host"))
    if not network_address():
        raise Complaint(own_texts(language)("serve-no-network"))
    return EVERYWHERE[0]


def _show_way_in(running: str, page: str) -> None:
    """The same of a server that was there before."""
    scheme, _, rest = running.partition("://")
    url = f"{scheme}://{in_url(network_address())}:{rest.rpartition(':')[2]}{page}"
    click.echo(NETWORK.format(url=url))
    click.echo(drawn(url))


def find_running(host: str, database: str, language: str, *, https: bool) -> str | None:
    """The address of the server that keeps these tables on the usual port, or None when somebody else has it.

    Raises Complaint when friends were to reach the tables, and those that are there are for this machine only; or were
    to reach them by https, and those that are there speak plain http.
    """
    here, *network = ways_in(host)
    for scheme in ("http", "https"):
        if keeps_same_tables(scheme, here, USUAL_PORT, database):
            break
    else:
        return None
    url = f"{scheme}://{in_url(here)}:{USUAL_PORT}"
    if not all(keeps_same_tables(scheme, address, USUAL_PORT, database) for address in network):
        raise Complaint(own_texts(language)("serve-not-for-friends", url=url))
    if https and scheme == "http":
        raise Complaint(own_texts(language)("serve-not-https", url=url))
    return url


def _certificate(host: str, database: str, allow_hosts: tuple[str, ...], language: str) -> tuple[Tls, str]:
    """The certificate of a server here, kept beside the database, and what to say about the warning of browsers."""
    from gruppetto.server.certificate import fingerprint, home_tls  # takes a while, and few need it

    def names() -> list[str]:
        machine = [] if is_loopback(host) else sorted(names_of(socket.gethostname()))
        return ["localhost", "127.0.0.1", "::1", *ways_in(host), *machine, *allow_hosts]

    folder = certificate_folder(database)
    try:
        tls = home_tls(folder, names)
    except OSError as error:
        raise Complaint(own_texts(language)("serve-no-certificate", reason=f"{folder}: {error.strerror}")) from None
    return tls, own_texts(language)("serve-https", fingerprint=fingerprint(tls.authority), folder=str(folder))


def certificate_folder(database: str) -> Path:
    """Beside the file of the database; where that is a server of its own, in the user's data folder."""
    file = file_of(database)
    return (file.parent if file else user_data_path("gruppetto", appauthor=False)) / "gruppetto-https"
