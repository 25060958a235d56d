"""Answers that are the same for everybody are made once, whoever asks and however often."""

import asyncio
import gzip

import pytest
from starlette.testclient import TestClient

from gruppetto.engine.contract import AnyGame
from gruppetto.server import constant_answers, game_http
from gruppetto.server.constant_answers import ConstantAnswers
from gruppetto.table.api import Answer
from gruppetto.table.denied import Denied

BODY = b"allez, " * 100


class Drawing:
    """Makes answers, each when it is told to, and counts them."""

    def __init__(self, fails: int = 0) -> None:
        self.made = 0
        self._fails = fails
        self.go = asyncio.Event()

    async def __call__(self) -> Answer:
        self.made += 1
        await self.go.wait()
        if self.made <= self._fails:
            raise Denied("busy", "Not now.")
        return Answer(BODY)


def test_many_who_ask_at_once_get_one_answer_that_was_compressed_once() -> None:
    async def ask() -> None:
        constant, drawing = ConstantAnswers(), Drawing()
        asking = [asyncio.create_task(constant.answer(("poster",), drawing)) for _ in range(200)]
        drawing.go.set()

        answers = await asyncio.gather(*asking)

        assert drawing.made == 1
        assert all(answer is answers[0] for answer in answers)
        assert gzip.decompress(answers[0].packed) == BODY

    asyncio.run(ask())


def test_one_who_hangs_up_takes_the_answer_from_nobody() -> None:
    async def ask() -> None:
        constant, drawing = ConstantAnswers(), Drawing()
        first = asyncio.create_task(constant.answer(("poster",), drawing))
        second = asyncio.create_task(constant.answer(("poster",), drawing))
        await asyncio.sleep(0)
        first.cancel()
        drawing.go.set()

        assert (await second).body == BODY
        assert drawing.made == 1

    asyncio.run(ask())


def test_a_failure_is_told_and_tried_again_for_the_next() -> None:
    async def ask() -> None:
        constant, drawing = ConstantAnswers(), Drawing(fails=1)
        drawing.go.set()
        with pytest.raises(Denied):
            await constant.answer(("poster",), drawing)

        assert (await constant.answer(("poster",), drawing)).body == BODY

    asyncio.run(ask())


def test_too_many_keys_fill_no_memory_and_drop_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constant_answers, "_MOST", 1)

    async def ask() -> None:
        constant, first, second = ConstantAnswers(), Drawing(), Drawing()
        for _ in range(2):
            for name, drawing in (("first", first), ("second", second)):
                drawing.go.set()
                await constant.answer((name,), drawing)

        assert (first.made, second.made) == (1, 2)

    asyncio.run(ask())


def test_invented_languages_have_no_rules_made_for_them(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    rulebook = game_http._rulebook

    def make(game: AnyGame, told: str) -> bytes:
        made.append(told)
        return rulebook(game, told)

    monkeypatch.setattr(game_http, "_rulebook", make)

    for language in ("eo", "EN", "xx-YY", "en", "../en"):
        client.get(f"/api/games/tiny/rules/{language}")

    assert made == ["en"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/keepers",
        "/api/covers/en",
        "/api/games/tiny/texts/en",
        "/api/games/tiny/rules/en",
        "/api/games/tiny/explained",
        "/api/games/tiny/illustrations",
        "/api/games/tiny/poster",
    ],
)
def test_what_a_browser_has_already_is_not_sent_again(client: TestClient, path: str) -> None:
    first = client.get(path)

    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})

    assert first.headers["Cache-Control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_an_edition_that_nobody_has_is_no_work(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_http, "roadbook_of", None)

    assert client.get("/api/games/tiny/roadbook/invented").status_code == 404
