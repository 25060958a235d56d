"""What a bot would do: who may ask, what is told and kept, and what becomes of an answer that comes too late."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import ParamSpec, TypeVar

import pytest

from gruppetto.bots.search import Considered
from gruppetto.engine.chance import Chance, SampledChance
from gruppetto.engine.hands import Handover
from gruppetto.engine.record import TakeBacks
from gruppetto.engine.scene import Text
from gruppetto.engine.verification import verify
from gruppetto.table.advice import told_reasons
from gruppetto.table.clock import ClockRule
from gruppetto.table.lobby import MadeTable
from gruppetto.table.table_requests import WantedSeat
from gruppetto.table.tables import LiveTable
from gruppetto.table.thinking import hint
from gruppetto.table.work import Visitor
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.memory import GENEROUS, Listener, MemoryStore, Message, Room, Runs, as_test
from tests.table.players import BOT, ME, OTHER, code_of, come_in, new_table
from tests.toy import GAME
from tests.toy.game import Tiny
from tests.toy.wise import Wise

ILSE, BRAM = range(2)
P = ParamSpec("P")
T = TypeVar("T")


class PatientRoom(Room):
    """Hints are thought about until they are let go."""

    def __init__(self, game: Tiny) -> None:
        super().__init__(game, MemoryStore())
        self.asked = asyncio.Event()
        self.found = asyncio.Event()
        self.found.set()
        self.fails = False

    async def think(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        if who is not None:  # else somebody only gets ready
            self.asked.set()
            await self.found.wait()
        if self.fails:
            raise ZeroDivisionError
        return job(*args, **nothing)


Scenario = Callable[[PatientRoom, LiveTable, Listener, Listener], Awaitable[None]]


def at_a_table(
    game: Tiny | None = None, hints: bool | None = True, clock: ClockRule | None = None
) -> Callable[[Scenario], Runs]:
    """Make a test of a scenario with Ilse, who is to decide, and Bram, each at a screen of their own."""

    async def play(scenario: Scenario) -> None:
        rules = game or Wise()
        room = PatientRoom(rules)
        seats = [WantedSeat("me", "Ilse"), WantedSeat("me", "Bram")]
        made: MadeTable = await room.lobby.make_table(
            rules, rules.setup(2), seats, "", True, TakeBacks.FRIENDLY, clock=clock, hints=hints
        )
        table = await room.tables.find(made.table)
        try:
            ilses, brams = made.tokens[ILSE], made.tokens[BRAM]
            async with room.listener(made.table, ilses) as ilse, room.listener(made.table, brams) as bram:
                await scenario(room, table, ilse, bram)
        finally:
            room.found.set()
            await room.close()

    return as_test(play)


async def ask(listener: Listener, seat: int = ILSE, version: int = 0) -> Message:
    return await listener.say("hint", seat=seat, version=version)


@at_a_table()
async def test_the_seat_to_decide_is_told_three_choices_with_chances_and_reasons(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    assert (await ask(ilse))["say"] == "ok"
    told = await ilse.wait("hint")
    assert (told["seat"], told["version"], told["level"]) == (ILSE, 1, "puncheur")
    assert 0 < told["now"] < 1
    offers = {offer["do"]: offer for offer in ilse.last("update")["ask"]["offers"]}
    for choice in told["choices"]:
        assert choice["picks"] == offers[choice["do"]]["picks"]
        assert choice["label"] == offers[choice["do"]]["label"]
        assert 0 < choice["chance"] < 1
        assert len(choice["reasons"]) <= 2
    assert 1 < len(told["choices"]) <= 3
    keys = {reason["key"] for choice in told["choices"] for reason in choice["reasons"]}
    assert keys <= {"wise-reason-ahead", "wise-reason-in-hand", "reason-behind", "reason-same", "reason-close"}


@at_a_table()
async def test_everybody_learns_that_a_hint_was_shown_and_nobody_else_what_it_said(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    await ask(ilse)
    update = await bram.wait("update", version=1)
    (event,) = update["events"]
    assert (event["kind"], event["hint"], event["stands"]) == ("hint-shown", {"stage": 1, "count": 1}, True)
    await ilse.wait("hint")
    await bram.say("ping")
    assert all(message["say"] != "hint" for message in bram.heard)


@at_a_table()
async def test_a_hint_is_kept_in_the_record_which_proves_true(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    await ask(ilse)
    best = (await ilse.wait("hint"))["choices"][0]["do"]
    assert (await ilse.say("act", seat=ILSE, version=1, do=best))["say"] == "ok"
    record = table.started().record()
    assert [entry.hint for entry in record.entries] == ["", "puncheur", ""]
    assert verify(Wise(), record).hints == (1, 0)


@at_a_table()
async def test_who_asks_again_in_the_same_position_is_told_the_same(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    await ask(ilse)
    first = await ilse.wait("hint")
    await ask(ilse, version=1)
    again = await ilse.wait("hint")
    assert again["choices"] == first["choices"]


@pytest.mark.parametrize(
    ("seat", "version", "code"),
    [(BRAM, 0, "not_your_seat"), (ILSE, 7, "stale"), (ILSE, -1, "stale"), (64, 0, "malformed")],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(seat: int, version: int, code: str) -> None:
    async def scenario(room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener) -> None:
        answer = await ask(ilse, seat, version)
        assert (answer["say"], answer["code"]) == ("refused", code)
        assert answer["message"].endswith(".")

    at_a_table()(scenario)()


@at_a_table()
async def test_who_is_not_to_decide_is_told_nothing(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    assert (await ask(bram, BRAM))["code"] == "not_your_turn"


@at_a_table(hints=False)
async def test_a_table_without_hints_gives_none(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    assert (await ask(ilse))["code"] == "no_hints"
    assert not table.public().hints


@at_a_table(game=GAME)
async def test_a_game_in_which_no_bot_looks_ahead_has_none(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    assert (await ask(ilse))["code"] == "no_adviser"
    assert table.public().adviser == ""


@at_a_table()
async def test_two_hints_at_once_are_one_too_many(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    room.found.clear()
    assert (await ask(ilse))["say"] == "ok"
    assert (await ask(ilse))["code"] == "thinking"
    room.found.set()
    await ilse.wait("hint")
    assert (await ask(ilse, version=1))["say"] == "ok"


@at_a_table()
async def test_who_lets_a_bot_ride_is_told_nothing(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    table.accept(table.started().prepare_handover(ILSE, Handover("lent", "greedy", ILSE)))
    assert (await ask(ilse, version=1))["code"] == "ridden"


@at_a_table()
async def test_an_answer_to_an_old_question_is_dropped(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    room.found.clear()
    await ask(ilse)
    await room.asked.wait()
    do = table.started().state.actions()[0]
    await ilse.say("act", seat=ILSE, version=0, do=str(do))
    room.found.set()
    assert (await ilse.wait("no_hint"))["code"] == "stale"
    assert [entry.hint for entry in table.started().entries] == ["", ""]


@at_a_table()
async def test_nothing_is_noted_for_somebody_who_has_left(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    room.found.clear()
    await ask(ilse)
    ilse.session.end()
    room.found.set()
    await room.hints.settle()
    assert table.version == 0


@at_a_table()
async def test_nothing_comes_of_a_hint_that_fails_and_its_person_is_told(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    room.fails = True
    await ask(ilse)
    assert (await ilse.wait("no_hint"))["code"] == "internal"
    assert table.version == 0


@at_a_table()
async def test_a_hint_waits_for_no_wish_and_drops_none(
    room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener
) -> None:
    do = table.started().state.actions()[0]
    await ilse.say("act", seat=ILSE, version=0, do=str(do))
    await ilse.say("undo", seat=ILSE)
    await bram.wait("undo_wished")
    assert (await ask(bram, BRAM, version=1))["code"] == "undo_pending"
    assert table.wish is not None


@at_a_table(clock=ClockRule("decision", 60, "nothing"))
async def test_a_hint_gives_no_time(room: PatientRoom, table: LiveTable, ilse: Listener, bram: Listener) -> None:
    await room.pass_time(20)  # eight of which were to see the start
    before = (await ilse.wait("clock"))["left"]
    await ask(ilse)
    told = await ilse.wait("clock")
    assert (told["runs"], before[ILSE] - told["left"][ILSE]) == (ILSE, 12_000)


@pytest.mark.parametrize(
    ("kinds", "allowed"),
    [(("me", "bot"), True), (("bot", "bot"), True), (("me", "me"), False), (("me", "open"), False)],
)
def test_unless_somebody_says_so_hints_are_where_no_two_people_ride(kinds: tuple[str, ...], allowed: bool) -> None:
    async def scenario() -> bool:
        room = Room(GAME, MemoryStore())
        seats = [WantedSeat(kind, "Ilse", "greedy" if kind == "bot" else "") for kind in kinds]  # type: ignore[arg-type]
        made = await room.lobby.make_table(GAME, GAME.setup(2), seats, "", start=False)
        return (await room.tables.find(made.table)).public().hints

    assert asyncio.run(scenario()) is allowed


def test_two_worlds_that_a_seat_cannot_tell_apart_bring_the_same_hint() -> None:
    game = Wise()
    state = game.start(game.setup(2), _First())
    other = state.copy()
    swapped = next(card for card in range(5) if other.hands[BRAM][card] and other.pile[card - 1])
    other.hands[BRAM][swapped] -= 1
    other.hands[BRAM][swapped - 1] += 1
    other.pile[swapped] += 1
    other.pile[swapped - 1] -= 1
    assert other.document() != state.document()

    told = [hint(lambda: {"wise": game}, "wise", "0/1", world.view(ILSE)) for world in (state, other)]

    assert told[0] == told[1]


def test_nobody_is_advised_to_lose_chances() -> None:
    game = Wise()
    for seed in range(8):
        view = game.start(game.setup(2), SampledChance(random.Random(seed).random)).view(ILSE)
        told = hint(lambda: {"wise": game}, "wise", str(seed), view)
        assert told.now <= told.choices[0].chance


def considered(figures: Sequence[float], worlds: int = 4, chance: float = 0.5) -> Considered[str]:
    """A choice that had these features and this chance in so many worlds; without features the race was decided."""
    choice = Considered("ride", 0.0)
    choice.values = [chance] * worlds
    choice.tried = list(range(worlds))
    choice.spoke = [list(figures) for _ in range(worlds)]
    return choice


def why(choice: Considered[str], *rivals: Considered[str], otherwise: str = "reason-unsure") -> list[str]:
    return [reason.key for reason in told_reasons(Wise(), choice, rivals, otherwise)]


@pytest.mark.parametrize(("worlds", "told"), [(4, ["wise-reason-in-hand"]), (1, ["reason-same"])])
def test_reasons_are_told_against_the_first_rival_that_differs_and_was_tried_often(
    worlds: int, told: list[str]
) -> None:
    choice, twin = considered([0.5, 0.3]), considered([0.5, 0.3])
    other = considered([0.5, 0.0], worlds, 0.45 if worlds > 1 else 0.5)

    assert why(choice, twin, other) == told


def test_a_rival_that_was_tried_seldom_tells_why_where_it_is_surely_worse() -> None:
    choice, worse = considered([0.5, 0.3], worlds=40), considered([0.5, 0.0], worlds=4, chance=0.4)

    assert why(choice, worse) == ["wise-reason-in-hand"]


def test_only_worlds_in_which_both_were_tried_are_compared() -> None:
    choice, rival = considered([0.5, 0.3], chance=0.6), considered([0.5, 0.0])
    choice.spoke[2:] = [[9.0, 0.3]] * 2  # worlds that the rival never met
    rival.tried, rival.values, rival.spoke = rival.tried[:2], rival.values[:2], rival.spoke[:2]

    assert why(choice, rival) == ["wise-reason-in-hand"]


def test_what_is_little_is_told_where_nothing_else_decided() -> None:
    assert why(considered([0.005, 0.0], chance=0.502), considered([0.0, 0.0])) == ["wise-reason-ahead"]


@pytest.mark.parametrize(
    ("choice", "rival", "told"),
    [
        (considered([], chance=1.0), considered([0.5, 0.3], chance=0.7), "reason-wins"),
        (considered([], chance=1.0), considered([], chance=1.0), "reason-decided"),
        (considered([0.5, 0.3]), considered([0.5, 0.3]), "reason-same"),
        (considered([0.5, 0.3], chance=0.503), considered([0.5, 0.3]), "reason-close"),
        (considered([0.5, 0.3], chance=0.4), considered([0.5, 0.3]), "reason-unsure"),
    ],
)
def test_where_no_feature_decides_it_is_said_what_is_true(
    choice: Considered[str], rival: Considered[str], told: str
) -> None:
    assert why(choice, rival) == [told]


def test_of_another_choice_that_gains_nothing_it_is_said() -> None:
    first, other = considered([0.5, 0.3]), considered([0.5, 0.0], chance=0.4)

    assert why(other, first, otherwise="reason-behind") == ["reason-behind"]


def test_the_only_choice_needs_no_reason_and_what_no_feature_tells_has_none() -> None:
    assert why(considered([0.5, 0.3])) == []
    assert why(considered([0.5, 0.3], chance=0.6), considered([0.5, 0.3])) == []


def test_reasons_are_sentences_of_the_game() -> None:
    game = Wise()
    told = hint(lambda: {"wise": game}, "wise", "0/1", game.start(game.setup(2), _First()).view(ILSE))
    assert all(isinstance(reason, Text) for choice in told.choices for reason in choice.reasons)
    assert told.choices[0].reasons


class _First(Chance):
    """The first of everything."""

    def die(self, faces: int) -> int:
        return 1

    def draw(self, counts: Sequence[int], total: int) -> int:
        return next(card for card, count in enumerate(counts) if count)


# --- as clients ask for them ---


def wise(client: RoomClient, *seats: Message, **more: object) -> Message:
    return new_table(client, *(seats or (ME, OTHER)), game="wise", start=True, **{"hints": True, **more})


def test_a_wrong_token_is_told_nothing(client: RoomClient) -> None:
    made = wise(client)
    with come_in(client, made["table"]) as stranger:
        assert stranger.say("hint", seat=0, version=0)["code"] == "not_your_seat"
    with come_in(client, made["table"], made["tokens"]["1"]) as bram:
        assert bram.say("hint", seat=0, version=0)["code"] == "not_your_seat"


def test_who_asks_too_often_must_wait(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, hints=(1, 3600.0))) as client:
        made = wise(client)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            ilse.say("hint", seat=0, version=0)
            ilse.wait("hint")
            assert ilse.say("hint", seat=0, version=1)["code"] == "rate"


def test_whether_there_are_hints_is_kept_with_the_table(serve: Serve) -> None:
    with serve() as client:
        made = [wise(client, hints=hints)["table"] for hints in (True, False)]
        made.append(wise(client, ME, BOT, hints=None)["table"])
    with serve() as again:
        told = [again.get(f"/api/tables/{table}").json()["hints"] for table in made]
    assert told == [True, False, True]


def test_what_is_no_yes_or_no_is_refused_in_a_sentence(client: RoomClient) -> None:
    wanted = {"game": "wise", "seats": [ME, OTHER], "hints": "always"}
    assert code_of(client.post("/api/tables", json=wanted)) == "malformed"
