"""Pages, headers and what the API says about the games."""

import gzip
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from gruppetto.engine.explained import Chapter, Explanation
from gruppetto.engine.scene import Text
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from tests.toy import GAME


@pytest.fixture
def built(settings: Settings) -> Iterator[TestClient]:
    """A server with pages that look as if Vite had built them."""
    assets = settings.pages / "assets"
    assets.mkdir(parents=True)
    (settings.pages / "index.html").write_text("<!doctype html><title>Gruppetto</title>")
    (settings.pages / "favicon.svg").write_text("<svg/>")
    (settings.pages / "sw.js").write_text("addEventListener('fetch', () => undefined);")
    (settings.pages / "companion.webmanifest").write_text("{}")
    (assets / "index-B1x.js").write_text("console.log('allez');" * 100)
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/replay/abc",
        "/rules/tiny",
        "/rules/tiny/TIN-1",
        "/rules/tiny/TIN-3.3",
        "/companion",
        "/companion/new/tiny",
        "/companion/abc/tv",
    ],
)
def test_every_place_inside_the_client_gets_its_one_page(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-cache")
    assert "<title>Gruppetto</title>" in answer.text


def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: TestClient) -> None:
    answer = built.get("/assets/index-B1x.js")
    assert "immutable" in answer.headers["Cache-Control"]
    assert built.get("/favicon.svg").headers["Cache-Control"] == "no-cache"


def test_the_service_worker_is_asked_for_anew_and_the_manifest_is_one(built: TestClient) -> None:
    worker = built.get("/sw.js")
    assert worker.headers["Cache-Control"] == "no-cache"
    assert "javascript" in worker.headers["Content-Type"]
    assert built.get("/companion.webmanifest").headers["Content-Type"] == "application/manifest+json"


def test_a_page_that_has_not_changed_is_not_sent_again(built: TestClient) -> None:
    tag = built.get("/").headers["ETag"]
    assert built.get("/", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/../settings.py", "/%2e%2e/%2e%2e/etc/passwd.txt"])
def test_files_that_are_not_there_are_not_found(built: TestClient, path: str) -> None:
    assert built.get(path).status_code == 404


def test_every_answer_keeps_foreign_scripts_and_frames_out(built: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/index-B1x.js"):
        headers = built.get(path).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_without_built_pages_there_is_one_that_says_how_to_build_them(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, pages=settings.pages / "none"))) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make pages" in answer.text


def test_the_games_are_described_for_the_home_page(client: TestClient) -> None:
    tiny = next(game for game in client.get("/api/games").json() if game["id"] == "tiny")
    assert (tiny["players"], tiny["minutes"]) == ([2, 3], [1, 2])
    finish = {"name": "finish", "choices": ["over", "exact"], "default": "over", "rule": "TIN-3.3"}
    assert tiny["options"] == [finish | {"pattern": "", "example": "", "added": False, "reading": False}]
    assert tiny["editions"][0]["name"]["fr"] == "La toute petite boîte"
    assert "gregario" in tiny["bots"]
    assert [seat["bib"] for seat in tiny["seating"]] == [1, 2, 3, 4, 5, 6]


def test_texts_come_in_the_language_asked_for(client: TestClient) -> None:
    answer = client.get("/api/games/tiny/texts/nl")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert "tiny-" in answer.text


def test_rules_come_in_plain_words_and_in_exact_ones(client: TestClient) -> None:
    book = client.get("/api/games/tiny/rules/nl").json()

    assert (book["language"], book["exact_language"], book["box"]) == ("nl", "en", None)
    turn = book["sections"][2]
    assert (turn["title"], turn["plain_title"]) == ("3 The turn", "3 Jouw beurt")
    assert turn["gist"].startswith("Gebruik precies 1 kaart")
    push = next(rule for rule in turn["rules"] if rule["id"] == "TIN-3.5")
    assert (push["text"], push["plain"]) == (
        "A push moves another rider one cell back.",
        "Een duw zet een andere renner 1 vak terug.",
    )
    assert book["decisions"][0]["plain_title"] == "Geen volgorde."


def test_rules_are_packed_beside_the_event_loop(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[str] = []
    pack = gzip.compress

    def packs(body: bytes, level: int, *, mtime: int) -> bytes:
        packed.append(threading.current_thread().name)
        return pack(body, level, mtime=mtime)

    monkeypatch.setattr("gruppetto.server.constant_answers.gzip.compress", packs)
    answer = client.get("/api/games/tiny/rules/fr", headers={"Accept-Encoding": "gzip"})
    assert answer.json()["language"] == "fr"
    assert [name.startswith("asyncio_") for name in packed] == [True]


@pytest.mark.parametrize("language", ["eo", "1", "volapuek-x"])
def test_rules_come_in_english_where_there_is_no_translation(client: TestClient, language: str) -> None:
    assert client.get(f"/api/games/tiny/rules/{language}").json()["language"] == "en"


def test_a_game_without_a_poster_shows_its_first_road(client: TestClient) -> None:
    answer = client.get("/api/games/tiny/poster")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.count("<polygon") > len(GAME.board(GAME.editions()[0], "road").cells)


def test_what_is_unusual_about_an_edition_is_told_with_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "warnings", lambda self, edition: (Text("tiny-unusual", {"cards": 9}),))

    tiny = next(game for game in client.get("/api/games").json() if game["id"] == "tiny")

    assert tiny["editions"][0]["warnings"] == [{"key": "tiny-unusual", "args": {"cards": 9}}]


def test_the_card_list_of_a_game_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    flat = Explanation("card:flat", Text("tiny-flat"), Text("tiny-flat-does"), "TNY-1.1", count=3)
    monkeypatch.setattr(type(GAME), "explained", lambda self, setup: [Chapter("cards", Text("tiny-cards"), [flat])])

    told = client.get("/api/games/tiny/explained").json()

    [chapter] = told["chapters"]
    assert (chapter["id"], chapter["things"][0]["id"], chapter["things"][0]["count"]) == ("cards", "card:flat", 3)


def test_a_game_without_pictures_has_none(client: TestClient) -> None:
    assert client.get("/api/games/tiny/illustrations").json() is None


def test_what_stands_on_the_boxes_comes_in_one(client: TestClient) -> None:
    answer = client.get("/api/covers/nl")

    assert answer.headers["content-type"].startswith("text/plain")
    assert "tiny-name = " in answer.text
    assert "tiny-event-" not in answer.text, "a cover is not the whole catalogue"


def test_covers_in_a_language_that_no_game_speaks_are_not_found(client: TestClient) -> None:
    assert client.get("/api/covers/xx").status_code == 404
    assert client.get("/api/covers/..%2Fen").status_code == 404
