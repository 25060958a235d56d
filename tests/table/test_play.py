"""At the live table: hello, acting, answers, what others see, coming back."""

import asyncio

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.games import all_games
from gruppetto.table.guest import Guest
from gruppetto.table.store import ChatLine
from gruppetto.table.tokens import Secrets
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import BOT, ME, OPEN, OTHER, Rider, come_in, join, new_table, play_out, public, start


def friends(client: RoomClient) -> tuple[str, list[str]]:
    """A started table of two people with a browser each."""
    made = new_table(client, ME, OPEN)
    joined = join(client, made, "Bram")
    start(client, made)
    return made["table"], [made["tokens"]["0"], joined]


def test_hello_is_answered_in_the_order_of_the_protocol(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        said = [message["say"] for message in both.heard]
        assert said == ["ok", "lobby", "presence", "board", "picture", "update", "update", "ok"]
        assert both.heard[0]["seats"] == [0, 1]
        assert [m["seat"] for m in both.heard if m["say"] == "update"] == [0, 1]


def test_before_the_start_there_is_a_lobby_and_no_picture(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert [message["say"] for message in ilse.heard] == ["ok", "lobby", "presence", "ok"]
        assert ilse.act(0, -1, "play km1")["code"] == "not_started"


def test_an_action_is_answered_and_everybody_gets_what_they_may_see(client: RoomClient) -> None:
    table, (ilses, brams) = friends(client)
    with come_in(client, table, ilses) as ilse, come_in(client, table, brams) as bram, come_in(client, table) as fan:
        assert ilse.ride(0) == {"say": "ok", "id": ilse.heard[-1]["id"], "version": 1}
        seen = {who: rider.wait("update", version=1) for who, rider in (("i", ilse), ("b", bram), ("f", fan))}
        drawn = {who: [e["params"] for e in u["events"] if e["kind"] == "drew"][-1] for who, u in seen.items()}
        assert "card" in drawn["i"]
        assert "card" not in drawn["b"]
        assert "card" not in drawn["f"]
        assert seen["f"]["seat"] == -1
        assert [seen[who]["ask"] is not None for who in "ibf"] == [False, True, False]
        assert seen["f"]["scene"]["hand"] == []


def test_the_answer_comes_before_the_update(client: RoomClient) -> None:
    table, (ilses, _) = friends(client)
    with come_in(client, table, ilses) as ilse:
        before = len(ilse.heard)
        ilse.ride(0)
        ilse.catch_up()
        assert [message["say"] for message in ilse.heard[before:]] == ["ok", "changed", "update", "ok"]


def test_nobody_acts_undoes_or_chats_on_a_seat_without_its_token(client: RoomClient) -> None:
    table, (ilses, _) = friends(client)
    with come_in(client, table, ilses) as ilse, come_in(client, table) as fan:
        assert ilse.act(1, 0, "play km1")["code"] == "not_your_seat"
        assert fan.act(0, 0, "play km1")["code"] == "not_your_seat"
        assert fan.say("undo", seat=0)["code"] == "not_your_seat"
        assert fan.say("consent", seat=0, agree=True)["code"] == "not_your_seat"
        assert fan.say("chat", seat=0, text="Allez!")["code"] == "not_your_seat"


def test_a_token_of_another_table_opens_nothing(client: RoomClient) -> None:
    one, other = new_table(client, ME, OPEN), new_table(client, ME, OPEN)
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        assert rider.say("hello", table=one["table"], tokens=[other["tokens"]["0"]])["code"] == "bad_token"
        assert rider.act(0, 0, "play km1")["code"] == "no_hello"


def test_a_rule_that_forbids_is_named_with_its_figures(client: RoomClient) -> None:
    table, (_, brams) = friends(client)
    with come_in(client, table, brams) as bram:
        answer = bram.act(1, 0, "drop km1")
        assert (answer["code"], answer["rule"], answer["params"]) == ("rule", "TIN-3.1", {"turn": "player:0"})


def test_a_text_that_is_no_action_is_told_so(client: RoomClient) -> None:
    table, (ilses, _) = friends(client)
    with come_in(client, table, ilses) as ilse:
        answer = ilse.act(0, 0, "fly")
        assert answer["code"] == "notation"
        assert "play km1" in answer["message"]


def test_an_action_thought_out_for_an_older_version_is_stale(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.ride(0)
        answer = both.act(0, 0, "drop km1")
        assert (answer["code"], answer["params"]) == ("stale", {"version": 1})


def test_an_action_sent_twice_counts_once(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        do = both.last("update", seat=0)["ask"]["offers"][0]["do"]
        first = both.act(0, 0, do, id="once")
        assert both.act(0, 0, do, id="once") == first
        assert public(client, made)["version"] == 1


def test_two_players_may_choose_the_same_id(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        for seat in (0, 1):
            both.catch_up()
            do = both.last("update", seat=seat)["ask"]["offers"][0]["do"]
            assert both.act(seat, seat, do, id="mine")["version"] == seat + 1


def test_whoever_comes_back_gets_exactly_the_events_they_missed(client: RoomClient) -> None:
    table, (ilses, brams) = friends(client)
    with come_in(client, table, ilses) as ilse, come_in(client, table, brams) as bram:
        ilse.ride(0)
        bram.wait("update", version=1)
        bram.ride(1)
        ilse.wait("update", version=2)
        ilse.ride(0)
        ilse.wait("update", version=3)
        told = [event for m in ilse.heard if m["say"] == "update" for event in m["events"]]
    with come_in(client, table, ilses, since={"0": 1}) as back:
        update = back.last("update")
        assert update["replace"] is False
        assert update["events"] == [event for event in told if event["version"] > 1]
    with come_in(client, table, ilses, since={"0": 3}) as back:
        assert back.last("update")["events"] == []
    with come_in(client, table, ilses) as new:
        assert new.last("update")["replace"] is True
        assert new.last("update")["events"] == told


@pytest.mark.parametrize(("at_once", "parts"), [(100, 0), (4, 0), (3, 1), (2, 1), (1, 3)])
def test_a_long_log_comes_in_parts_before_the_update(
    client: RoomClient, monkeypatch: pytest.MonkeyPatch, at_once: int, parts: int
) -> None:
    monkeypatch.setattr("gruppetto.table.projection.ENTRIES", at_once)
    table, tokens = friends(client)
    with come_in(client, table, *tokens) as both:
        for seat in (0, 1, 0):
            both.ride(seat)
            both.catch_up()
        told = [event for m in both.heard if m["say"] == "update" and m["seat"] == 0 for event in m["events"]]
    with come_in(client, table, tokens[0]) as new:
        logs = [m for m in new.heard if m["say"] == "log"]
        assert len(logs) == parts
        assert [event for m in [*logs, new.last("update")] for event in m["events"]] == told


def test_others_are_served_between_two_messages_of_a_look(client: RoomClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.projection.ENTRIES", 1)
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        play_out(both, made)
    (table,) = client.room.tables.live()
    guest = Guest("", waiting=512, unread_bytes=2**20)

    async def most_messages_at_once() -> int:
        looking, most, before = asyncio.create_task(table.show(guest)), 0, 0
        while not looking.done():
            await asyncio.sleep(0)
            most, before = max(most, len(guest.outbox) - before), len(guest.outbox)
        return most

    assert client.run(most_messages_at_once()) == 1
    assert len(guest.outbox) > table.version


def test_whoever_goes_to_another_table_gets_its_picture_whole(client: RoomClient) -> None:
    first = new_table(client, ME, OTHER, start=True)
    second = new_table(client, ME, OTHER)
    with come_in(client, first["table"], *first["tokens"].values()) as ilse:
        ilse.say("hello", table=second["table"], tokens=list(second["tokens"].values()), since={})
        start(client, second)
        ilse.catch_up()
        pictures = [message["version"] for message in ilse.heard if message["say"] == "picture"]

    assert pictures == [0, 0]


def test_an_event_is_told_under_the_round_it_was_played_in(client: RoomClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secrets, "seed", lambda secrets: bytes(SEED_BYTES))  # of some hands no card can be ridden
    table, (ilses, _) = friends(client)
    with come_in(client, table, ilses) as ilse:
        before = ilse.last("update")["scene"]["round"]
        ilse.ride(0)
        update = ilse.wait("update", version=1)
    assert update["scene"]["round"] != before
    assert [event["round"] for event in update["events"]] == [before] * len(update["events"])


def test_a_version_this_server_never_had_brings_the_whole_log(client: RoomClient) -> None:
    table, (ilses, _) = friends(client)
    with come_in(client, table, ilses, since={"0": 999}) as ilse:
        assert ilse.last("update")["replace"] is True


def test_a_road_is_sent_once_a_connection(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.ride(0)
        both.say("hello", table=made["table"], tokens=list(made["tokens"].values()))
        both.catch_up()
        assert [m["say"] for m in both.heard].count("board") == 1


def test_a_second_hello_moves_to_another_table(client: RoomClient) -> None:
    one, other = new_table(client, ME, OTHER, start=True), new_table(client, ME, OTHER, start=True)
    with come_in(client, one["table"], one["tokens"]["0"]) as ilse:
        ilse.say("hello", table=other["table"], tokens=[other["tokens"]["1"]])
        with come_in(client, one["table"]) as fan:
            assert fan.last("presence")["seats"] == {"0": False, "1": False}


def test_presence_follows_people_and_not_bots(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, BOT)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.last("presence")["seats"] == {"0": True, "1": False}
        with come_in(client, made["table"], made["tokens"]["1"]):
            assert ilse.wait("presence")["seats"] == {"0": True, "1": True}
        assert ilse.wait("presence")["seats"] == {"0": True, "1": False}


def test_control_characters_of_a_line_become_blanks(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="\x00Allez\nAnna\x1b!")
        assert ilse.wait("chat")["text"] == "Allez Anna !"


def test_chat_is_heard_by_all_and_kept_for_those_who_come_later(client: RoomClient) -> None:
    table, (ilses, brams) = friends(client)
    with come_in(client, table, ilses) as ilse, come_in(client, table, brams) as bram:
        assert ilse.say("chat", seat=0, text=" Allez! ")["say"] == "ok"
        line = bram.wait("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Ilse", "Allez!")
    with come_in(client, table) as fan:
        assert fan.last("chat") == line


def test_a_line_said_while_somebody_comes_in_is_heard_once(client: RoomClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said after they read the talk, and before they are in."""
    table, (ilses, brams) = friends(client)
    storage = client.room.store
    stored = storage.lines
    with come_in(client, table, ilses) as ilse:
        ilse.say("chat", seat=0, text="Allez!")

        async def said_meanwhile(table_id: str, last: int) -> list[ChatLine]:
            lines = await stored(table_id, last)
            monkeypatch.undo()
            ilse.socket.send_text('{"say": "chat", "id": 1, "seat": 0, "text": "Bonjour!"}')
            return lines

        monkeypatch.setattr(storage, "lines", said_meanwhile)
        with come_in(client, table, brams) as bram:
            assert [line["text"] for line in bram.heard if line["say"] == "chat"] == ["Allez!", "Bonjour!"]


def test_talk_says_when_in_the_match_it_was(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.say("chat", seat=0, text="Ready?")
        start(client, made)
        both.wait("update", version=0)
        both.ride(0)
        both.say("chat", seat=1, text="Allez!")
    with come_in(client, made["table"]) as fan:
        told = [(line["text"], line["version"]) for line in fan.heard if line["say"] == "chat"]
        assert told == [("Ready?", -1), ("Allez!", 1)]


def test_a_match_is_played_to_its_end_and_then_nothing_more_is_accepted(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        play_out(both, made)
        version = both.last("update")["version"]
        assert both.act(0, version, "drop km1")["code"] == "over"
        assert both.say("undo", seat=0)["code"] == "over"
    assert public(client, made)["over"] is True


def test_a_server_that_goes_says_goodbye(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"]) as fan:
        client.loop.create_task(client.room.sessions.farewell())
        assert fan.wait("bye")["code"] == "restart"


def test_two_servers_on_one_database_do_not_accept_the_same_turn(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = new_table(here, ME, OTHER, start=True)
        tokens = made["tokens"].values()
        with come_in(here, made["table"], *tokens) as first, come_in(there, made["table"], *tokens) as second:
            do = first.last("update", seat=0)["ask"]["offers"][0]["do"]
            assert first.act(0, 0, do)["say"] == "ok"
            late = second.act(0, 0, do)
            assert (late["code"], late["params"]) == ("stale", {"version": 1})
            second.catch_up()
            first.catch_up()
            assert second.last("update", seat=0)["scene"] == first.last("update", seat=0)["scene"]


def test_the_same_action_at_two_servers_is_done_once_and_acknowledged_twice(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = new_table(here, ME, OTHER, start=True)
        tokens = made["tokens"].values()
        with come_in(here, made["table"], *tokens) as first, come_in(there, made["table"], *tokens) as second:
            do = first.last("update", seat=0)["ask"]["offers"][0]["do"]
            assert first.act(0, 0, do, id="once") == second.act(0, 0, do, id="once")


def test_tables_nobody_looks_at_make_room_and_come_back_from_the_log(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gruppetto.table.all_tables._IDLE", 2)
    monkeypatch.setattr("gruppetto.table.all_tables._REST", -1.0)
    with serve() as client:
        played = new_table(client, ME, OTHER, start=True)
        with come_in(client, played["table"], *played["tokens"].values()) as both:
            both.ride(0)
            others = [new_table(client, ME, OTHER, start=True)["table"] for _ in range(5)]
            for table in others:
                client.get(f"/api/tables/{table}")
            live = [table.id for table in client.room.tables.live()]
            assert live == [played["table"], others[-1]]
        assert client.get(f"/api/tables/{others[0]}").json()["version"] == 0
        assert public(client, played)["version"] == 1


def test_the_roads_a_match_may_come_to_are_drawn_before_somebody_needs_them(serve: Serve) -> None:
    with serve(games=all_games) as client:
        game = next(iter(all_games().values()))
        made = new_table(client, ME, OTHER, game=game.id, start=True)
        with come_in(client, made["table"], made["tokens"]["0"]):
            client.run(client.room.roads.drawn())
            drawn = {board for _, _, board in client.room.boards._drawn}
    assert drawn == set(game.roads(game.editions()[0]))
