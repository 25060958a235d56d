"""A game among bots that is looked at while it is ridden: when its moments come, and where on the road harm is done.

It knows events, cues and pictures, and no game. A stage's **time** is counted in decisions and cut into as many equal
parts for all stages, so that long and short ones can be laid over each other.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.cue import Spotlight
from gruppetto.engine.event import SPECTATOR, Event, Tell, about
from gruppetto.engine.scene import Picture, Text
from gruppetto.lab.solo import Outcome, Solo

PARTS = 20
"""Of the time of a stage."""

Name = tuple[str, str]
"""The name of a moment: its key in the catalogues, and its parameters as JSON. A card goes by CARD and its tone."""
CARD = "report-card"


def named(text: Text) -> Name:
    return text.key, json.dumps(dict(text.args), sort_keys=True)


def read_name(name: Name) -> Text:
    return Text(name[0], json.loads(name[1]))


@dataclass(slots=True)
class Seen:
    """What was seen of games; what was seen of others can be added."""

    moments: dict[Name, list[int]] = field(default_factory=dict)
    """How often each kind of moment came, by part of the stage's time."""
    leads: list[float] = field(default_factory=lambda: [0.0] * PARTS)
    """How far along the leader was, added up by part."""
    looks: list[int] = field(default_factory=lambda: [0] * PARTS)
    """How often that was looked at."""
    harms: Counter[Name] = field(default_factory=Counter)
    """What did harm, and how often."""
    places: dict[str, Counter[str]] = field(default_factory=dict)
    """Where, by board and cell."""
    boards: dict[str, int] = field(default_factory=dict)
    """How many games went over each board."""

    def add(self, other: "Seen") -> None:
        for name, times in other.moments.items():
            own = self.moments.setdefault(name, [0] * PARTS)
            self.moments[name] = [a + b for a, b in zip(own, times, strict=True)]
        self.leads = [a + b for a, b in zip(self.leads, other.leads, strict=True)]
        self.looks = [a + b for a, b in zip(self.looks, other.looks, strict=True)]
        self.harms.update(other.harms)
        for board, cells in other.places.items():
            self.places.setdefault(board, Counter()).update(cells)
        for board, games in other.boards.items():
            self.boards[board] = self.boards.get(board, 0) + games


class Diary:
    """What happens in one stage after the other; a stage is put into parts when it has ended."""

    __slots__ = ("_leads", "_moments", "_stage", "_step", "seen")

    def __init__(self) -> None:
        self.seen = Seen()
        self._stage = 0
        self._step = 0
        self._moments: list[tuple[int, Name]] = []
        self._leads: list[tuple[int, float]] = []

    def lead(self, along: float) -> None:
        self._leads.append((self._step, along))

    def decision(self) -> None:
        self._step += 1

    def told(self, event: Event) -> None:
        """An event that names a later stage ends the one before."""
        stage = about(event.params or {}).stage
        if stage > self._stage:
            self.close()
            self._stage = stage
        light = event.cue.spotlight if event.cue is not None and event.cue.weight else None
        if light is not None:
            self._moments.append((self._step, _moment(light)))

    def close(self) -> None:
        """The stage has ended, or the match."""
        steps = max(1, self._step)
        for step, name in self._moments:
            times = self.seen.moments.setdefault(name, [0] * PARTS)
            times[_part(step, steps)] += 1
        for step, along in self._leads:
            self.seen.leads[_part(step, steps)] += along
            self.seen.looks[_part(step, steps)] += 1
        self._moments, self._leads, self._step = [], [], 0


def _part(step: int, steps: int) -> int:
    return min(PARTS - 1, step * PARTS // steps)


def _moment(light: Spotlight) -> Name:
    """Cards are many: they are one kind, with their tone."""
    return (f"{CARD}-{light.tone or 'plain'}", "{}") if light.frame else named(light.name)


class ObservedSolo(Solo):
    """A game with a diary. To look at it changes nothing in it."""

    __slots__ = ("_last", "_picture", "_told", "diary")

    def __init__(self, *args: Any, **wishes: Any) -> None:
        self.diary = Diary()
        self._told: list[Event] = []
        self._last = NOBODY
        self._picture: Picture | None = None
        super().__init__(*args, **wishes)
        self._write()

    def run(self) -> Outcome:
        outcome = super().run()
        self.diary.close()
        return outcome

    def decide(self, seat: int) -> None:
        if seat != self._last or self._picture is None:
            self._look()
            self._last = seat
        super().decide(seat)
        self.diary.decision()
        self._write()

    def _hears(self) -> Tell:
        return self._told.append

    def _look(self) -> None:
        """At every turn: how far the leader is, and which road is ridden."""
        self._picture = self._seen_now()
        self.diary.lead(max((piece.along for piece in self._picture.pieces), default=0.0))

    def _write(self) -> None:
        harms = [event for event in self._told if _harms(event)]
        for event in self._told:
            self.diary.told(event)
        self._told.clear()
        if harms:
            after = self._seen_now()
            before = self._picture if self._picture is not None else after
            # Where the road has changed since, the stage ended with it: then where they stood before must do.
            picture = after if after.board == before.board else before
            for event in harms:
                self._note_harm(event, picture)

    def _note_harm(self, event: Event, picture: Picture) -> None:
        assert event.cue is not None
        assert event.cue.spotlight is not None
        seen = self.diary.seen
        seen.harms[named(event.cue.spotlight.name)] += 1
        cell = _place(event, picture)
        if cell:
            seen.places.setdefault(picture.board, Counter())[cell] += 1

    def _seen_now(self) -> Picture:
        picture = self.game.picture(self.state.view(SPECTATOR))
        self.diary.seen.boards.setdefault(picture.board, 1)
        return picture


def _harms(event: Event) -> bool:
    light = event.cue.spotlight if event.cue is not None else None
    return light is not None and light.tone == "harm"


def _place(event: Event, picture: Picture) -> str:
    """The cell that an event names, else that of the rider it is about: the target, if there is one."""
    params = event.params or {}
    cell = params.get("cell")
    if isinstance(cell, str) and cell.startswith("cell:"):
        return cell
    told = about(params)
    seat = told.seat if told.target == SPECTATOR else told.target
    own = [piece for piece in picture.pieces if piece.seat == seat]
    if len(own) > 1:
        own = [piece for piece in own if piece.bib == told.bib]
    return own[0].cell if own else ""
