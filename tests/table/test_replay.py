"""Finished matches: the record, the replay, and playing on from any point; and positions set up by hand."""

from collections.abc import Iterator

import pytest

from gruppetto.engine import record
from gruppetto.engine.chance import SeededChance
from gruppetto.engine.verification import verify
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import BOT, ME, OPEN, OTHER, Message, code_of, come_in, new_table, play_out, public
from tests.toy import GAME


@pytest.fixture
def finished(client: RoomClient) -> Iterator[Message]:
    """A hot-seat match with a move taken back, played to its end."""
    made = new_table(client, ME, OTHER, start=True, take_backs="friendly")
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.ride(0)
        both.say("undo", seat=0)
        play_out(both, made)
        yield {**made, "scenes": [m for m in both.heard if m["say"] == "update"]}


def test_the_record_of_a_finished_match_verifies_with_its_seed(client: RoomClient, finished: Message) -> None:
    answer = client.get(f"/api/tables/{finished['table']}/record")
    verdict = verify(GAME, record.loads(answer.text))
    assert (verdict.finished, verdict.seed_checked) == (True, True)
    assert ".jsonl" in answer.headers["content-disposition"]


def test_the_commitment_shown_during_the_match_is_the_one_of_the_record(client: RoomClient, finished: Message) -> None:
    read = record.loads(client.get(f"/api/tables/{finished['table']}/record").text)
    assert read.header.commitment == public(client, finished)["commitment"]


def test_the_replay_has_every_step_with_the_events_of_its_seat(client: RoomClient, finished: Message) -> None:
    table = f"/api/tables/{finished['table']}"
    seen = {eyes: client.get(f"{table}/replay?as={eyes}").json() for eyes in (-1, 0)}
    assert (seen[0]["verified"], seen[0]["take_backs"], seen[0]["across_luck"]) == (True, "friendly", 1)
    assert seen[0]["steps"][2]["undo"] == 0
    assert [step["n"] for step in seen[0]["steps"]] == list(range(client.get(table).json()["version"] + 1))
    own = [e["params"] for step in seen[0]["steps"] for e in step["events"] if e["kind"] == "drew"]
    public = [e["params"] for step in seen[-1]["steps"] for e in step["events"] if e["kind"] == "drew"]
    assert any("card" in params for params in own)
    assert not any("card" in params for params in public)


def test_replayed_scenes_are_those_the_seat_saw_live(client: RoomClient, finished: Message) -> None:
    last = public(client, finished)["version"]
    answer = client.get(f"/api/tables/{finished['table']}/replay/scenes?from=0&to={last}&as=0").json()
    live = {str(u["version"]): u["scene"] for u in finished["scenes"] if u["seat"] == 0}
    assert live == answer["scenes"]
    assert set(answer["boards"]) == {"road"}


def test_at_most_fifty_scenes_come_at_once_and_none_beyond_the_end(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            play_out(both, made)
        scenes = f"/api/tables/{made['table']}/replay/scenes"
        last = public(client, made)["version"]
        assert len(client.get(f"{scenes}?from=0&to=9999").json()["scenes"]) == min(50, last + 1)
        assert client.get(f"{scenes}?from=9999&to=9999").json()["scenes"] == {}
        for query in ("from=x", "from=-1", "to=1.5", "as=-2"):
            assert code_of(client.get(f"{scenes}?{query}")) == "malformed"
        assert code_of(client.get(f"{scenes}?as=2")) == "unknown_seat"


def test_a_match_is_played_on_from_any_point(client: RoomClient, finished: Message) -> None:
    table = f"/api/tables/{finished['table']}"
    then = client.get(f"{table}/replay/scenes?from=3&to=3&as=0").json()["scenes"]["3"]
    answer = client.post(f"{table}/branch", json={"at": 3, "seats": [ME, OTHER], "start": True})
    assert answer.status_code == 201
    branch = answer.json()
    with come_in(client, branch["table"], *branch["tokens"].values()) as both:
        assert both.last("update", seat=0)["scene"] == then
        play_out(both, branch)
    read = record.loads(client.get(f"/api/tables/{branch['table']}/record").text)
    assert read.header.position
    assert verify(GAME, read).seed_checked


def test_a_branch_has_the_clock_it_is_given(client: RoomClient, finished: Message) -> None:
    clock = {"each": "bank", "seconds": 900, "out": "ride"}
    for rule in (clock, None):
        wish = {"at": 3, "seats": [ME, OTHER], "start": True, "clock": rule}
        branch = client.post(f"/api/tables/{finished['table']}/branch", json=wish).json()
        assert public(client, branch)["clock"] == rule


def test_a_branch_that_makes_no_sense_is_refused(client: RoomClient, finished: Message) -> None:
    branch = f"/api/tables/{finished['table']}/branch"
    last = public(client, finished)["version"]
    assert code_of(client.post(branch, json={"at": last, "seats": [ME, OTHER]})) == "bad_position"
    assert code_of(client.post(branch, json={"at": last + 1, "seats": [ME, OTHER]})) == "not_found"
    assert code_of(client.post(branch, json={"at": 0, "seats": [ME, OTHER, BOT]})) == "bad_setup"


def test_a_branch_can_wait_for_friends(client: RoomClient, finished: Message) -> None:
    branch = client.post(f"/api/tables/{finished['table']}/branch", json={"at": 3, "seats": [ME, OPEN]}).json()
    assert set(branch["invitations"]) == {"1"}
    assert public(client, branch)["started"] is False


def _document(finish: str = "over") -> str:
    return GAME.start(GAME.setup(3, {"finish": finish}), SeededChance(bytes(32))).document()


def test_a_position_document_is_previewed_with_the_eyes_of_a_seat(client: RoomClient) -> None:
    wish = {"game": "tiny", "document": _document()}
    assert client.post("/api/positions", json=wish).json()["scene"]["hand"] == []
    preview = client.post("/api/positions", json={**wish, "as": 2}).json()
    assert preview["scene"]["hand"]
    assert set(preview["boards"]) == {preview["scene"]["board"]}
    assert code_of(client.post("/api/positions", json={**wish, "as": 3})) == "unknown_seat"


@pytest.mark.parametrize(
    "document", ["", "hello", "game = 1", 'game = "tiny"', _document().replace("[0, 0, 0]", "[9]")]
)
def test_a_position_that_cannot_occur_is_refused_with_a_reason(client: RoomClient, document: str) -> None:
    assert code_of(client.post("/api/positions", json={"game": "tiny", "document": document})) == "bad_position"


def test_a_position_document_of_endless_length_is_not_even_read(client: RoomClient) -> None:
    document = _document() + "# and so on\n" * 2000
    assert code_of(client.post("/api/positions", json={"game": "tiny", "document": document})) == "malformed"


def test_a_table_made_from_a_position_takes_its_options_from_it(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, BOT, position=_document("exact"), start=True)
    assert public(client, made)["options"] == {"finish": "exact"}


def test_a_table_made_from_a_position_needs_as_many_seats_as_it_has(client: RoomClient) -> None:
    answer = client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER], "position": _document()})
    assert code_of(answer) == "bad_position"


def _goes_on(client: RoomClient, made: Message) -> object:
    """What whoever comes to a table is told before they sit down."""
    return public(client, made)["from_position"]


def test_who_comes_to_a_table_learns_that_its_match_goes_on_from_a_position(client: RoomClient) -> None:
    """Its maker could have seen every hand there."""
    assert _goes_on(client, new_table(client, ME, OPEN, BOT, position=_document())) is True
    assert _goes_on(client, new_table(client, ME, OPEN)) is False


def test_a_branch_says_so_too_and_a_lesson_does_not(client: RoomClient, finished: Message) -> None:
    branch = client.post(f"/api/tables/{finished['table']}/branch", json={"at": 3, "seats": [ME, OPEN]}).json()
    lesson = client.post("/api/games/tiny/lesson", json={"name": "Ilse"}).json()
    assert (_goes_on(client, branch), _goes_on(client, lesson)) == (True, False)
