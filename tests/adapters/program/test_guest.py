"""A program comes to a live table as a browser does: by an invitation, a private link, six letters or a token."""

import json
import shlex
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gruppetto.adapters.program.guest import Guest
from gruppetto.adapters.program.seat import NotSeated, SeatAt, read_address, sit_down
from gruppetto.bots import read_spec
from gruppetto.server.settings import Settings
from tests.adapters.program.scripts import FIRST_OFFER, answering
from tests.server.conftest import toy_settings
from tests.server.listening import PATIENCE, listening, wait_until

ME, OPEN, BOT = {"kind": "me", "name": "Ilse"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return toy_settings(tmp_path_factory.mktemp("guests"))


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[str]:
    with listening(settings) as running:
        yield f"http://127.0.0.1:{running.port}"


def made_at(server: str, *seats: object, start: bool = False) -> dict[str, Any]:
    wanted = {"game": "tiny", "seats": list(seats), "start": start}
    made: dict[str, Any] = json.loads(SeatAt(server).ask("/api/tables", wanted))
    return made


def start(server: str, made: dict[str, Any]) -> None:
    SeatAt(server, token=made["maker"]).ask(f"/api/tables/{made['table']}/start", {})


def public(server: str, table: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{server}/api/tables/{table}") as answer:
        told: dict[str, Any] = json.loads(answer.read())
    return told


def ride(at: SeatAt, bot: str) -> None:
    Guest(at, read_spec(bot), lambda _: None, 0.0).run()


@contextmanager
def riding(at: SeatAt, bot: str) -> Iterator[None]:
    """In a thread, to the end of the match."""
    rider = threading.Thread(target=ride, args=(at, bot))
    rider.start()
    yield
    rider.join(PATIENCE)
    assert not rider.is_alive()


def acts(server: str, table: str, seat: int) -> list[dict[str, Any]]:
    lines = SeatAt(server).ask(f"/api/tables/{table}/record").decode().splitlines()
    return [entry for entry in map(json.loads, lines) if entry.get("seat") == seat]


def test_it_rides_a_whole_match_by_its_token(server: str, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    made = made_at(server, ME, BOT, start=True)
    script = shlex.quote(f"tee {heard} | sh {FIRST_OFFER.partition(':')[2]}")

    ride(SeatAt(server, made["table"], token=made["tokens"]["0"]), f"exec/60:sh -c {script}")

    assert public(server, made["table"])["over"]
    assert all("do" in entry for entry in acts(server, made["table"], 0)), "it decided everything itself"
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [message["say"] for message in told[:4]] == ["begin", "board", "picture", "update"]
    assert {message["say"] for message in told[4:-1]} == {"picture", "update"}
    assert all(message["own"] and "patch" not in message for message in told if message["say"] == "update")
    assert told[-1]["say"] == "end"


def test_two_programs_by_invitation_and_letters_wait_for_the_start(server: str) -> None:
    made = made_at(server, OPEN, OPEN)
    invited = read_address(f"{server}/t/{made['table']}#invitation={made['invitations']['1']}")
    lettered = read_address(f"{server}/j/{made['code'].lower()}")

    one, two = sit_down(invited, "First"), sit_down(lettered, "Second")
    with riding(one, FIRST_OFFER), riding(two, FIRST_OFFER):
        start(server, made)

    table = public(server, made["table"])
    assert (one.seat, two.seat) == (1, 0)
    assert [seat["name"] for seat in table["seats"]] == ["Second", "First"]
    assert table["over"]


def test_it_comes_by_a_private_link(server: str) -> None:
    made = made_at(server, ME, BOT, start=True)
    mine = SeatAt(server, made["table"], seat=0, token=made["tokens"]["0"])
    link = mine.change("link")["link"]

    ride(sit_down(read_address(f"{server}/t/{made['table']}#seat=0&link={link}"), ""), FIRST_OFFER)

    assert public(server, made["table"])["over"]


def test_a_bot_of_the_server_rides_by_its_name(server: str) -> None:
    made = made_at(server, ME, BOT, start=True)

    ride(SeatAt(server, made["table"], token=made["tokens"]["0"]), "greedy")

    first, *rest = acts(server, made["table"], 0)
    assert (first["hands"], first["bot"]) == ("lent", "greedy")
    assert rest
    assert all(entry["bot"] == "greedy" for entry in rest)


def test_where_a_program_fails_a_bot_of_the_server_decides_and_everybody_is_told(server: str) -> None:
    made = made_at(server, ME, BOT, start=True)

    ride(SeatAt(server, made["table"], token=made["tokens"]["0"]), f"exec/60:sh -c {shlex.quote(answering('fly'))}")

    entries = acts(server, made["table"], 0)
    assert {entry["bot"] for entry in entries if "do" in entry} == {"gregario"}
    assert {entry["hands"] for entry in entries if "hands" in entry} == {"lent", "back"}
    assert public(server, made["table"])["over"]


def test_it_comes_back_when_the_connection_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.adapters.program.guest._WAITS", (0.05,) * 200)
    away: list[str] = []
    with listening(toy_settings(tmp_path)) as running:
        made = made_at(f"http://127.0.0.1:{running.port}", ME, OPEN)
        at = SeatAt(f"http://127.0.0.1:{running.port}", made["table"], token=made["tokens"]["0"])
        rider = threading.Thread(target=Guest(at, read_spec(FIRST_OFFER), away.append, 0.0).run)
        rider.start()

        def cut() -> bool:
            """Whatever is connected, until the guest has noticed."""
            for connection in list(running._server.server_state.connections):
                connection.transport.abort()
            return bool(away)

        wait_until(cut)
        other = sit_down(SeatAt(at.server, made["table"]), "Bram")
        start(at.server, made)
        ride(other, FIRST_OFFER)
        rider.join(PATIENCE)

    assert away[0] == "guest-away"
    assert not rider.is_alive()


@pytest.mark.parametrize(
    "address", ["mybot", "http://", "ftp://127.0.0.1/t/abc", "http://127.0.0.1:1/", "http://127.0.0.1:1/new/tiny"]
)
def test_what_is_no_address_of_a_table_is_told(address: str) -> None:
    with pytest.raises(NotSeated, match=r"is no address of a table|is an address of no table"):
        read_address(address)


def test_the_sentence_of_the_server_is_passed_on(server: str) -> None:
    with pytest.raises(NotSeated, match=r"There is no such table\.|no table"):
        sit_down(read_address(f"{server}/t/nowhere"), "Bot")


def test_a_server_that_does_not_answer_is_told() -> None:
    with pytest.raises(NotSeated, match="does not answer"):
        sit_down(read_address("http://127.0.0.1:1/t/abc"), "Bot")
