"""Conformance: one match played to its end, with the whole contract of a game checked along the way.

Light checks happen in every position; the thorough ones in every `stride`-th, in the first and the last, and wherever
something happened for the first time in this match, so that rare phases are looked at as well.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gruppetto.engine.chance import Chance, RecordedChance, SampledChance
from gruppetto.engine.contract import AnyGame, Setup, State
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.match import Match, verify
from gruppetto.engine.record import Record, RecordError, SeatName, dumps, loads
from gruppetto.testing.difference import difference
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.playing import Decide, Player, at_random, floats, luck, match_seed
from gruppetto.testing.positions import (
    Invariant,
    check_actions,
    check_copies,
    check_damaged_documents,
    check_document,
    check_garbage,
    check_imagined,
    check_invariants,
    check_refusals,
    check_standing,
    check_view,
)
from gruppetto.testing.screen import check_screen, check_texts, encode_events


def conform(
    game: AnyGame,
    setup: Setup[Any],
    seed: int,
    *,
    player: Player = at_random,
    invariants: Sequence[Invariant] = (),
    bound: int = 5_000,
    stride: int = 16,
) -> Match:
    """Play one match and check everything; raises Fault where the contract is broken.

    `invariants` are the game's own, `bound` the number of decisions after which it should long be over.
    """
    ride = _Ride(game, setup, luck(seed), tuple(invariants))
    match = begin(game, setup, seed)
    _check_start(match)
    decide = player(game, floats(seed + 1))
    ride.look(match, thorough=True)
    while not match.over:
        expect(match.version < bound, f"the match is not over after {bound} decisions", match.state)
        step(match, decide)
        ride.look(match, thorough=match.version % stride == seed % stride or match.over)
    check_damaged_documents(game, match.state)
    check_texts(game, ride.keys)
    _check_replay(match, ride)
    return match


def begin(game: AnyGame, setup: Setup[Any], seed: int) -> Match:
    return Match(game, setup, tuple(SeatName(f"Rider {n}") for n in range(setup.seats)), match_seed(seed))


def step(match: Match, decide: Decide) -> Any:
    """The seat to decide decides on its view, as a bot would; returns what it chose."""
    seat = match.state.to_decide
    action = decide(match.state.view(seat))
    expect(action in match.state.actions(), f"seat {seat} chose {action}, which is not legal", match.state)
    match.play(seat, str(action))
    return action


@dataclass
class _Ride:
    """What is remembered of a match while it is looked at."""

    game: AnyGame
    setup: Setup[Any]
    chance: SampledChance
    invariants: tuple[Invariant, ...]
    keys: set[str] = field(default_factory=set)
    candidates: dict[Any, None] = field(default_factory=dict)
    """Every action seen or attempted so far: what somebody might try again."""
    kinds: set[str] = field(default_factory=set)
    documents: list[str] = field(default_factory=list)
    views: dict[int, list[Any]] = field(default_factory=dict)
    """The views of all seats, by the number of the entry after which they were looked at."""

    def look(self, match: Match, *, thorough: bool) -> None:
        state, events = match.state, match.happened[-1]
        check_invariants(state, self.invariants)
        check_actions(self.game, self.setup, state)
        self.documents.append(state.document())
        self.candidates.update(dict.fromkeys(state.actions()))
        new = {event.kind for event in events} - self.kinds
        self.kinds |= new
        self.keys |= {f"{self.game.id}-event-{kind}" for kind in new}
        for seat in range(SPECTATOR, self.setup.seats):
            encode_events(events, seat)
        if thorough or new:
            self._look_closely(match.version, state)

    def _look_closely(self, version: int, state: State[Any]) -> None:
        game, setup = self.game, self.setup
        before = state.document()
        views = [check_view(game, state, seat, self.chance) for seat in range(SPECTATOR, setup.seats)]
        for view in views:
            self.candidates.update(dict.fromkeys(attempt.action for attempt in game.attempts(view)))
            self.keys |= check_screen(game, setup, state, view.seat, view)
        self.keys |= check_refusals(game, setup, state, self.candidates)
        check_garbage(game, setup, state)
        check_copies(state, self.chance)
        check_document(game, setup, state)
        check_standing(setup, state)
        for view in views:
            check_imagined(game, setup, state, view, self.chance, self.invariants)
        expect(state.document() == before, "looking at a position changed it", state)
        self.views[version] = views


def _check_start(match: Match) -> None:
    """The same luck deals the same first position."""
    luck_met = RecordedChance(match.entries[0].chance)
    again = match.game.start(match.setup, luck_met)
    expect(not luck_met.left, "the start meets less luck when nobody listens", match.state)
    expect(again.document() == match.state.document(), "the same luck starts another match", match.state)


def _check_replay(match: Match, ride: _Ride) -> None:
    """The record, written and read, replays to the same documents, events and views, without rolling."""
    record = match.record()
    read = loads(dumps(record))
    expect(read == record, "the record reads back as another")
    verdict = verify(match.game, read)
    expect(verdict.finished and verdict.moves == match.version, f"the record verifies as {verdict}", match.state)
    state: State[Any] | None = None
    for entry in read.entries:
        events: list[Event] = []
        state = _replay_entry(match, state, entry.do, RecordedChance(entry.chance), events)
        same = state.document() == ride.documents[entry.number]
        expect(same, f"entry {entry.number} ({entry.do}) replays to another position", state)
        for seat in range(SPECTATOR, match.setup.seats):
            told = encode_events(events, seat) == encode_events(match.happened[entry.number], seat)
            expect(told, f"the replay of entry {entry.number} tells seat {seat} something else", state)
        for view in ride.views.get(entry.number, ()):
            found = difference(view, state.view(view.seat), "view")
            expect(found is None, f"in the replay seat {view.seat} sees something else: {found}", state)


def _replay_entry(match: Match, state: State[Any] | None, do: str, chance: Chance, events: list[Event]) -> State[Any]:
    if state is None:
        return match.game.start(match.setup, chance, events.append)
    state.play(match.game.parse(do, match.setup), chance, events.append)
    return state


def tampering_is_caught(match: Match, seed: int = 1) -> int:
    """Each of many ways to bend the record of a finished match is found out; returns how many were tried."""
    record = match.record()
    tried = 0
    for what, bent in _bent(match, record, luck(seed)):
        if bent == record:
            continue
        try:
            verify(match.game, loads(dumps(bent)))
        except RecordError:
            tried += 1
            continue
        raise Fault(f"nobody noticed {what}", match.state)
    return tried


def _bent(match: Match, record: Record, chance: Chance) -> Iterable[tuple[str, Record]]:
    header, entries = record.header, record.entries
    yield "another seed", replace(record, seed=bytes(32))
    yield "another digest", replace(record, digest="0" * 64)
    yield "another promise", replace(record, header=replace(header, commitment="0" * 64))
    yield "another edition", replace(record, header=replace(header, edition_hash="0" * 64))
    yield "another version of the rules", replace(record, header=replace(header, rules="0"))
    yield "a missing end", replace(record, entries=entries[:-1])
    for option in match.game.options:
        choices = [choice for choice in option.choices if choice != header.options[option.name]]
        options = {**header.options, option.name: choices[0]}
        yield f"another {option.name}", replace(record, header=replace(header, options=options))
    notations = sorted({entry.do for entry in entries[1:]})
    for _ in range(3):
        place = chance.die(len(entries) - 1)
        entry = entries[place]
        legal = {str(action) for action in match.state_after(place - 1).actions()}
        for do in [do for do in notations if do not in legal][:1]:
            yield f"an illegal action in entry {place}", _with(record, place, replace(entry, do=do))
        other = (entry.seat + 1) % match.setup.seats
        yield f"the wrong seat in entry {place}", _with(record, place, replace(entry, seat=other))
        more = replace(entry, chance=(*entry.chance, 1))
        yield f"more luck in entry {place}", _with(record, place, more)
    lucky = [entry for entry in entries if entry.chance]
    for entry in {lucky[0], lucky[len(lucky) // 2], lucky[-1]} if lucky else ():
        bent = replace(entry, chance=(entry.chance[0] + 1, *entry.chance[1:]))
        yield f"other luck in entry {entry.number}", _with(record, entry.number, bent)


def _with(record: Record, place: int, entry: Any) -> Record:
    return replace(record, entries=(*record.entries[:place], entry, *record.entries[place + 1 :]))
