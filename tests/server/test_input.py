"""Whatever comes in is answered with a code and one sentence, and never disturbs the connection."""

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.table.players import ME, OTHER, Rider, code_of, come_in, new_table


def test_binary_data_is_refused(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        socket.send_bytes(b'{"say":"ping","id":1}')
        assert rider.next()["code"] == "malformed"
        assert rider.say("ping")["say"] == "ok"


def test_addresses_that_lead_nowhere_are_told_so(client: TestClient) -> None:
    assert code_of(client.get("/api/tables/nowhere")) == "unknown_table"
    assert code_of(client.get("/api/games/chess/texts/en")) == "unknown_game"
    assert code_of(client.get("/api/games/tiny/texts/xx")) == "not_found"
    assert code_of(client.get("/api/games/tiny/texts/..%2Fen")) == "not_found"
    assert code_of(client.get("/api/games/tiny/roadbook/none")) == "not_found"
    assert code_of(client.get("/api/nothing")) == "not_found"
    assert code_of(client.delete("/api/games")) == "not_found"
    made = new_table(client, ME, OTHER)
    seat = client.patch(
        f"/api/tables/{made['table']}/seats/9", json={"name": "X"}, headers={"Authorization": "Bearer x"}
    )
    assert code_of(seat) == "unknown_seat"


def test_a_fault_of_our_own_is_answered_without_our_insides(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = new_table(client, ME, OTHER, start=True)

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("the hidden card is km3")

    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        monkeypatch.setattr("gruppetto.table.requests.act", stumble)
        monkeypatch.setattr("gruppetto.table.setting_up.settle", stumble)
        answers = [
            msgspec.json.encode(ilse.act(0, 0, "play km1")).decode(),
            client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER]}).text,
        ]
        for answer in answers:
            assert "internal" in answer
            assert "km3" not in answer
    assert caplog.text.count("ZeroDivisionError") == 2
