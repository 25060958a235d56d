"""Positions to test from: a race is set up through a position document, with what does not matter filled in.

Two teams of three ride, bibs 1, 2, 3 and 7, 8, 9, unless a test says otherwise. Riders not mentioned are home since the
first sequence, where they hinder nobody. A sequence begins where the riders stand.

A move may say what luck it meets, by what the die shows: `throw yellow: 5`, `throw yellow: attack`, `throw red: crash`,
`move T1:3.8: 5` (the green die after the first leg of an attack).
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
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.box.edition import BIG_CRASH, CRASH, SYMBOL, PelotonEdition
from gruppetto.games.peloton.rules.actions import GREEN, THROW, Move
from gruppetto.games.peloton.rules.position import SHARE_PHASE
from gruppetto.games.peloton.rules.state import PelotonState

PHI = {1: "T1:3.6", 2: "T1:2.6", 3: "T1:5.5", 7: "T1:3.5", 8: "T1:4.5"}
"""Formation Φ of the specification: L, M, R, P, Q in their order of play."""
HOME = [1, 58]
BEFORE = 5
"""The sequence that begins, where it does not matter."""


@cache
def edition() -> PelotonEdition:
    """The edition of the package with the two roads of the worked examples."""
    stages = [Document.read(GAME.folder / "stages" / f"{name}.toml").text for name in ("straight5", "bend4")]
    return changed_edition(extra="\n".join(stages))


def changed_edition(*changes: tuple[str, str], extra: str = "") -> PelotonEdition:
    """The edition of the package with some of its text replaced."""
    text = f"{GAME.editions()[0].document.text}\n{extra}"
    for old, new in changes:
        assert old in text, f"{old!r} is not in the edition"
        text = text.replace(old, new)
    return GAME.edition(Document.parse(text, "my.toml"))


class Given(TypedDict, total=False):
    """What a test says of a race; the rest is filled in."""

    stage: str
    stages: str
    """The whole list where the stage is the first of several."""
    seats: int
    size: int
    sequence: int
    options: Mapping[str, object]
    home: Mapping[int, Sequence[int]]
    """Finishes by bib, in the order of placing."""
    takers: Sequence[Sequence[int]]
    jerseys: Mapping[str, int]
    """Who holds which card, in the second stage of a race."""
    changes: Mapping[str, object]
    """Keys of the document to put instead."""


def setup_for(
    seats: int = 2, size: int = 3, stages: str = "straight5", options: Mapping[str, object] | None = None
) -> Setup[PelotonEdition]:
    race = "stage_race" if "+" in stages else "single"
    wanted = {"race": race, "stages": stages, "team_size": str(size), **(options or {})}
    return GAME.setup(seats, wanted, edition())


def bibs_of(seats: int, size: int, options: Mapping[str, object] | None = None) -> list[int]:
    teams = seats * int(str((options or {}).get("teams_per_seat", "1")))
    return [6 * team + place + 1 for team in range(teams) for place in range(size)]


def fields(at: Mapping[int, str], **given: Unpack[Given]) -> dict[str, Any]:
    """The fields of the document of a race in which a sequence begins."""
    seats, size = given.get("seats", 2), given.get("size", 3)
    options = given.get("options")
    bibs = bibs_of(seats, size, options)
    jerseys = given.get("jerseys")
    setup = _setup(**given)
    home = given.get("home", {bib: HOME for bib in bibs if bib not in at})
    found: dict[str, Any] = {
        "game": "peloton",
        "edition": setup.edition.id,
        "options": setup.options,
        "seats": seats,
        "stage": 2 if jerseys else 1,
        "sequence": given.get("sequence", BEFORE),
        "riders": {str(bib): place for bib, place in at.items()},
        "finishes": {str(bib): list(finish) for bib, finish in home.items()},
        "finishers": [bib for bib, finish in home.items() if finish[0] > 0],
        **given.get("changes", {}),
    }
    if "takers" in given:
        found["takers"] = [list(takers) for takers in given["takers"]]
    if jerseys:
        found["results"] = [_result_with(bibs, jerseys)]
    return found


def _result_with(bibs: Sequence[int], jerseys: Mapping[str, int]) -> dict[str, Any]:
    """A first stage of `straight5` after which these riders lead."""
    first = jerseys.get("yellow", bibs[-1])
    placed = [first, *(bib for bib in bibs if bib != first)]
    return {
        "placed": placed,
        "times": [9000] * len(placed),
        "dropped": [],
        "contests": [
            {"kind": "summit", "takers": [jerseys["polka"]] if "polka" in jerseys else []},
            {"kind": "sprint", "takers": [jerseys["green"]] if "green" in jerseys else []},
        ],
        "last_clock": 9000,
    }


def race(at: Mapping[int, str], **given: Unpack[Given]) -> PelotonState:
    """The race as it stands, with the first of the order to ride."""
    return GAME.position(document.write(fields(at, **given)), _setup(**given))


def _setup(**given: Unpack[Given]) -> Setup[PelotonEdition]:
    stage = given.get("stage", "straight5")
    stages = given.get("stages", f"{stage}+{stage}" if given.get("jerseys") else stage)
    return setup_for(given.get("seats", 2), given.get("size", 3), stages, given.get("options"))


def any_luck(seed: int = 1) -> Chance:
    return SampledChance(random.Random(seed).random)


def start(
    seats: int = 2,
    size: int = 3,
    stages: str = "straight5",
    options: Mapping[str, object] | None = None,
    luck: Chance | None = None,
) -> PelotonState:
    return GAME.start(setup_for(seats, size, stages, options), luck or any_luck())


# --- playing ---


def face(die: int, shows: str) -> int:
    """A face of a die that shows this, from 1."""
    words = {"crash": CRASH, "big": BIG_CRASH}
    faces = edition().dice[die]
    wanted = [value for value in faces if value == words.get(shows) or str(value) == shows]
    if shows == "attack":
        wanted = [value for value in faces if SYMBOL < value < CRASH]
    assert wanted, f"no face of this die shows {shows}"
    return faces.index(wanted[0]) + 1


def parse(text: str) -> Move:
    return GAME.parse(text, setup_for())


def play(state: PelotonState, *moves: str) -> list[Event]:
    """Plays legal moves for whoever is to decide and returns what was told."""
    events: list[Event] = []
    for written in moves:
        text, _, shows = written.partition(": ")
        action = parse(text)
        refusal = state.refusal(state.to_decide, action)
        assert refusal is None, f"{text} is refused by {refusal.rule if refusal else ''}"
        luck = RecordedChance([face(action.what if action.verb == THROW else GREEN, shows)] if shows else [])
        state.play(action, luck, events.append)
        assert not luck.left, f"{text} met no luck"
    return events


def turn(state: PelotonState, *moves: str) -> list[Event]:
    """A whole turn; what is left of the speed is kept."""
    events = play(state, *moves)
    if state.phase is SHARE_PHASE:
        events += play(state, "keep")
    return events


def refused(state: PelotonState, text: str, seat: int | None = None) -> str:
    """The rule that refuses a move, or nothing when it is legal."""
    refusal = state.refusal(state.to_decide if seat is None else seat, parse(text))
    return refusal.rule if refusal else ""


# --- looking ---


def legal(state: PelotonState) -> list[str]:
    return [str(action) for action in state.actions()]


def targets(state: PelotonState) -> set[str]:
    """The hexes to which the rider in turn may move."""
    return {text.split(" ")[1] for text in legal(state) if text.startswith("move ")}


def order(state: PelotonState) -> list[int]:
    return [state.race.bibs[rider] for rider in state.order]


def rider(state: PelotonState, bib: int) -> int:
    return state.race.rider_of_bib[bib]


def in_turn(state: PelotonState) -> int:
    """The bib of the rider in turn."""
    return state.race.bibs[state.rider]


def where(state: PelotonState, bib: int) -> str:
    place = state.hexes[rider(state, bib)]
    return state.leg.address[place] if place >= 0 else ""


def group(state: PelotonState, bib: int) -> int:
    return state.group_of[rider(state, bib)]


def pace(state: PelotonState, bib: int) -> int:
    """The pace of a rider's group, 0 if empty."""
    return state.paces[group(state, bib)]


def breakaway(state: PelotonState, bib: int) -> int:
    return state.breakaways[group(state, bib)]


def groups(state: PelotonState) -> list[list[int]]:
    """All groups and lone riders as bibs, in the order of play."""
    return [
        [state.race.bibs[rider] for rider in state.order if state.group_of[rider] == number]
        for number in range(len(state.leaders))
    ]


def attackers(state: PelotonState) -> list[int]:
    """Those in attack position, in the order of play."""
    return [state.race.bibs[rider] for rider in state.order if state.attackers >> rider & 1]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say."""
    return [dict(event.params or {}) for event in events if event.kind == kind]


def end_sequence(state: PelotonState) -> PelotonState:
    """Everybody left plays as cautiously as he can, until the next sequence or the end of the stage."""
    now, stage = state.sequence, state.stage_index
    chance = any_luck()
    while state.to_decide >= 0 and (state.sequence, state.stage_index) == (now, stage):
        state.play(state.actions()[0], chance)
    return state
