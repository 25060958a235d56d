"""Hidden cards never leave the server: two worlds that are equal for a seat give it the same bytes."""

from pathlib import Path

import pytest

from gruppetto.engine.chance import Chance
from gruppetto.server.settings import Settings
from tests.server.conftest import Serve
from tests.table.known_secrets import KnownSecrets
from tests.table.players import ME, OTHER, Rider, code_of, come_in, new_table
from tests.toy import GAME

KINDS = ("km1", "km2", "km3", "breeze", "push")

MINE = {"km1": 1, "km2": 1, "km3": 0, "breeze": 0, "push": 1}
WORLDS = (
    {"km1": 2, "km2": 0, "km3": 1, "breeze": 0, "push": 0},
    {"km1": 1, "km2": 1, "km3": 0, "breeze": 1, "push": 0},
)
"""Two hands of the opponent, both with a km1 to drop."""


def document_of(world: dict[str, int]) -> str:
    setup = GAME.setup(2)
    state = GAME.start(setup, _NoLuck())
    state.places = [1, 1]
    state.to_decide = 1
    state.hands = [[MINE[kind] for kind in KINDS], [world[kind] for kind in KINDS]]
    state.pile = [all_ - a - b for all_, a, b in zip(setup.edition.deck, *state.hands, strict=True)]
    return state.document()


class _NoLuck(Chance):
    def die(self, faces: int) -> int:
        return 1

    def draw(self, counts: list[int], total: int) -> int:
        return 0


def traffic(serve: Serve, database: Path, world: dict[str, int], eyes: int) -> list[str]:
    """Everything that one pair of eyes gets from a few moves in this world: messages, errors and answers."""
    with serve(secrets=KnownSecrets(), database=f"sqlite+aiosqlite:///{database}", now=lambda: 0.0) as client:
        made = new_table(client, ME, OTHER, position=document_of(world), start=True)
        mine = [made["tokens"]["0"]] if eyes == 0 else []
        seen: list[str] = []
        with come_in(client, made["table"], made["tokens"]["1"]) as other, client.websocket_connect("/ws") as socket:
            receive = socket.receive_text

            def listen() -> str:
                frame = receive()
                seen.extend(frame.split("\n"))
                return frame

            socket.receive_text = listen  # type: ignore[method-assign]
            me = Rider(socket)
            me.say("hello", id="h", table=made["table"], tokens=mine)
            for number, do in enumerate(("play km1", "play km3", "push 1", "push 0", "fly", "drop breeze")):
                me.act(0, 0, do, id=f"a{number}")
                me.act(1, 0, do, id=f"b{number}")
            me.say("why", seat=1, version=0, picks=["card:km1"], id="w0")
            assert other.act(1, 0, "drop km1")["say"] == "ok"
            me.wait("update", version=1)
            me.say("why", seat=0, version=1, picks=[], id="w1")
            me.say("why", seat=0, version=1, picks=["card:push", "player:1"], id="w2")
            me.act(0, 0, "play km1", id="stale")
            me.say("undo", seat=0, id="u")
            for path in ("", "/record", "/replay", "/replay/scenes?as=1"):
                seen.append(client.get(f"/api/tables/{made['table']}{path}").text)
        return seen


@pytest.mark.parametrize("eyes", [0, -1])
def test_two_worlds_that_are_equal_for_a_seat_give_it_the_same_bytes(
    serve: Serve, settings: Settings, tmp_path: Path, eyes: int
) -> None:
    one, other = (traffic(serve, tmp_path / f"{n}.sqlite", world, eyes) for n, world in enumerate(WORLDS))
    assert len(one) > 20
    assert one == other


def test_the_seat_whose_hand_differs_does_see_a_difference(serve: Serve, tmp_path: Path) -> None:
    """Else the test above would prove nothing."""
    hands = []
    for number, world in enumerate(WORLDS):
        with serve(database=f"sqlite+aiosqlite:///{tmp_path}/{number}.sqlite") as client:
            made = new_table(client, ME, OTHER, position=document_of(world), start=True)
            with come_in(client, made["table"], made["tokens"]["1"]) as other:
                hands.append(other.last("update")["scene"]["hand"])
    assert hands[0] != hands[1]


def test_record_replay_and_branch_are_closed_until_the_match_is_over(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, OTHER, start=True)
        table = f"/api/tables/{made['table']}"
        for path in ("/record", "/replay", "/replay/scenes"):
            assert code_of(client.get(table + path)) == "not_over"
        assert code_of(client.post(f"{table}/branch", json={"at": 0, "seats": [ME, OTHER]})) == "not_over"


def test_the_seed_and_the_first_position_are_not_public_while_the_match_goes_on(serve: Serve) -> None:
    with serve(secrets=KnownSecrets()) as client:
        made = new_table(client, ME, OTHER, position=document_of(WORLDS[0]), start=True)
        public = client.get(f"/api/tables/{made['table']}")
        assert bytes(32).hex() not in public.text
        assert "hands" not in public.text
        assert public.json()["commitment"]
