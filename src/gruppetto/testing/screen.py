"""What reaches a screen: scenes, asks and events as the bytes that would travel, and the texts they need."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec

from gruppetto.engine.board import Board
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State, View
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.picks import Ask, ThingKind, WhyNot, ask
from gruppetto.engine.scene import Own, Picture
from gruppetto.engine.why import Reasons, things_on, why_nots
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.geometry import check_board
from gruppetto.testing.playing import spread_evenly

_PREFIXES, _PRESSED = 4, 60
"""In one position, beginnings of offers; and after each of them, things on the screen that are pressed."""

LANGUAGES = ("en", "fr", "nl", "de")
_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def encode(thing: Any) -> bytes:
    """The JSON that would travel; raises Fault for what JSON cannot say."""
    try:
        return msgspec.json.encode(thing)
    except (TypeError, ValueError) as error:
        raise Fault(f"this cannot be sent as JSON: {error}: {thing!r}") from None


def encode_events(events: Iterable[Event], seat: int) -> bytes:
    """What a seat learns of these events, as it would be sent."""
    seen = [(event.kind, event.seen_by(seat), event.cue) for event in events]
    return encode([(kind, params, cue) for kind, params, cue in seen if params is not None])


def check_declared(thing: Any) -> bytes:
    """The JSON that would travel, which a client must be able to read as the declared type: a sound, a jersey, a kind
    of board or a word that nobody declared is a fault."""
    written = encode(thing)
    try:
        msgspec.json.decode(written, type=type(thing))
    except msgspec.ValidationError as error:
        raise Fault(f"a {type(thing).__name__} is not as it is declared: {error}") from None
    return written


@cache
def _check_drawn(written: bytes) -> None:
    """The geometry of a board, once for each road as it travels: many matches are ridden on one."""
    check_board(msgspec.json.decode(written, type=Board))


@cache
def _board_keys(written: bytes) -> frozenset[str]:
    return frozenset(_keys(msgspec.json.decode(written)))


class Boards:
    """The roads of an edition, each built once, as a client gets each once."""

    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        self._game = game
        self._edition = setup.edition
        self._known: dict[str, Board] = {}
        self._keys: set[str] = set()

    def get(self, name: str) -> Board:
        if name not in self._known:
            roads = self._game.roads(self._edition)
            expect(not roads or name in roads, f"the board {name} is not among the roads of its edition")
            board = self._game.board(self._edition, name)
            expect(board.id == name, f"the board {name} says that it is {board.id}")
            written = check_declared(board)
            _check_drawn(written)
            self._keys |= _board_keys(written)
            self._known[name] = board
        return self._known[name]

    def keys(self) -> set[str]:
        """The keys of the texts on all roads so far."""
        return self._keys


def check_screen(game: AnyGame, boards: Boards, state: State[Any], view: View[Any]) -> set[str]:
    """The picture and the question of one seat hold together; returns the keys of the texts they use."""
    seat = view.seat
    picture, own = game.picture(view), game.own(view)
    shown = check_declared(picture)
    expect(shown == encode(game.picture(state.view(SPECTATOR))), f"seat {seat} has another picture", state)
    check_declared(own)
    heading = game.heading(view)
    expect((heading.stage, heading.round) == (picture.stage, picture.round), "heading and picture differ", state)
    expect(picture.turn == state.to_decide, f"the picture says that it is the turn of seat {picture.turn}", state)
    expect(picture.over == (state.to_decide == NOBODY), f"the picture has over={picture.over}", state)
    things = _things(picture, own, boards.get(picture.board), len(state.standing()), state)
    for piece in picture.pieces:
        expect(piece.cell in things, f"{piece.id} stands on {piece.cell}, which the board does not have", state)
    for attempt in game.attempts(view):
        missing = [pick for pick in attempt.picks if pick.startswith("cell:") and pick not in things]
        expect(not missing, f"{attempt.action} is tried on {missing}, which the board does not have", state)
    keys = text_keys(picture) | text_keys(own)
    asked = ask(game, state, seat)
    if seat != state.to_decide or state.to_decide == NOBODY:
        expect(asked is None, f"seat {seat} is asked though seat {state.to_decide} is to decide", state)
        return keys
    if asked is None:
        raise Fault(f"seat {seat} is to decide and is asked nothing", state)
    whys = why_nots(game, state)
    _check_ask(asked, whys, things, state)
    return keys | text_keys(asked) | text_keys(whys) | _check_answers(game, state, asked, sorted(things))


def _check_answers(game: AnyGame, state: State[Any], asked: Ask, things: list[str]) -> set[str]:
    """Whatever is pressed after some picks either goes on or says why not; returns the keys of the sentences."""
    keys: set[str] = set()
    prefixes = {offer.picks[:length] for offer in asked.offers for length in range(len(offer.picks))}
    reasons = Reasons(game, state, asked.seat)
    turn = len(asked.offers)  # another one in most positions, so that in the end everything is pressed
    for picks in spread_evenly(sorted(prefixes), _PREFIXES, turn):
        for thing in spread_evenly(things, _PRESSED, turn):
            whys = reasons.why([*picks, thing])
            onward = any(
                _goes_on(offer.picks, (*picks, thing)) or _goes_on(offer.picks, (thing,)) for offer in asked.offers
            )
            expect(bool(whys) or onward, f"after {picks} pressing {thing} is not answered", state)
            keys |= {refusal_key(game, why.rule) for why in whys if why.rule}
    return keys


def _goes_on(path: tuple[str, ...], picks: tuple[str, ...]) -> bool:
    return sorted(path[: len(picks)]) == sorted(picks) or (picks[0] in path and path[: len(picks) - 1] == picks[1:])


def _things(picture: Picture, own: Own, board: Board, seats: int, state: State[Any]) -> set[str]:
    """The ids of everything that can be picked on this screen."""
    ids = things_on(picture, own, board, seats)
    twice = [name for name, count in Counter(ids).items() if count > 1]
    expect(not twice, f"two things on the screen have the same id: {twice}", state)
    odd = [name for name in ids if name.partition(":")[0] not in get_args(ThingKind)]
    expect(not odd, f"a thing on the screen has an id that is not <kind>:<id> of a kind that is known: {odd}", state)
    return set(ids)


def _check_ask(asked: Ask, whys: list[WhyNot], things: set[str], state: State[Any]) -> None:
    """Every legal action is offered exactly once, by its own path of picks among things on the screen."""
    offered = sorted(offer.do for offer in asked.offers)
    legal = sorted(str(action) for action in state.actions())
    expect(offered == legal, f"offered is {offered}, legal is {legal}", state)
    expect(asked.home in ("", *offered), f"riding home by {asked.home!r} is not offered", state)
    paths = [offer.picks for offer in asked.offers]
    expect(all(paths), "an offer has an empty path of picks", state)
    expect(len(set(paths)) == len(paths), f"two offers have the same path of picks: {sorted(paths)}", state)
    for offer in asked.offers:
        for pick in offer.picks:
            expect(pick in things, f"{offer.do!r} is picked by {pick}, which is not on the screen", state)
    for refused in whys:
        expect(refused.picks not in paths, f"{refused.picks} is both offered and refused ({refused.rule})", state)


def text_keys(thing: Any) -> set[str]:
    """The keys of all texts in a picture, a board or an ask."""
    return set(_keys(msgspec.to_builtins(thing)))


def _keys(value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        if value.keys() == {"key", "args"}:
            yield value["key"]
        for inside in value.values():
            yield from _keys(inside)
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from _keys(inside)


def refusal_key(game: AnyGame, rule: str) -> str:
    return f"{game.id}-refusal-{rule.replace('.', '-')}"


def check_texts(game: AnyGame, used: set[str]) -> None:
    """Every text of the game that was used is in its catalogue in every language.

    Keys that do not begin with the game's id belong to the programs that show it.
    """
    wanted = {key for key in used if key.startswith(f"{game.id}-")}
    wanted |= {f"{game.id}-name", f"{game.id}-tagline"}
    for option in game.options:
        wanted.add(f"{game.id}-option-{option.name}")
        wanted |= {f"{game.id}-option-{option.name}-{str(choice).lower()}" for choice in option.choices}
    for language in LANGUAGES:
        path = game.folder / "texts" / f"{language}.ftl"
        expect(path.is_file(), f"{game.id} has no catalogue texts/{language}.ftl")
        missing = wanted - set(_MESSAGE.findall(path.read_text(encoding="utf-8")))
        expect(not missing, f"texts/{language}.ftl of {game.id} lacks {', '.join(sorted(missing))}")
