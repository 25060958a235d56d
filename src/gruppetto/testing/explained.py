"""Whether a game explains what it shows: every card, die, number, mark, pile, jersey and special cell of a ride."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from gruppetto.engine.board import Cell, Sign
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.cue import Spotlight
from gruppetto.engine.explained import BARRED, PLAIN_ROAD, Explanation, by_id, cell_kind_id, jersey_id
from gruppetto.engine.scene import Card, Die, Mark, NumberTile, Picture, Piece, Pile
from gruppetto.testing.fault import expect
from gruppetto.testing.playing import ride


def explains(game: AnyGame, setup: Setup[Any], seed: int) -> None:
    """Plays a match at random and looks up whatever is seen in it; and holds each explanation to the rulebook. A game
    may explain nothing."""
    chapters = list(game.explained(setup))
    if not chapters:
        return
    things = [thing for chapter in chapters for thing in chapter.things]
    known = by_id(chapters)
    expect(len(known) == len(things), "two things have the same id")
    _have_rules(game, known.values())
    for thing in _shown(game, setup, seed):
        for claim in named(thing):
            expect(claim in known, f"{claim or 'nothing'} explains {thing}")


def _have_rules(game: AnyGame, things: Iterable[Explanation]) -> None:
    rules = game.rulebook().rules()
    for thing in things:
        expect(thing.rule in rules, f"{thing.id} names the rule {thing.rule}, which there is not")
        if thing.card is not None:
            expect(thing.card.explain == thing.id, f"the card of {thing.id} names another explanation")


def named(thing: object) -> list[str]:
    """What must explain a part of a scene."""
    if isinstance(thing, Card | Die | Mark | NumberTile | Pile):
        return [thing.explain]
    if isinstance(thing, Sign):
        return [thing.explain] if thing.explain or thing.stakes else []
    if isinstance(thing, Spotlight):
        return [thing.explain] if thing.explain or thing.frame else []
    if isinstance(thing, Piece):
        return [jersey_id(thing.jersey)] if thing.jersey else []
    if isinstance(thing, Cell):
        return [] if thing.kind in PLAIN_ROAD else [cell_kind_id(thing.kind)]
    return [BARRED] if isinstance(thing, Picture) and thing.barred else []


def _shown(game: AnyGame, setup: Setup[Any], seed: int) -> Iterator[object]:
    """Every part of pictures and own parts of a match, of all roads, and of what its events put on the stage."""
    ridden = ride(game, setup, seed)
    boards = set(game.roads(setup.edition))
    for place in ridden.places(many=24):
        state = ridden.states[place]
        views = [state.view(seat) for seat in range(-1, setup.seats)]
        boards.add(game.picture(views[0]).board)
        yield from parts(game.picture(views[0]))
        for view in views:
            yield from parts(game.own(view))
    for board in boards:
        yield from parts(game.board(setup.edition, board))
    for events in ridden.match.happened:
        yield from (part for event in events for part in parts(event.cue))


def parts(thing: object) -> Iterator[object]:
    """A thing and everything in it that is made of fields."""
    if is_dataclass(thing) and not isinstance(thing, type):
        yield thing
        for name in _field_names(type(thing)):
            yield from parts(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from parts(item)


@lru_cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
