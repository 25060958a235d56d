"""A program is told what a browser is told that comes in at that moment, word for word."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gruppetto.adapters.program.messages import ProgramMessage, begin, lines, question, seed_for
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.games import all_games
from gruppetto.table.guest import Guest
from gruppetto.table.news import News
from gruppetto.table.projection import Boards
from gruppetto.table.wire import PROTOCOL
from tests.adapters.program.scripts import ROOT

PLACES = (0, 1, 7, 30)
"""Decisions before which traffic is compared."""


def browser(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a browser with this seat gets after its hello."""
    guest = Guest("here", 1000, 10**9)
    guest.owned = {seat: "token"}
    news = News(Boards())
    news.begin(match)
    news.rounds *= len(match.entries)
    return [msgspec.json.decode(message) for message in news.everything(match, guest)]


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_road_picture_own_and_ask_are_those_of_the_browser(game: AnyGame) -> None:
    match = Match(game, game.setup(2), (SeatName("Ilse"), SeatName("Bram")), bytes(32))
    luck = random.Random(1)
    for place in range(max(PLACES) + 1):
        seat = match.state.to_decide
        if place in PLACES:
            asked = question(game, match.setup, match.state.view(seat), match.version)
            told = [msgspec.json.decode(line) for line in [asked.road(), *asked.lines.splitlines()]]
            board, picture, update = browser(match, seat)

            assert told == [board, picture, {**update, "events": [], "replace": False}]
        match.play(seat, str(luck.choice(list(match.state.actions()))))


def test_every_legal_action_is_an_answer() -> None:
    game = next(iter(all_games().values()))
    match = Match(game, game.setup(2), (SeatName("Ilse"), SeatName("Bram")), bytes(32))

    asked = question(game, match.setup, match.state.view(match.state.to_decide), 0)

    assert asked.legal == {str(action) for action in match.state.actions()}


def test_a_beginning_says_who_rides_what() -> None:
    game = next(iter(all_games().values()))
    setup = game.setup(3)

    (line,) = lines(begin(game, setup, 2, 7, 1.5)).splitlines()

    told = msgspec.json.decode(line)
    assert told.pop("options") == setup.options
    assert told == {
        "say": "begin",
        "protocol": PROTOCOL,
        "game": game.id,
        "edition": setup.edition.id,
        "players": 3,
        "seat": 2,
        "seed": 7,
        "seconds": 1.5,
    }


def test_its_seed_is_another_for_each_seat_and_match_and_can_be_held_by_every_language() -> None:
    seeds = {seed_for(bytes([match]) * 32, seat) for match in range(5) for seat in range(4)}

    assert len(seeds) == 20
    assert max(seeds) < 2**53


def test_the_version_of_the_protocol_is_that_of_its_document() -> None:
    document = Path(ROOT, "docs", "protocol.md").read_text(encoding="utf-8")

    assert document.splitlines()[0].endswith(f"version {PROTOCOL}")


def test_all_messages_are_told_apart_by_what_they_say() -> None:
    told = msgspec.json.decode(b'{"say":"end","result":null}', type=ProgramMessage)

    assert type(told).__name__ == "End"
