"""Positions to look at: a road stage, a team time trial, an individual time trial, each as a few words."""

import random
from typing import Any

from gruppetto.engine import document, why
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import Setup
from gruppetto.engine.picks import Ask, ask
from gruppetto.engine.scene import Card, Picture
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.rules.actions import parse
from gruppetto.games.bostock.rules.state import BostockState

START = {"red-1": "3.1", "red-2": "2.1", "red-3": "1.1", "blue-1": "3.2", "blue-2": "2.2", "blue-3": "1.2"}
HANDS = [["red-200", "orange-111", "white-210", "white-210"], ["blue-100", "blue-111", "orange-211", "sprint-321"]]
AFTER_STAGE_1 = {
    "finish": ["blue-1", "red-1", "red-2", "blue-2", "red-3"],
    "across": ["red-2", "blue-1"],
}


def setup(seats: int = 2, **options: object) -> Setup[BostockEdition]:
    return GAME.setup(seats, options)


def edition() -> BostockEdition:
    return GAME.editions()[0]


def road(stage: int = 1, riders: dict[str, str] | None = None, *, stages: str = "tour", **fields: Any) -> BostockState:
    """Red is to choose a card on the road; riders who are not named stand as at the start of stage 1."""
    found: dict[str, object] = {"phase": "choose", "to_decide": 0, "dealer": 1, "round": 5, "cards_due": 1}
    found |= {"riders": START | (riders or {}), "hands": HANDS}
    return _position(stage, found | fields, setup(stages=stages))


def moving(card: str, numbers: list[int], riders: dict[str, str] | None = None, **fields: Any) -> BostockState:
    """Red has played a card and hands out its numbers."""
    found: dict[str, Any] = {"phase": "move", "card": card, "numbers": numbers, "discards": {card: 1}}
    found |= {"discarded": card, "cards_due": 0, "cards_played": 1, "unmoved": ["red-1", "red-2", "red-3"]}
    found |= {"hands": [["orange-111", "orange-220", "blue-221"], HANDS[1]]}
    return road(riders=riders, **(found | fields))


def trial(*actions: str, seats: int = 2, named: bool = True) -> BostockState:
    """The individual time trial as the only stage; red names first, and everybody names his second rider."""
    made = setup(seats, stages="4")
    luck = random.Random(4)
    state = GAME.start(made, SampledChance(luck.random))
    while state.dealer != seats - 1:
        state = GAME.start(made, SampledChance(luck.random))
    colours = ("red", "blue", "orange", "white")[:seats] if named else ()
    return after(state, *(f"nominate {colour}-2" for colour in colours), *actions)


def lay(state: BostockState) -> BostockState:
    """The first card of the hand of whoever is to decide in a heat."""
    return after(state, str(next(action for action in state.actions() if str(action) != "ride on")))


def _position(stage: int, fields: dict[str, object], made: Setup[BostockEdition]) -> BostockState:
    head = {"game": "bostock", "edition": made.edition.id, "options": made.options, "seats": 2, "stage": stage}
    return GAME.position(document.write(head | fields))


def after(state: BostockState, *actions: str, seed: int = 1) -> BostockState:
    chance = SampledChance(random.Random(seed).random)
    for action in actions:
        move = parse(action)
        assert state.refusal(state.to_decide, move) is None, f"{action} is refused"
        state.play(move, chance)
    return state


def seen(state: BostockState, seat: int = 0) -> Picture:
    return GAME.picture(state.view(seat))


def hand(state: BostockState, seat: int = 0) -> list[Card]:
    return GAME.own(state.view(seat)).hand


def asked(state: BostockState) -> Ask:
    found = ask(GAME, state, state.to_decide)
    assert found is not None
    return found


def paths(state: BostockState) -> dict[tuple[str, ...], str]:
    """What is offered: each path of picks with its action."""
    return {offer.picks: offer.do for offer in asked(state).offers}


def why_nots(state: BostockState) -> dict[tuple[str, ...], str]:
    """What is refused: each path of picks with the rule."""
    return {refused.picks: refused.rule for refused in why.why_nots(GAME, state)}
