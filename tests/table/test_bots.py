"""What a bot at a table learns, draws and waits for."""

import pickle
from itertools import islice

import pytest

from gruppetto.bots import known_bots
from gruppetto.engine.chance import SeededChance
from gruppetto.engine.contract import NOBODY
from gruppetto.table.bots import backoff
from gruppetto.table.thinking import Thought, ponder
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import BOT, ME, come_in, new_table, until_over
from tests.toy import GAME


def test_what_a_bot_gets_can_travel_and_what_comes_back_is_legal() -> None:
    view = GAME.start(GAME.setup(2), SeededChance(bytes(32))).view(0)
    thought = Thought("tiny", "greedy", "", view)
    arrived = pickle.loads(pickle.dumps(thought))
    assert [str(action) for action in arrived.view.actions] == [str(action) for action in view.actions]


@pytest.mark.parametrize("bot", ["random", "random:seed=7"])
def test_a_bot_draws_its_lots_from_those_of_the_line_and_no_others(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.thinking.find_game", lambda _: GAME)
    view = GAME.start(GAME.setup(2), SeededChance(bytes(32))).view(0)
    chosen = [ponder(Thought("tiny", bot, f"line {place}", view)) for place in range(30)]
    again = [ponder(Thought("tiny", bot, f"line {place}", view)) for place in range(30)]
    assert chosen == again
    assert len(set(chosen)) > 1


def test_for_a_level_that_is_no_longer_offered_gregario_rides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.thinking.find_game", lambda _: GAME)
    assert "patron" not in known_bots(GAME)
    state = GAME.start(GAME.setup(2), SeededChance(bytes(32)))
    chance = SeededChance(bytes(32))
    firsts: list[bool] = []
    while state.to_decide != NOBODY:
        view = state.view(state.to_decide)
        lots = f"line {sum(state.used)}"
        rides = ponder(Thought("tiny", "patron:seed=7", lots, view))
        assert rides == ponder(Thought("tiny", "gregario:seed=7", lots, view))
        firsts.append(rides == str(view.actions[0]))
        state.play(GAME.parse(rides, state.setup), chance)
    assert not all(firsts), "not simply the first legal action"


def test_the_database_is_asked_ever_more_seldom() -> None:
    assert list(islice(backoff(0.5, 8.0), 7)) == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]


def test_a_match_against_bots_is_played_to_its_end(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, BOT, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert until_over(ilse)["scene"]["over"] is True


def test_bots_alone_play_while_somebody_watches(client: RoomClient) -> None:
    made = new_table(client, BOT, BOT, start=True)
    with come_in(client, made["table"]) as fan:
        assert until_over(fan)["scene"]["over"] is True


@pytest.mark.parametrize(
    ("said", "complaints"),
    [
        (None, 0),
        ("fly me to the moon", 1),
        ("push 0", 1),  # itself, which TIN-3.6 forbids
    ],
)
def test_a_bot_that_fails_does_not_stop_the_match(
    serve: Serve, said: str | None, complaints: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def decide(*_: object) -> str | None:
        return said

    with serve(decide=decide) as client:
        made = new_table(client, BOT, ME, start=True)
        with come_in(client, made["table"], made["tokens"]["1"]) as ilse:
            assert ilse.last("update")["version"] == 1 or ilse.wait("update")["version"] == 1
    logged = [line for line in caplog.messages if "the bot greedy wanted the impossible" in line]
    assert len(logged) == complaints
