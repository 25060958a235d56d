"""Conformance: one match played to its end, and the whole contract of a game checked along its road."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from gruppetto.engine.chance import Chance, RecordedChance
from gruppetto.engine.contract import AnyGame, Setup, State, View
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.match import Match
from gruppetto.engine.record import LogEntry, Record, RecordError, dumps, loads
from gruppetto.engine.verification import verify
from gruppetto.testing.colours import check_colours
from gruppetto.testing.difference import difference
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.playing import BOUND, MOST_TRIED, Player, Ride, at_random, luck, ride, spread_evenly
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
from gruppetto.testing.screen import Boards, check_screen, check_texts, encode_events, text_keys
from gruppetto.testing.story import check_moments, check_story
from gruppetto.testing.take_backs import check_take_backs


def conform(
    game: AnyGame,
    setup: Setup[Any],
    seed: int,
    *,
    player: Player = at_random,
    invariants: Sequence[Invariant] = (),
    bound: int = BOUND,
    looks: int = 24,
) -> Match:
    """Play one match and check everything; raises Fault where the contract is broken.

    Light checks happen in every position, the others in about `looks` of them. `invariants` are the game's own,
    `bound` is the number of decisions after which the match should long be over.
    """
    ridden = ride(game, setup, seed, player, bound, write=True)
    _check_start(ridden)
    for state in ridden.states:
        check_invariants(state, invariants)
        check_actions(game, setup, state)
    closely = _Closely(game, setup, luck(seed), tuple(invariants), ridden.seen())
    views: dict[int, list[View[Any]]] = {}
    for place in ridden.places(looks):
        state = ridden.states[place]
        expect(state.document() == ridden.documents[place], "playing on changed an earlier position", state)
        views[place] = closely.look(state)
    check_texts(game, closely.keys | closely.boards.keys() | _event_keys(ridden.match))
    check_moments(game, ridden.match)
    check_story(ridden.match)
    _check_replay(ridden, views)
    check_take_backs(game, setup, seed, player)
    return ridden.match


class _Closely:
    """Looks at positions of one match, and remembers what was tried and which texts were used."""

    def __init__(
        self, game: AnyGame, setup: Setup[Any], chance: Chance, invariants: tuple[Invariant, ...], seen: list[Any]
    ) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.invariants = invariants
        self.candidates = dict.fromkeys(seen)
        self.boards = Boards(game, setup)
        self.keys: set[str] = set()
        self.looked = 0

    def look(self, state: State[Any]) -> list[View[Any]]:
        """Everything that can be checked in one position; returns what some seats and a spectator see."""
        game, setup = self.game, self.setup
        before = state.document()
        self.looked += 1
        views = [check_view(game, state, seat) for seat in self._some_seats(state)]
        for view in views:
            self.candidates.update(dict.fromkeys(attempt.action for attempt in game.attempts(view)))
            self.keys |= check_screen(game, self.boards, state, view)
        check_colours(game, setup, state)
        self.keys |= check_refusals(game, setup, state, spread_evenly(list(self.candidates), MOST_TRIED, self.looked))
        check_garbage(game, setup, state)
        check_copies(state, self.chance)
        check_document(game, setup, state)
        check_damaged_documents(game, state, self.chance.die(1000))
        check_standing(setup, state)
        for view in views:
            check_imagined(game, setup, state, view, self.chance, self.invariants)
        expect(state.document() == before, "looking at a position changed it", state)
        return views

    def _some_seats(self, state: State[Any]) -> list[int]:
        """A spectator, who is to decide, and the others in turn: at a large table they all see much the same."""
        others = [seat for seat in range(self.setup.seats) if seat != state.to_decide]
        return sorted({SPECTATOR, state.to_decide, *others[self.looked % max(1, len(others)) :][:1]})


def _event_keys(match: Match) -> set[str]:
    """The sentences of all events, and what stands on the stage while they have it."""
    told = [event for events in match.happened for event in events]
    cues = {id(event.cue): event.cue for event in told}  # most are declared once for all events of a kind
    return {f"{match.game.id}-event-{event.kind}" for event in told}.union(*map(text_keys, cues.values()))


def _check_start(ridden: Ride) -> None:
    """The same luck deals the same first position."""
    met = RecordedChance(ridden.match.entries[0].chance)
    again = ridden.match.game.start(ridden.setup, met)
    expect(not met.left, "the start meets less luck when nobody listens", again)
    expect(again.document() == ridden.documents[0], "the same luck starts another match", again)


def _check_replay(ridden: Ride, views: dict[int, list[View[Any]]]) -> None:
    """The record, written and read, replays to the same documents, events and views, without rolling."""
    match = ridden.match
    record = match.record()
    read = loads(dumps(record))
    expect(read == record, "the record reads back as another")
    verdict = verify(match.game, read)
    expect(verdict.finished and verdict.moves == match.version, f"the record verifies as {verdict}", match.state)
    state: State[Any] | None = None
    for entry in read.entries:
        events: list[Event] = []
        state = _replay_entry(match, state, entry.do, RecordedChance(entry.chance), events)
        # Games compare positions part by part, which is quicker than to write both. A comparison that forgets a part is
        # found where the position is looked at closely.
        same = entry.number not in views and state == ridden.states[entry.number]
        same = same or state.document() == ridden.documents[entry.number]
        expect(same, f"entry {entry.number} ({entry.do}) replays to another position", state)
        for seat in range(SPECTATOR, match.setup.seats):
            told = encode_events(events, seat) == encode_events(match.happened[entry.number], seat)
            expect(told, f"the replay of entry {entry.number} tells seat {seat} something else", state)
        for view in views.get(entry.number, ()):
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
    others = tuple(look.team for look in match.game.teams[::-1][: len(header.seats)])
    yield "other teams", replace(record, header=replace(header, teams=others))
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


def _with(record: Record, place: int, entry: LogEntry) -> Record:
    return replace(record, entries=(*record.entries[:place], entry, *record.entries[place + 1 :]))
