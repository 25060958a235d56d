"""Positions to test from: a race is set up through a position document, with what does not matter filled in.

Riders not mentioned wait on their start strips. Hands are filled up with cards that do not matter; those of the team in
turn begin with the ones given. Seat 0 is red, 1 blue, 2 orange, 3 white.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from gruppetto.engine import document
from gruppetto.engine.chance import Chance, RecordedChance, SampledChance
from gruppetto.engine.contract import Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.event import Event
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.box.cards import COLOURS, RIDER_NAMES
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.papers.writing import write_position
from gruppetto.games.bostock.rules.course import course_of
from gruppetto.games.bostock.rules.state import BostockState

RED, BLUE, ORANGE, WHITE = range(4)
FILLER = ("orange-110", "orange-111", "white-110", "white-111", "orange-210", "white-210", "blue-110", "blue-111")
"""Cards for hands that do not matter; nobody's own where they are in red's hand."""


def edition() -> BostockEdition:
    return GAME.editions()[0]


def changed_edition(*changes: tuple[str, str]) -> BostockEdition:
    """The edition of the package with some of its text replaced."""
    text = edition().document.text
    for old, new in changes:
        assert old in text, f"{old!r} is not in the edition"
        text = text.replace(old, new)
    return GAME.edition(Document.parse(text, "my.toml"))


def setup_for(
    seats: int, options: Mapping[str, object] | None = None, data: BostockEdition | None = None
) -> Setup[BostockEdition]:
    return GAME.setup(seats, dict(options or {}), data)


class Given(TypedDict, total=False):
    """What a test says of a race; the rest is filled in."""

    board: int
    """The stage's number; 1."""
    seats: int
    turn: str
    """The colour in turn; red."""
    hand: Sequence[str]
    lost: Mapping[str, int]
    held: Mapping[str, str]
    bottom: Sequence[str]
    options: Mapping[str, object]
    data: BostockEdition
    results: Sequence[Mapping[str, object]]
    """Of all earlier stages of the tour; without them the stage is ridden alone."""
    across: Sequence[str]
    placed: Sequence[str]
    dealer: int
    round: int
    discards: Mapping[str, int]
    changes: Mapping[str, object]
    """Keys of the document to put instead."""


def fields(at: Mapping[str, str], **given: Unpack[Given]) -> dict[str, Any]:
    """The fields of a position document at the beginning of a turn."""
    board, seats = given.get("board", 1), given.get("seats", 4)
    results = list(given.get("results", ()))
    tour = "tour" if "results" in given else str(board)
    setup = setup_for(seats, {"stages": tour, **given.get("options", {})}, given.get("data"))
    stage = setup.edition.stages[board - 1]
    riders = RIDER_NAMES[: seats * 3]
    strips = {name: f"{3 - place % 3}.{stage.start_lanes[place // 3]}" for place, name in enumerate(riders)}
    places = {**strips, **at}
    beyond = [name for name, place in at.items() if stage.green_after and _row(place) > stage.green_after]
    seat = COLOURS.index(given.get("turn", "red"))
    lost = dict(given.get("lost", {}))
    discards = dict(given.get("discards", {}))
    return {
        "game": "bostock",
        "edition": setup.edition.id,
        "options": setup.options,
        "seats": seats,
        "stage": len(results) + 1,
        "phase": "choose",
        "to_decide": seat,
        "dealer": given.get("dealer", (seat - 1) % seats),
        "hands": hands(setup, seat, given.get("hand", ()), discards),
        "discards": discards,
        "discarded": next(iter(discards), ""),
        "round": given.get("round", 9),
        "riders": places,
        "lost": lost,
        "placed": list(given.get("placed", [name for name, place in at.items() if place == "home"])),
        "across": list(given.get("across", beyond[:2])),
        "risk_bottom": list(given.get("bottom", ())),
        "held": dict(given.get("held", {})),
        "turned": [name for name in lost if name.startswith(COLOURS[seat])],
        "cards_due": 1,
        "results": results,
        **given.get("changes", {}),
    }


def _row(place: str) -> int:
    return 99 if place == "home" else int(place.split(".")[0])


def hands(
    setup: Setup[BostockEdition], seat: int, hand: Sequence[str], discards: Mapping[str, int] | None = None
) -> list[list[str]]:
    """The named cards to the hand in turn, whatever is left to fill up all hands."""
    left = {card.id: card.copies for card in setup.edition.race_cards}
    for card in hand:
        left[card] -= 1
    for card, count in (discards or {}).items():
        left[card] -= count
    spare = [card for card in (*FILLER, *left) for _ in range(max(0, left[card]))]
    size = setup.edition.hand_size
    found: list[list[str]] = []
    for other in range(setup.seats):
        cards = list(hand) if other == seat else []
        while len(cards) < size:
            card = next(card for card in spare if left[card] > 0)
            left[card] -= 1
            cards.append(card)
        found.append(cards)
    return found


def race(at: Mapping[str, str], **given: Unpack[Given]) -> BostockState:
    """The race as it stands, with `turn` (red) to play a card."""
    found = fields(at, **given)
    setup = setup_for(found["seats"], found["options"], given.get("data"))
    return GAME.position(document.write(found), setup)


def riding(at: Mapping[str, str], card: str, **given: Unpack[Given]) -> BostockState:
    """The same after the colour in turn has played this card."""
    given["hand"] = [card, *given.get("hand", ())]
    state = race(at, **given)
    play(state, f"play {card}")
    return state


def trial(**changes: object) -> BostockState:
    """An individual time trial ridden alone, with everybody's rider 1 named, at the first heat."""
    seats = changes.pop("seats", 2)
    assert isinstance(seats, int)
    setup = setup_for(seats, {"stages": "4"})
    found: dict[str, object] = {
        "game": "bostock",
        "edition": setup.edition.id,
        "options": setup.options,
        "seats": seats,
        "stage": 1,
        "phase": "ride",
        "to_decide": 0,
        "dealer": seats - 1,
        "hands": [],
        "named": [f"{colour}-1" for colour in COLOURS[:seats]],
        "heat": [0, 1],
        "waiting": list(range(2, seats)),
        "distances": [0] * seats,
        "used": [0] * seats,
        "rides": [[]] * seats,
        **changes,
    }
    return GAME.position(document.write(found), setup)


def trial_hands(*given: Sequence[str], seats: int = 2) -> list[list[str]]:
    """Hands for a heat: exactly these cards, and none for the others."""
    return [list(hand) for hand in given] + [[] for _ in range(seats - len(given))]


def any_luck(seed: int = 1) -> Chance:
    return SampledChance(random.Random(seed).random)


def scripted(state: BostockState, *outcomes: int | str) -> RecordedChance:
    """Luck with these outcomes in order: race cards and Risk cards by their id, lots as numbers."""
    course = course_of(setup_for(state.course.seats, state.course.options, state.course.edition))
    known = {card.id: kind for kind, card in enumerate(course.edition.race_cards)}
    known |= {card.id: kind for kind, card in enumerate(course.risk_cards)}
    return RecordedChance([known[met] if isinstance(met, str) else met for met in outcomes])


def play(state: BostockState, *moves: str, luck: Sequence[int | str] | None = None) -> list[Event]:
    """Plays legal moves for whoever is to decide and returns what was told; without `luck` any will do."""
    chance = any_luck() if luck is None else scripted(state, *luck)
    events: list[Event] = []
    for text in moves:
        action = GAME.parse(text, setup_for(2))
        refusal = state.refusal(state.to_decide, action)
        assert refusal is None, f"{text} is refused by {refusal.rule if refusal else ''}"
        state.play(action, chance, events.append)
    return events


def refused(state: BostockState, text: str, seat: int | None = None) -> str:
    """The rule that refuses a move, or nothing when it is legal."""
    refusal = state.refusal(state.to_decide if seat is None else seat, GAME.parse(text, setup_for(2)))
    return refusal.rule if refusal else ""


def legal(state: BostockState) -> list[str]:
    return [str(action) for action in state.actions()]


def targets(state: BostockState, rider: str, number: str) -> list[str]:
    """The cells to which a rider may ride with a number (`2`, or `2+1` with the bonus)."""
    return [move.split(" ")[3] for move in legal(state) if move.startswith(f"move {rider} {number} ")]


def written(state: BostockState) -> dict[str, Any]:
    """The position as its document has it."""
    return document.read(write_position(state))


def where(state: BostockState, name: str) -> str:
    return str(written(state)["riders"][name])


def lost(state: BostockState) -> dict[str, int]:
    found: dict[str, int] = written(state)["lost"]
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def name_of(rider: int) -> str:
    return RIDER_NAMES[rider] if rider >= 0 else ""


def start(seats: int, options: Mapping[str, object] | None = None, seed: int = 1) -> BostockState:
    return GAME.start(setup_for(seats, options), any_luck(seed))


def turn_of(state: BostockState, colour: str, *, luck: Chance | None = None) -> BostockState:
    """Everybody plays the first legal action until this colour chooses a card, or nobody does."""
    chance = luck or any_luck()
    seat = COLOURS.index(colour)
    while state.to_decide >= 0 and not (state.to_decide == seat and not state.cards_played and state.cards_due):
        state.play(state.actions()[0], chance)
    return state
