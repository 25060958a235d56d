"""Two tables whose positions are equal for a viewer send that viewer the same bytes, whatever is asked and tried.

The kit compares what a game hands out (`test_nothing_leaks`). Here the messages of a whole table are compared, over
mixtures of all options, around a television, and in a lesson.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count, cycle
from typing import Any

import pytest

from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.lesson import PUPIL
from gruppetto.engine.why import things_on
from gruppetto.games import all_games
from gruppetto.table.setting_up import setup_of_position
from gruppetto.testing import by_appraisal, covering_setups, setup_name
from gruppetto.testing.playing import floats, luck, ride, spread_evenly
from gruppetto.testing.witness import Witness
from tests.conformance.played import is_open, reveals
from tests.conformance.sizes import SIZE
from tests.table.client import RoomClient
from tests.table.conftest import rooms
from tests.table.known_secrets import KnownSecrets
from tests.table.players import OPEN, Message, Rider, come_in, join, new_table, start
from tests.table.screen import Unread

pytestmark = pytest.mark.bulk

GAMES = [game for game in all_games().values() if not is_open(game)]

Act = tuple[int, str]
"""A seat and the notation of an action."""


@dataclass(frozen=True)
class Worlds:
    """Two positions that are equal for a viewer, and a script of acts whose outcome is the same in both."""

    setup: Setup[Any]
    viewer: int
    true: str
    other: str
    things: list[str]
    """Things on the screen to ask about."""
    refused: list[Act]
    played: list[Act]
    """Acts that are legal in both worlds and meet no luck, one after the other."""


@pytest.fixture(autouse=True)
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.table.memory.Secrets", KnownSecrets)


def mixtures() -> Iterator[Any]:
    """Yield each game with hidden cards in mixtures that meet every choice of every option, in turn around a
    television."""
    for game in GAMES:
        for setup, television in zip(covering_setups(game, seed=102), cycle((False, True)), strict=False):
            around = "-television" if television else ""
            yield pytest.param(game, setup, television, id=f"{setup_name(game, setup)}{around}")


@pytest.mark.parametrize(("game", "setup", "television"), list(mixtures()))
def test_a_viewer_of_two_equal_worlds_is_sent_the_same_bytes(
    game: AnyGame, setup: Setup[Any], television: bool
) -> None:
    met = list(worlds_of(game, setup))
    assert met

    for worlds in met:
        one, other = (traffic(game, worlds, text, television) for text in (worlds.true, worlds.other))
        assert one == other, f"{worlds.true}\n---\n{worlds.other}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_pupil_in_two_equal_worlds_is_sent_the_same_bytes(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = game.lesson()
    assert lesson is not None
    setup = setup_of_position(game, lesson.position)
    worlds = equal_worlds(game, setup, game.position(lesson.position), PUPIL, [])
    assert worlds is not None

    sent = []
    for text in (worlds.true, worlds.other):
        taught = replace(lesson, position=text, seed=KnownSecrets().seed())
        monkeypatch.setattr(type(game), "lesson", lambda _, taught=taught: taught)
        sent.append(traffic(game, worlds, text))

    assert '"coach"' in sent[0]
    assert sent[0] == sent[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_whose_own_cards_differ_is_sent_something_else(game: AnyGame) -> None:
    """Show that the tests above can fail."""
    worlds = next(each for each in worlds_of(game, game.setup(2)) if each.viewer == 0)

    one, other = (traffic(game, replace(worlds, viewer=1), text) for text in (worlds.true, worlds.other))

    assert one != other


# --- equal worlds -------------------------------------------------------------------------------------------------


def worlds_of(game: AnyGame, setup: Setup[Any]) -> Iterator[Worlds]:
    """Yield equal worlds for each viewer in turn, at places spread over a match."""
    ridden = ride(game, setup, 21, player=by_appraisal)
    places = spread_evenly(ridden.places(2 * SIZE.leak_looks)[:-1], 2 * SIZE.leak_looks)
    for place, viewer in zip(places, cycle(range(SPECTATOR, setup.seats)), strict=False):
        tried = spread_evenly(ridden.seen(), 12, place)
        worlds = equal_worlds(game, setup, ridden.states[place], viewer, tried)
        if worlds is not None:
            yield worlds


def equal_worlds(game: AnyGame, setup: Setup[Any], true: State[Any], viewer: int, tried: list[Any]) -> Worlds | None:
    """Return the position and another that the viewer imagines; None where all that is hidden is known."""
    view, chance, document = true.view(viewer), luck(22), true.document()
    world = next((found for found in (view.imagine(chance) for _ in range(8)) if found.document() != document), None)
    if world is None:
        return None
    picture = game.picture(view)
    things = things_on(picture, game.own(view), game.board(setup.edition, picture.board), setup.seats)
    refused = [(seat, str(action)) for seat in range(setup.seats) for action in tried if _refused(true, seat, action)]
    refused = [act for act in refused if _refused(world, act[0], game.parse(act[1], setup))]
    played = list(_without_luck(game, true.copy(), world.copy()))
    return Worlds(setup, viewer, document, world.document(), spread_evenly(things, 12), refused, played)


def _refused(state: State[Any], seat: int, action: Any) -> bool:
    return state.refusal(seat, action) is not None


def _without_luck(game: AnyGame, true: State[Any], world: State[Any]) -> Iterator[Act]:
    """Play acts that are legal in both worlds, turn nothing over and meet no luck in either."""
    uniform = floats(23)
    for _ in range(4):
        legal = set(world.actions())
        common = [action for action in true.actions() if action in legal and not reveals(game)(true, action)]
        common = [action for action in common if _meets_no_luck(true, action) and _meets_no_luck(world, action)]
        if not common or true.to_decide == NOBODY:
            return
        action = common[int(uniform() * len(common))]
        yield true.to_decide, str(action)
        for state in (true, world):
            state.play(action, luck(24))


def _meets_no_luck(state: State[Any], action: Any) -> bool:
    witness = Witness(luck(25))
    state.copy().play(action, witness)
    return not witness.met


# --- what a table sends -------------------------------------------------------------------------------------------


@dataclass
class Recorded(Rider):
    """A client that keeps what it was sent as it came."""

    unread: "Frames" = field(default_factory=lambda: Frames())


class Frames(Unread):
    def __init__(self) -> None:
        super().__init__()
        self.frames: list[str] = []

    def take_in(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())
        super().take_in(frame)


def traffic(game: AnyGame, worlds: Worlds, document: str, television: bool = False) -> str:
    """Return everything the viewer is sent at a table that begins at this position."""
    setup = worlds.setup
    with rooms(lambda: 0.0) as serve, serve(games=lambda: {game.id: game}) as client:
        wanted: Message = {"options": dict(setup.options), "position": document, "television": television}
        made = new_table(client, *[OPEN] * setup.seats, game=game.id, **wanted)
        for seat in range(setup.seats):
            join(client, made, f"Rider {seat}", seat=seat)
        assert start(client, made).is_success
        return "\n".join(_sent(client, made, worlds))


def _sent(client: RoomClient, made: Message, worlds: Worlds) -> list[str]:
    tokens = [made["tokens"][str(seat)] for seat in range(worlds.setup.seats)]
    mine = [] if worlds.viewer == SPECTATOR else [tokens[worlds.viewer]]
    others = [token for token in tokens if token not in mine]
    with come_in(client, made["table"], *others) as rest, client.websocket_connect("/ws") as socket:
        viewer = Recorded(socket)
        numbers = count(1)

        def acts(seat: int, version: int, do: str) -> str:
            rider = viewer if seat == worlds.viewer else rest
            return str(rider.act(seat, version, do, id=f"act {next(numbers)}")["say"])

        def looks(version: int) -> None:
            seat = max(worlds.viewer, 0)
            viewer.say("why", seat=seat, version=version, picks=[], id=next(numbers))
            for thing in worlds.things:
                viewer.say("why", seat=seat, version=version, picks=[thing], id=next(numbers))
                viewer.say("peek", seat=seat, version=version, thing=thing, id=next(numbers))

        viewer.say("hello", table=made["table"], tokens=mine, id="hello")
        looks(0)
        for seat, do in worlds.refused:
            assert acts(seat, 0, do) == "refused"
        for version, (seat, do) in enumerate(worlds.played):
            assert acts(seat, version, do) == "ok"
            looks(version + 1)
        if worlds.played:
            seat, _ = worlds.played[-1]
            (viewer if seat == worlds.viewer else rest).say("undo", seat=seat, id="undo")
        answers = [client.get(f"/api/tables/{made['table']}{path}").text for path in ("", "/record", "/replay")]
        viewer.say("ping", id="ping")
        return [*viewer.unread.frames, *answers]
