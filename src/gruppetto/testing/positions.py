"""The contract of one position: what it offers and refuses, how it is copied, written, read, seen and imagined."""

import math
import pickle
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from gruppetto.engine.chance import Chance, RecordedChance
from gruppetto.engine.contract import NOBODY, AnyGame, PositionError, Setup, State, View
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.refusal import NotationError
from gruppetto.testing.difference import difference
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.playing import spread_evenly
from gruppetto.testing.screen import encode, refusal_key
from gruppetto.testing.witness import Witness

Invariant = Callable[[State[Any]], str | None]
"""What must hold in every position of a game (cards conserved, one rider a cell): None, or what is broken."""

GARBAGE = ("", " ", "?", "0", "-1", "nothing of the kind", "\x00", "…", "{}", "ride ride ride")
"""Texts that are an action of no game."""


MOST_DAMAGES = 5


def check_invariants(state: State[Any], invariants: Iterable[Invariant]) -> None:
    for invariant in invariants:
        broken = invariant(state)
        expect(broken is None, str(broken), state)


def check_actions(game: AnyGame, setup: Setup[Any], state: State[Any]) -> None:
    """Legal actions are there unless the match is over, in order, each once, and their notation reads back."""
    actions = state.actions()
    if state.to_decide == NOBODY:
        expect(not actions, f"the match is over and {actions[:1]} is legal", state)
        return
    expect(len(actions) > 0, f"seat {state.to_decide} is to decide and has no legal action", state)
    for before, after in pairwise(actions):
        expect(before < after, f"the actions are not sorted and unique: {before}, then {after}", state)
    for action in actions:
        check_notation(game, setup, action, state)


def check_notation(game: AnyGame, setup: Setup[Any], action: Any, state: State[Any]) -> None:
    again = game.parse(str(action), setup)
    same = again == action and hash(again) == hash(action) and str(again) == str(action)
    expect(same, f"the notation {str(action)!r} reads back as {again!r}, not {action!r}", state)


def check_garbage(game: AnyGame, setup: Setup[Any], state: State[Any]) -> None:
    """What is no action raises NotationError and nothing else; what is nearly one never reads as two things."""
    for text in GARBAGE:
        _expect_no_action(game, setup, text)
    for action in state.actions()[:6]:
        whole = str(action)
        for text in (whole[:-1], whole + "x", whole + " " + whole, whole.upper(), " " + whole, whole + "\n"):
            try:
                read = game.parse(text, setup)
            except NotationError:
                continue
            expect(game.parse(str(read), setup) == read, f"{text!r} reads as {read!r}, which does not read back", state)


def _expect_no_action(game: AnyGame, setup: Setup[Any], text: str) -> None:
    try:
        action = game.parse(text, setup)
    except NotationError as error:
        expect("\n" not in str(error) and bool(str(error)), f"{text!r} is refused without one clear sentence")
        return
    raise Fault(f"{text!r} is read as the action {action!r}")


def check_refusals(game: AnyGame, setup: Setup[Any], state: State[Any], candidates: Iterable[Any]) -> set[str]:
    """`refusal` is None exactly for the legal ones, and every refusal names a rule; returns its texts' keys.

    Who is to decide is refused or allowed everything in turn, the others something each.
    """
    legal = set(state.actions())
    rules = game.rulebook().rules()
    keys: set[str] = set()
    everybody = range(SPECTATOR, setup.seats)
    for place, action in enumerate((*candidates, *legal)):
        for seat in {state.to_decide, everybody[place % len(everybody)]}:
            refusal = state.refusal(seat, action)
            allowed = seat == state.to_decide and seat != NOBODY and action in legal
            if refusal is None:
                expect(allowed, f"seat {seat} may play {action}, which is not among the legal actions", state)
            else:
                expect(not allowed, f"{refusal.rule} refuses {action}, which is among the legal actions", state)
                expect(refusal.rule in rules, f"{action} is refused by {refusal.rule}, which is no rule", state)
                encode(refusal.params)
                keys.add(refusal_key(game, refusal.rule))
    return keys


def check_copies(state: State[Any], chance: Chance, plies: int = 6) -> None:
    """Playing on a copy leaves the original and its other copies alone; telling nobody changes nothing."""
    before = state.document()
    played, told, kept = state.copy(), state.copy(), state.copy()
    expect(played.document() == before, "a copy has another document than its original", state)
    events: list[Event] = []
    for _ in range(plies):
        if played.to_decide == NOBODY:
            break
        actions = played.actions()
        action = actions[chance.die(len(actions)) - 1] if len(actions) > 1 else actions[0]
        witness = Witness(chance)
        played.play(action, witness)
        again = RecordedChance(witness.met)
        told.play(action, again, events.append)
        expect(not again.left, f"{action} meets less luck when somebody listens", state)
    expect(told.document() == played.document(), "a move does something else when somebody listens", state)
    expect(state.document() == before, "playing on a copy changed the original", state)
    expect(kept.document() == before, "playing on a copy changed another copy", state)


def check_document(game: AnyGame, setup: Setup[Any], state: State[Any]) -> None:
    """The document reads back as the same position: same text, actions, standing, and views for everybody."""
    text = state.document()
    shipped = any(setup.edition.document.digest == known.document.digest for known in game.editions())
    for again in [game.position(text, setup)] + ([game.position(text)] if shipped else []):
        expect(again.document() == text, f"the document reads back as another:\n{again.document()}", state)
        expect(list(again.actions()) == list(state.actions()), "read back, it has other actions", state)
        expect(again.standing() == state.standing(), "read back, it has another standing", state)
        for seat in range(SPECTATOR, setup.seats):
            found = difference(state.view(seat), again.view(seat), "view")
            expect(found is None, f"read back, seat {seat} sees something else: {found}", state)


def check_damaged_documents(game: AnyGame, state: State[Any], turn: int) -> None:
    """A damaged document is refused with a PositionError, or read as a position that has the same faults written.

    Of all the damage there is only some is done to one position, other at every turn.
    """
    lines = state.document().splitlines(keepends=True)
    damaged = ["", "what is this", "\x00", "a = [", "".join(lines * 2)]
    for place, line in enumerate(lines):
        name = line.partition("=")[0]
        rest = lines[place + 1 :]
        damaged += ["".join([*lines[:place], *changed, *rest]) for changed in _changes(name)]
    for text in spread_evenly(damaged, MOST_DAMAGES, turn):
        try:
            read = game.position(text).document()
        except PositionError as error:
            expect(bool(str(error)), "a damaged position is refused without a reason", state)
            continue
        again = game.position(read).document()
        expect(again == read, f"this document is accepted but does not read back:\n{text}", state)


def _changes(name: str) -> list[list[str]]:
    """Instead of a line: nothing, other kinds of value, and figures no game has."""
    return [[], *([f"{name}= {value}\n"] for value in ("-7", "999999", '"?"', "[]", "[-1, 99]", "{}", "true", "1.5"))]


def check_view(game: AnyGame, state: State[Any], seat: int) -> View[Any]:
    """A view is of its seat, private in its actions, can be sent to another process, and can be appraised there."""
    view = state.view(seat)
    expect(view.seat == seat, f"the view of seat {seat} says that it is of seat {view.seat}", state)
    table = view.open
    floor = type(table)
    expect(
        floor in type(state).__mro__ and not hasattr(floor, "play"), f"a view holds more than is open: {floor}", state
    )
    expect(table.to_decide == state.to_decide, f"seat {seat} sees that seat {table.to_decide} is to decide", state)
    decides = seat == state.to_decide and seat != SPECTATOR
    expected = list(state.actions()) if decides else []
    expect(list(view.actions) == expected, f"seat {seat} sees the actions {list(view.actions)}", state)
    sent = pickle.loads(pickle.dumps(view))
    found = difference(view, sent, "view")
    expect(found is None, f"the view of seat {seat} changes when it is sent to another process: {found}", state)
    figures = game.appraise(sent)
    expect(len(figures) == len(expected), f"{len(figures)} figures appraise {len(expected)} actions", state)
    expect(all(map(math.isfinite, figures)), f"an appraisal is no finite number: {figures}", state)
    return view


def check_imagined(
    game: AnyGame,
    setup: Setup[Any],
    state: State[Any],
    view: View[Any],
    chance: Chance,
    invariants: Iterable[Invariant],
) -> None:
    """The imagined position looks the same from this seat, can occur, and shares nothing with the true one."""
    before = state.document()
    imagined = view.imagine(Witness(chance))
    found = difference(view, imagined.view(view.seat), "view")
    expect(found is None, f"seat {view.seat} can tell an imagined position from the true one: {found}", state)
    written = imagined.document()
    try:
        if written != before:  # the true one is read by `check_document`
            game.position(written, setup)
    except PositionError as error:
        raise Fault(f"seat {view.seat} imagines a position that cannot occur: {error}", imagined) from None
    check_invariants(imagined, invariants)
    check_actions(game, setup, imagined)
    for action in list(imagined.actions())[:1]:
        imagined.play(action, Witness(chance))
    expect(state.document() == before, f"playing in a position that seat {view.seat} imagined changed the true one")


def check_standing(setup: Setup[Any], state: State[Any]) -> None:
    """One figure a seat; at the end the winners share 1 and the others have nothing; nobody need have won."""
    standing = state.standing()
    expect(len(standing) == setup.seats, f"there are {len(standing)} standings for {setup.seats} seats", state)
    expect(all(map(math.isfinite, standing)), f"a standing is no finite number: {standing}", state)
    if state.to_decide == NOBODY:
        shares = {share for share in standing if share}
        fair = not shares or (len(shares) == 1 and math.isclose(sum(standing), 1) and min(standing) >= 0)
        expect(fair, f"at the end the standing must be 1 shared among the winners, not {standing}", state)
