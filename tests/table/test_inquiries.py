"""What seats ask about a position is answered from memory while the position stands, each seat from its own view."""

import random
from collections.abc import Iterator

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match
from gruppetto.engine.scene import Picture
from gruppetto.engine.why import Reasons, explain, things_on
from gruppetto.games import all_games
from gruppetto.table.denied import Denied
from gruppetto.table.inquiries import REMEMBERED, Inquiries
from gruppetto.testing.playing import ride
from tests.table.client import RoomClient
from tests.table.players import come_in
from tests.table.test_why import ask_why, near_the_finish
from tests.toy import GAME
from tests.toy.state import TinyView


@pytest.fixture
def thought_out(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The picks that were thought about, in order."""
    asked: list[tuple[str, ...]] = []
    why = Reasons.why

    def noted(reasons: Reasons, picks: list[str]) -> object:
        asked.append(tuple(picks))
        return why(reasons, picks)

    monkeypatch.setattr(Reasons, "why", noted)
    return asked


def test_who_asks_the_same_again_is_answered_from_memory(
    client: RoomClient, thought_out: list[tuple[str, ...]]
) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        first, again = ask_why(ilse), ask_why(ilse)
    assert first["whys"] == again["whys"]
    assert thought_out == [()]


def test_when_the_match_has_moved_on_it_is_thought_about_anew(
    client: RoomClient, thought_out: list[tuple[str, ...]]
) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        before = ask_why(ilse, "card:km3")
        ilse.ride(0)
        after = ask_why(ilse, "card:km3", version=1)
    assert before["whys"] != after["whys"]
    assert thought_out == [("card:km3",)] * 2


def test_each_seat_is_answered_from_its_own_view(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        to_decide = ask_why(both, "cell:4", seat=0)["whys"]
        waits = ask_why(both, "cell:4", seat=1)["whys"]
    assert [why["rule"] for why in waits] == ["TIN-3.1"]
    assert to_decide != waits


def test_what_another_seat_was_told_is_told_to_nobody_else(client: RoomClient) -> None:
    made = near_the_finish(client)
    with (
        come_in(client, made["table"], made["tokens"]["0"]) as ilse,
        come_in(client, made["table"], made["tokens"]["1"]) as bram,
    ):
        ask_why(ilse, "card:km3")
        assert ask_why(bram, "card:km3", seat=0)["code"] == "not_your_seat"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_answers_from_memory_are_those_that_each_seat_would_get_alone(game: AnyGame) -> None:
    for match in _on_the_way(game):
        inquiries = Inquiries()
        luck = random.Random(match.version)
        for _ in range(2):
            for seat in range(match.setup.seats):
                view = match.state.view(seat)
                picture = game.picture(view)
                board = game.board(match.setup.edition, picture.board)
                things = things_on(picture, game.own(view), board, match.setup.seats)
                for picks in ([], luck.choices(things, k=1), luck.choices(things, k=2)):
                    assert inquiries.of(match, seat).why(picks) == explain(game, match.state, seat, picks)
                if match.state.to_decide == seat:
                    thing = luck.choice(things)
                    assert inquiries.of(match, seat).reach(thing) == game.reach(view, thing)


def _on_the_way(game: AnyGame) -> Iterator[Match]:
    """A match at some of its positions."""
    ridden = ride(game, game.setup(game.players[-1]), seed=3)
    record = ridden.match
    match = Match(game, record.setup, record.seats, record.seed, tuple(record.entries[:1]))
    for entry in record.entries[1:]:
        match.play(entry.seat, entry.do)
        if entry.number % 40 == 1 and not match.over:
            yield match


def test_without_picks_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _toy_match()
    monkeypatch.setattr(GAME, "picture", None)
    assert Inquiries().of(match, 0).why([]) == explain(GAME, match.state, 0, [])


def test_the_screen_of_a_seat_is_drawn_once_for_all_its_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _toy_match()
    drawn: list[int] = []
    picture = GAME.picture

    def noted(view: TinyView) -> Picture:
        drawn.append(view.seat)
        return picture(view)

    monkeypatch.setattr(GAME, "picture", noted)
    inquiries = Inquiries()
    for thing in ("cell:2", "cell:3", "player:1"):
        inquiries.of(match, 0).why([thing])
        inquiries.of(match, 0).reach(thing)
    assert drawn == [0]


def test_only_so_many_answers_are_remembered() -> None:
    match = _toy_match()
    inquiry = Inquiries().of(match, 0)
    for most in range(1, REMEMBERED + 20):
        inquiry.why(["player:0", "player:1"] * most)
    assert len(inquiry._whys) == REMEMBERED


def test_what_is_not_on_the_screen_is_refused_and_not_remembered() -> None:
    inquiry = Inquiries().of(_toy_match(), 0)
    with pytest.raises(Denied):
        inquiry.why(["card:unicorn"])
    assert inquiry._whys == {}


def _toy_match() -> Match:
    record = ride(GAME, GAME.setup(2), seed=1).match
    return Match(GAME, record.setup, record.seats, record.seed, tuple(record.entries[:1]))
