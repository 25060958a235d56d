"""Files of the browser client: compressed when they are built, sent in the smallest form that a request accepts."""

import gzip
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from gruppetto.server.app import make_app
from gruppetto.server.coding import best_coding
from gruppetto.server.settings import Settings
from tests.table.memory import GENEROUS

SCRIPT = "/assets/index-B1x.js"
PLAIN = b"console.log('allez');" * 100
AS_BROTLI = b"as brotli"
"""Nothing here unpacks it: Python has no brotli."""
AS_GZIP = gzip.compress(PLAIN)


@pytest.fixture
def pages(settings: Settings) -> Settings:
    """Pages as the build leaves them, but for the page itself: a script in three forms, an icon too short for that."""
    assets = settings.pages / "assets"
    assets.mkdir(parents=True)
    (settings.pages / "index.html").write_text("<!doctype html><title>Gruppetto</title>" + "<p>Allez !</p>" * 100)
    (settings.pages / "favicon.svg").write_text("<svg/>")
    (assets / "index-B1x.js").write_bytes(PLAIN)
    (assets / "index-B1x.js.br").write_bytes(AS_BROTLI)
    (assets / "index-B1x.js.gz").write_bytes(AS_GZIP)
    return settings


@pytest.fixture
def built(pages: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(pages)) as client:
        yield client


def ask(client: TestClient, accepts: str, **headers: str) -> tuple[str, bytes]:
    """The coding of the script and its bytes as they were sent."""
    asked = {"Accept-Encoding": accepts, **{name.replace("_", "-"): value for name, value in headers.items()}}
    with client.stream("GET", SCRIPT, headers=asked) as answer:
        return answer.headers.get("Content-Encoding", ""), b"".join(answer.iter_raw())


def tag(client: TestClient, accepts: str) -> str:
    return str(client.head(SCRIPT, headers={"Accept-Encoding": accepts}).headers["ETag"])


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [
        ("gzip, deflate, br, zstd", ("br", AS_BROTLI)),
        ("gzip, deflate", ("gzip", AS_GZIP)),
        ("br;q=0, *", ("gzip", AS_GZIP)),
        ("identity", ("", PLAIN)),
        ("", ("", PLAIN)),
    ],
)
def test_a_file_comes_in_the_smallest_form_that_is_accepted(
    built: TestClient, accepts: str, sent: tuple[str, bytes]
) -> None:
    assert ask(built, accepts) == sent


def test_caches_are_told_that_the_form_depends_on_the_request(built: TestClient) -> None:
    for accepts in ("br", "gzip", "identity"):
        assert built.head(SCRIPT, headers={"Accept-Encoding": accepts}).headers["Vary"] == "Accept-Encoding"
    assert "Vary" not in built.get("/favicon.svg").headers


def test_a_compressed_script_is_still_a_script_that_is_kept_for_ever(built: TestClient) -> None:
    headers = built.head(SCRIPT, headers={"Accept-Encoding": "br"}).headers

    assert headers["Content-Type"].startswith("text/javascript")
    assert headers["Content-Length"] == str(len(AS_BROTLI))
    assert "immutable" in headers["Cache-Control"]


def test_every_form_has_a_tag_of_its_own(built: TestClient) -> None:
    tags = {accepts: tag(built, accepts) for accepts in ("br", "gzip", "identity")}

    assert len(set(tags.values())) == 3
    for accepts, own in tags.items():
        asked = {"Accept-Encoding": accepts, "If-None-Match": own}
        assert built.get(SCRIPT, headers=asked).status_code == 304
        assert built.get(SCRIPT, headers=asked | {"Accept-Encoding": "br" if accepts != "br" else "gzip"}).is_success


def test_a_part_of_a_file_is_one_of_the_plain_file(built: TestClient) -> None:
    answer = built.get(SCRIPT, headers={"Accept-Encoding": "br", "Range": "bytes=0-6"})

    assert (answer.status_code, answer.content) == (206, b"console")
    assert "Content-Encoding" not in answer.headers


def test_whoever_has_a_part_of_another_form_gets_the_whole_plain_file(built: TestClient) -> None:
    of_brotli = tag(built, "br")

    answer = built.get(SCRIPT, headers={"Accept-Encoding": "br", "Range": "bytes=0-6", "If-Range": of_brotli})

    assert (answer.status_code, answer.content) == (200, PLAIN)


def test_the_forms_of_a_file_are_no_files(built: TestClient) -> None:
    assert [built.get(f"{SCRIPT}{ending}").status_code for ending in (".br", ".gz")] == [404, 404]


def test_no_file_is_compressed_while_it_is_asked_for(built: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> bytes:
        raise AssertionError("compressed on the way")

    monkeypatch.setattr("gzip.compress", refuse)
    monkeypatch.setattr("zlib.compressobj", refuse)

    for path in ("/", SCRIPT, "/favicon.svg"):
        assert built.get(path, headers={"Accept-Encoding": "gzip"}).status_code == 200


def test_files_are_counted_for_their_visitor_and_a_first_visit_is_let_through(pages: Settings) -> None:
    first_visit = 5
    limited = replace(pages, limits=replace(GENEROUS, files=(first_visit, 3600.0)))
    with TestClient(make_app(limited)) as client:
        assert [client.get("/favicon.svg").status_code for _ in range(first_visit)] == [200] * first_visit
        refused = client.get("/favicon.svg")

    assert (refused.status_code, refused.text) == (429, "Too many requests; please wait a moment.")
    assert refused.headers["Retry-After"]


@pytest.mark.parametrize(
    ("accepts", "best"),
    [
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("GZIP", "gzip"),
        ("*;q=0.5", "br"),
        ("br;q=nothing, gzip", "gzip"),
        ("br;level=9", None),
        (",;,=;q=", None),
    ],
)
def test_weights_of_codings_are_read(accepts: str, best: str | None) -> None:
    assert best_coding(accepts, ["br", "gzip"]) == best
