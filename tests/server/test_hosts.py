"""No other web site can use a server through its reader's browser: every request is for us, every change is by us."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Response
from starlette.testclient import TestClient, WebSocketDenialResponse

from gruppetto.server.hosts import Authority, Hosts, read_authority
from gruppetto.server.run import CannotServe, run
from gruppetto.server.settings import Settings
from tests.server.conftest import Serve
from tests.table.players import ME, OTHER, Rider, bearer, code_of, new_table

HERE = "127.0.0.1:8642"
SEATS = {"game": "tiny", "seats": [ME, OTHER]}


@pytest.fixture
def home(serve: Serve) -> Iterator[TestClient]:
    """A server that listens on this machine only, with a proxy in front that is called games.example."""
    with serve(allow_hosts=("testserver", "games.example")) as client:
        yield client


def look(client: TestClient, host: str) -> Response:
    answer: Response = client.get("/api/games", headers={"Host": host})
    return answer


def make(client: TestClient, host: str = HERE, **headers: str) -> Response:
    answer: Response = client.post("/api/tables", json=SEATS, headers={"Host": host, **headers})
    return answer


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("localhost", "localhost", None),
        ("LocalHost:8642", "localhost", 8642),
        ("games.example.", "games.example", None),
        ("games.example.:443", "games.example", 443),
        ("192.0.2.7:80", "192.0.2.7", 80),
        ("[::1]:8642", "::1", 8642),
        ("[2001:DB8:0:0::7]", "2001:db8::7", None),
        ("games.example:", "games.example", None),
    ],
)
def test_hosts_are_compared_in_one_form(text: str, host: str, port: int | None) -> None:
    assert read_authority(text) == Authority(host, port)


@pytest.mark.parametrize("text", ["", ".", ":80", "a b", "user@host", "::1", "[::1", "[zz]", "a/b", "host:http", "a,b"])
def test_what_names_no_host_is_none(text: str) -> None:
    assert read_authority(text) is None


@pytest.mark.parametrize("host", ["localhost", "gruppetto.localhost", "127.0.0.1", "127.8.4.2", "::1"])
def test_the_machine_itself_is_always_answered(host: str) -> None:
    assert Hosts("192.0.2.7").answers_to(host)


@pytest.mark.parametrize("host", ["velo", "velo.local", "192.0.2.7", "198.51.100.3", "2001:db8::7"])
def test_friends_on_the_network_may_use_any_address_and_the_names_of_the_machine(host: str) -> None:
    assert Hosts("0.0.0.0", machine="Velo").answers_to(host)
    assert Hosts("::", machine="velo.local").answers_to(host)


@pytest.mark.parametrize("host", ["evil.example", "velo.evil.example", "local", "192.0.2.7.evil.example"])
def test_a_name_that_somebody_else_points_at_us_is_not_ours(host: str) -> None:
    assert not Hosts("0.0.0.0", machine="velo").answers_to(host)


def test_a_server_for_this_machine_alone_has_no_names_on_the_network() -> None:
    hosts = Hosts("127.0.0.1", machine="velo")
    assert not any(map(hosts.answers_to, ("velo", "velo.local", "192.0.2.7")))


def test_a_server_on_one_address_answers_to_that_one() -> None:
    hosts = Hosts("2001:DB8:0::7", machine="velo")
    assert hosts.answers_to("2001:db8::7")
    assert hosts.answers_to("velo.local")
    assert not hosts.answers_to("2001:db8::8")


@pytest.mark.parametrize(
    ("given", "host"),
    [
        ("Games.Example.", "games.example"),
        ("games.example:8443", "games.example"),
        ("vélo.example", "xn--vlo-bma.example"),
        ("2001:db8::7", "2001:db8::7"),
        ("[2001:db8::7]", "2001:db8::7"),
    ],
)
def test_an_allowed_host_may_be_written_in_any_way(given: str, host: str) -> None:
    assert Hosts("127.0.0.1", [given]).answers_to(host)


@pytest.mark.parametrize("given", ["https://games.example/", "", "a b", "..", "*"])
def test_an_allowed_host_must_be_one(given: str) -> None:
    with pytest.raises(ValueError, match=r"^--allow-host takes the name of a host.*\.$"):
        Hosts("127.0.0.1", [given])


def test_a_server_with_an_allowed_host_that_is_none_does_not_start(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/match.sqlite", allow_hosts=("a b",))
    with pytest.raises(CannotServe, match="--allow-host"):
        run(settings, "127.0.0.1", 0, False, print)


# --- whom a request is for ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", [HERE, "LOCALHOST:8642", "localhost.:8642", "[::1]:8642", "games.example", "Games.Example:443"]
)
def test_a_request_for_one_of_our_hosts_is_answered(home: TestClient, host: str) -> None:
    assert look(home, host).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8642", "127.0.0.1.evil.example", "192.0.2.7:8642"])
def test_a_request_for_another_host_is_refused_even_if_it_only_looks(home: TestClient, host: str) -> None:
    answer = look(home, host)
    assert (answer.status_code, code_of(answer)) == (403, "bad_host")
    assert f"--allow-host {host.partition(':')[0]}." in answer.json()["error"]["message"]


def test_a_request_that_names_no_host_is_refused(home: TestClient) -> None:
    assert code_of(look(home, "")) == "bad_host"
    assert "--allow-host" in look(home, "").json()["error"]["message"]


def test_a_page_under_another_name_is_one_sentence_to_read(home: TestClient) -> None:
    answer = home.get("/", headers={"Host": "evil.example"})
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.endswith("--allow-host evil.example.")


# --- who sends it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        (HERE, "http://127.0.0.1:8642"),
        ("LocalHost:8642", "http://localhost:8642"),
        ("[::1]:8642", "http://[::1]:8642"),
        ("localhost", "http://localhost:80"),
        ("games.example", "https://games.example"),
        ("games.example:443", "https://games.example"),
        ("games.example", "https://games.example:8443"),
        (HERE, "https://games.example"),
    ],
)
def test_our_own_pages_may_change_things_also_through_a_proxy(home: TestClient, host: str, origin: str) -> None:
    assert make(home, host, Origin=origin).status_code == 201


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://evil.example:8642",
        "http://127.0.0.1",
        "http://127.0.0.1:3000",
        "http://localhost:8642",
        "http://127.0.0.1:8642.evil.example",
        "http://evil.example#127.0.0.1:8642",
        "chrome-extension://127.0.0.1:8642",
        "null",
        "",
    ],
)
def test_pages_of_other_sites_may_not(home: TestClient, origin: str) -> None:
    answer = make(home, Origin=origin)
    assert (answer.status_code, code_of(answer)) == (403, "bad_origin")
    assert "--allow-host" in answer.json()["error"]["message"]


def test_programs_that_are_no_browsers_say_no_origin_and_may(home: TestClient) -> None:
    assert make(home).status_code == 201


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_hides_the_origin_still_says_that_it_is_another(home: TestClient, site: str) -> None:
    assert code_of(make(home, **{"Sec-Fetch-Site": site})) == "bad_origin"
    assert code_of(make(home, Origin="null", **{"Sec-Fetch-Site": site})) == "bad_origin"


def test_a_browser_that_hides_the_origin_of_our_own_page_is_let_in(home: TestClient) -> None:
    assert make(home, Origin="null", **{"Sec-Fetch-Site": "same-origin"}).status_code == 201


@pytest.mark.parametrize("method", ["POST", "PATCH", "PUT", "DELETE", "INVENTED"])
def test_whatever_may_change_something_is_asked_for_its_page(home: TestClient, method: str) -> None:
    answer = home.request(method, "/api/tables", headers={"Host": HERE, "Origin": "http://evil.example"})
    assert code_of(answer) == "bad_origin"


def test_a_page_of_another_site_cannot_start_a_match_by_a_form_without_a_body(home: TestClient) -> None:
    made = new_table(home, ME, OTHER)
    headers = bearer(made["maker"]) | {"Origin": "http://evil.example", "Content-Type": "text/plain"}
    assert code_of(home.post(f"/api/tables/{made['table']}/start", headers=headers)) == "bad_origin"
    assert not home.get(f"/api/tables/{made['table']}").json()["started"]


def test_other_sites_may_link_to_us(home: TestClient) -> None:
    headers = {"Host": HERE, "Origin": "http://news.example", "Sec-Fetch-Site": "cross-site"}
    assert home.get("/api/games", headers=headers).status_code == 200


# --- live tables --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", [{}, {"Origin": f"http://{HERE}"}, {"Origin": "https://games.example"}])
def test_our_pages_and_programs_may_open_a_live_table(home: TestClient, headers: dict[str, str]) -> None:
    with home.websocket_connect("/ws", headers={"Host": HERE, **headers}) as socket:
        assert Rider(socket).say("ping")["say"] == "ok"


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Host": "evil.example"}, "bad_host"),
        ({"Host": HERE, "Origin": "http://evil.example"}, "bad_origin"),
        ({"Host": HERE, "Origin": "null"}, "bad_origin"),
    ],
)
def test_other_sites_may_not_open_a_live_table(home: TestClient, headers: dict[str, str], code: str) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, home.websocket_connect("/ws", headers=headers):
        pass
    assert code_of(refused.value) == code
