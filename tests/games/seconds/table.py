"""Positions to test from: a race is set up through a position document, with what does not matter filled in.

Riders not mentioned wait behind the start line, where they hinder nobody. The hand of the team in turn is exactly the
one given; round and order are chosen so that it can be: team mates who must have ridden before him have.
"""

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypedDict, Unpack

from gruppetto.engine import document
from gruppetto.engine.chance import Chance, RecordedChance, SampledChance
from gruppetto.engine.contract import Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.event import Event
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.rules.state import SecondsState
from gruppetto.games.seconds.rules.tour import start_round

A, B, C, D = range(4)
NAMES = [f"{team}{number}" for team in "ABCD" for number in (1, 2, 3)]
BEFORE = 5
"""Rounds ridden before the cards in hand were dealt."""


@cache
def edition() -> SecondsEdition:
    """The edition of the package with the two strips of the worked examples."""
    strips = [Document.read(GAME.folder / "stages" / f"{name}.toml").text for name in ("t2", "t3")]
    return changed_edition(extra="\n".join(strips))


def changed_edition(*changes: tuple[str, str], extra: str = "") -> SecondsEdition:
    """The edition of the package with some of its text replaced."""
    text = f"{GAME.editions()[0].document.text}\n{extra}"
    for old, new in changes:
        assert old in text, f"{old!r} is not in the edition"
        text = text.replace(old, new)
    return GAME.edition(Document.parse(text, "my.toml"))


def setup_for(
    seats: int, board: str = "t2", options: Mapping[str, object] | None = None, data: SecondsEdition | None = None
) -> Setup[SecondsEdition]:
    return GAME.setup(seats, {"stages": board, **(options or {})}, data or edition())


class Given(TypedDict, total=False):
    """What a test says of a race; the rest is filled in."""

    seats: int
    turn: str
    hand: Sequence[int]
    """Of the team in turn, before the turn."""
    skips: Sequence[str]
    zones: Sequence[str]
    arrivals: Sequence[str]
    """Riders who came to their cells last, in this order."""
    kept: Mapping[str, Sequence[str]]
    deltas: Mapping[str, int]
    passed: Sequence[Sequence[str]]
    finished: Mapping[str, int]
    chance_bottom: Sequence[str]
    options: Mapping[str, object]
    order: Sequence[str]
    data: SecondsEdition
    changes: Mapping[str, object]
    """Keys of the document to put instead."""


def fields(board: str, at: Mapping[str, str], **given: Unpack[Given]) -> dict[str, Any]:
    """The fields of a position document in the middle of a road stage."""
    seats = given.get("seats", 4)
    turn = given.get("turn", "A1")
    hand = list(given.get("hand", [5]))
    setup = setup_for(seats, board, given.get("options"), given.get("data"))
    riders = NAMES[: seats * 3]
    places = {name: at.get(name, "start") for name in riders}
    left = -(-len(hand) // 3)
    race_round = BEFORE + 6 - left
    now = {name: race_round for name, place in places.items() if place == "line" or place.startswith("-")}
    finished = {**now, **given.get("finished", {})}
    arrivals = [name for name in riders if name not in given.get("arrivals", ())] + list(given.get("arrivals", ()))
    racing = [name for name in arrivals if finished.get(name, race_round) == race_round]
    order = list(given.get("order", [])) or _order(racing, places, turn, 3 * left - len(hand))
    place = order.index(turn)
    seat = NAMES.index(turn) // 3
    sizes = [_size(team, left, order[:place], finished, race_round) for team in "ABCD"[:seats]]
    assert sizes[seat] == len(hand), f"a hand of {len(hand)} cannot occur here, but one of {sizes[seat]}"
    road = setup.edition.boards[board]
    return {
        "game": "seconds",
        "edition": setup.edition.id,
        "options": setup.options,
        "seats": seats,
        "phase": "skip" if turn in given.get("skips", ()) else "play",
        "stage": 1,
        "round": race_round,
        "starter": 0,
        "to_decide": seat,
        "rider": turn,
        "order": order,
        "turn": place,
        "riders": places,
        "finished": finished,
        "arrivals": arrivals,
        "skips": list(given.get("skips", ())),
        "zones": list(given.get("zones", ())),
        "kept": {name: list(cards) for name, cards in given.get("kept", {}).items()},
        "deltas": dict(given.get("deltas", {})),
        "passed": given.get("passed") or [_beyond(places, sprint.at) for sprint in road.sprints],
        "hands": _deal(setup, seat, hand, sizes),
        "chance_bottom": list(given.get("chance_bottom", ())),
        **given.get("changes", {}),
    }


def _order(racing: list[str], places: Mapping[str, str], turn: str, mates: int) -> list[str]:
    """By number and lane, with so many waiting team mates moved to the front that the hand fits."""
    order = sorted(racing, key=lambda name: _standing(places[name]))
    ahead = sum(name[0] == turn[0] for name in order[: order.index(turn)])
    early = [name for name in racing if name[0] == turn[0] and name != turn and places[name] == "start"]
    early = early[: mates - ahead]
    return early + [name for name in order if name not in early]


def _standing(place: str) -> tuple[int, int, int]:
    if place == "start":
        return 0, 0, 0
    number, _, lane = place.removeprefix("beside ").partition(".")
    past = number == "line" or number.startswith("-")
    return -1000 if past else -int(number), int(place.startswith("beside")), int(lane or 0)


def _size(team: str, left: int, before: Sequence[str], finished: Mapping[str, int], race_round: int) -> int:
    rounds = [finished.get(f"{team}{number}", 0) for number in (1, 2, 3)]
    dealt = sum(crossed == 0 or crossed > BEFORE for crossed in rounds)
    surrendered = sum(BEFORE < crossed < race_round for crossed in rounds)
    if all(0 < crossed < race_round for crossed in rounds):
        return 0
    return dealt * left - surrendered - sum(name[0] == team for name in before)


def _beyond(places: Mapping[str, str], number: int) -> list[str]:
    found: list[str] = []
    for name, place in places.items():
        at = place.removeprefix("beside ").removeprefix("home ").partition(".")[0]
        if at == "line" or at.startswith("-") or (at != "start" and int(at) >= number):
            found.append(name)
    return found


def _deal(setup: Setup[SecondsEdition], seat: int, hand: Sequence[int], sizes: Sequence[int]) -> list[dict[str, int]]:
    """The named cards to the hand in turn, whatever is left to the others, from the lowest on."""
    left = list(setup.edition.deck(str(setup.options["deck"])))
    for value in hand:
        left[value] -= 1
    hands: list[dict[str, int]] = []
    for other, size in enumerate(sizes):
        cards = list(hand) if other == seat else []
        while other != seat and len(cards) < size:
            value = max(range(len(left)), key=left.__getitem__)
            left[value] -= 1
            cards.append(value)
        hands.append({str(value): cards.count(value) for value in sorted(set(cards))})
    return hands


def race(board: str, at: Mapping[str, str], **given: Unpack[Given]) -> SecondsState:
    """The race as it stands, with `turn` (A1) to ride."""
    setup = setup_for(given.get("seats", 4), board, given.get("options"), given.get("data"))
    return GAME.position(document.write(fields(board, at, **given)), setup)


def trial(
    board: str,
    at: Mapping[str, str],
    *,
    race_round: int,
    turn: str = "",
    team: int = 0,
    moved: Sequence[str] = (),
    seats: int = 2,
    wanted: Mapping[str, object] | None = None,
    **changes: object,
) -> SecondsState:
    """A time trial in which all teams have started and nobody is home; `turn` is to ride, or `team` to choose."""
    setup = setup_for(seats, f"{board}:ttt", wanted)
    team = NAMES.index(turn) // 3 if turn else team
    sizes: list[int] = []
    for seat in range(seats):
        turns = race_round - seat - (seat >= team)
        refilled = turns >= 4
        used = len(moved) - bool(turn) if seat == team else 0
        sizes.append(15 + 15 * refilled - 3 * turns - used)
    document_fields: dict[str, object] = {
        "game": "seconds",
        "edition": setup.edition.id,
        "options": setup.options,
        "seats": seats,
        "phase": "play" if turn else "choose_rider",
        "stage": 1,
        "round": race_round,
        "starter": 0,
        "to_decide": team,
        "rider": turn,
        "order": list(range(seats)),
        "turn": team,
        "riders": {name: at.get(name, "start") for name in NAMES[: seats * 3]},
        "moved": list(moved),
        "refilled": [seat for seat in range(seats) if race_round - seat - (seat >= team) >= 4],
        "hands": _deal(setup, -1, [], sizes),
        **changes,
    }
    return GAME.position(document.write(document_fields), setup)


def any_luck(seed: int = 1) -> Chance:
    return SampledChance(random.Random(seed).random)


def scripted(*outcomes: int | str) -> RecordedChance:
    """Luck with these outcomes in order: seconds cards by value, chance cards by id."""
    kinds = [card.id for card in edition().chance_cards]
    return RecordedChance([kinds.index(met) if isinstance(met, str) else met for met in outcomes])


def play(state: SecondsState, *moves: str, luck: Sequence[int | str] | None = None) -> list[Event]:
    """Plays legal moves for whoever is to decide and returns what was told; without `luck` any will do."""
    chance = any_luck() if luck is None else scripted(*luck)
    events: list[Event] = []
    for text in moves:
        action = GAME.parse(text, setup_for(2))
        refusal = state.refusal(state.to_decide, action)
        assert refusal is None, f"{text} is refused by {refusal.rule if refusal else ''}"
        state.play(action, chance, events.append)
    return events


def refused(state: SecondsState, text: str, seat: int | None = None) -> str:
    """The rule that refuses a move, or nothing when it is legal."""
    refusal = state.refusal(state.to_decide if seat is None else seat, GAME.parse(text, setup_for(2)))
    return refusal.rule if refusal else ""


def legal(state: SecondsState) -> list[str]:
    return [str(action) for action in state.actions()]


def targets(state: SecondsState, card: int) -> list[str]:
    """The cells to which a card may ride."""
    return [move.split(" ")[2] for move in legal(state) if move.startswith(f"play {card} ")]


def where(state: SecondsState, name: str) -> str:
    """The place of a rider as his document writes it."""
    places = document.read(state.document())["riders"]
    return str(places[name])


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def line(state: SecondsState, number: int) -> list[str]:
    """The riders beside the road at a number, in their line."""
    return [NAMES[r] for r in state.arrivals if state.besides[r] and state.numbers[r] == number]


def order(state: SecondsState) -> list[str]:
    """The riders of this round in their order."""
    return [NAMES[rider] for rider in state.order]


def next_round(state: SecondsState) -> SecondsState:
    """As if the round were over with everybody where he is."""
    start_round(state, None)
    return state


def start(seats: int, stages: str = "flat", options: Mapping[str, object] | None = None, seed: int = 1) -> SecondsState:
    return GAME.start(setup_for(seats, stages, options), any_luck(seed))


def ride_on(state: SecondsState, until: str, *, luck: Chance | None = None) -> SecondsState:
    """Everybody plays the lowest card and nearest lane until this rider is in turn, or nobody is."""
    chance = luck or any_luck()
    while state.to_decide >= 0 and (state.rider < 0 or NAMES[state.rider] != until):
        state.play(state.actions()[0], chance)
    return state
