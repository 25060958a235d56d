"""The kit catches what it is there to catch: one broken toy for each promise of the contract."""

from collections.abc import Callable
from typing import Any

import pytest

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY, PositionError, Setup, State
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import NotationError, Refusal
from gruppetto.engine.scene import Text
from gruppetto.testing import Fault, conform, tampering_is_caught
from gruppetto.testing.playing import ride
from tests.toy import GAME
from tests.toy.game import Tiny
from tests.toy.state import Box, Move, TinyState, TinyView, parse

Break = Callable[[pytest.MonkeyPatch], None]


def replacing(owner: type, name: str, make: Callable[[Any], Any]) -> Break:
    """Break the toy by putting something else in the place of one of its methods, made from the true one."""
    return lambda patch: patch.setattr(owner, name, make(getattr(owner, name)))


def shares_its_hands(copy: Callable[[TinyState], TinyState]) -> Any:
    def broken(self: TinyState) -> TinyState:
        other = copy(self)
        other.hands = self.hands
        return other

    return broken


def forgets_to_read_the_used_cards(position: Callable[..., TinyState]) -> Any:
    def broken(self: Tiny, text: str, setup: Setup[Box] | None = None) -> TinyState:
        state = position(self, text, setup)
        state.used = [0] * len(state.used)
        return state

    return broken


def stumbles_over_damage(position: Callable[..., TinyState]) -> Any:
    def broken(self: Tiny, text: str, setup: Setup[Box] | None = None) -> TinyState:
        try:
            return position(self, text, setup)
        except PositionError:
            raise KeyError("places") from None

    return broken


def reads_anything(true: object) -> Any:
    def broken(self: Tiny, text: str, setup: Setup[Box]) -> Move:
        try:
            return parse(text, setup)
        except NotationError:
            return Move("drop", 0)

    return broken


def reads_a_drop_as_a_play(true: object) -> Any:
    return lambda self, text, setup: parse(text.replace("drop km1", "play km1"), setup)


def forgets_what_it_listens_to(play: Callable[..., None]) -> Any:
    def broken(self: TinyState, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        play(self, action, chance, tell)
        if tell is None:
            self.places[0] = max(0, self.places[0] - 1)

    return broken


def tells_what_json_cannot_say(play: Callable[..., None]) -> Any:
    def broken(self: TinyState, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        play(self, action, chance, tell)
        if tell is not None:
            tell(Event("drew", {"deck": object()}))  # type: ignore[dict-item]

    return broken


def rides_in_circles(play: Callable[..., None]) -> Any:
    def broken(self: TinyState, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        play(self, action, chance, tell)
        self.places = [min(place, 5) for place in self.places]

    return broken


def imagines_pushes_everywhere(imagine: Callable[..., TinyState]) -> Any:
    def broken(self: TinyView, chance: Chance) -> TinyState:
        state = imagine(self, chance)
        state.hands = [hand if seat == self.seat else [0, 0, 0, 0, sum(hand)] for seat, hand in enumerate(state.hands)]
        return state

    return broken


def imagines_another_place(imagine: Callable[..., TinyState]) -> Any:
    def broken(self: TinyView, chance: Chance) -> TinyState:
        state = imagine(self, chance)
        state.places[0] = 1
        return state

    return broken


def offers_twice(attempts: Callable[..., list[Attempt[Move]]]) -> Any:
    return lambda self, view: attempts(self, view) * 2


def offers_half(attempts: Callable[..., list[Attempt[Move]]]) -> Any:
    return lambda self, view: [attempt for attempt in attempts(self, view) if not attempt.side]


def picks_from_thin_air(attempts: Callable[..., list[Attempt[Move]]]) -> Any:
    def broken(self: Tiny, view: TinyView) -> list[Attempt[Move]]:
        return [Attempt(a.action, (f"cloud:{a.action}",), a.label) for a in attempts(self, view)]

    return broken


def refuses_by_no_rule(refusal: Callable[..., Refusal | None]) -> Any:
    def broken(self: TinyState, seat: int, action: Move) -> Refusal | None:
        return refusal(self, seat, action) and Refusal("TIN-99")

    return broken


def lets_anybody_play(refusal: Callable[..., Refusal | None]) -> Any:
    def broken(self: TinyState, seat: int, action: Move) -> Refusal | None:
        found = refusal(self, seat, action)
        return None if found and found.rule == "TIN-3.1" else found

    return broken


def hides_drops_from_cell_three_on(patch: pytest.MonkeyPatch) -> None:
    """Neither listed nor attempted there, though `refusal` allows them: only what was seen before gives it away."""
    actions, attempts = TinyState.actions, Tiny.attempts

    def fewer_actions(self: TinyState) -> list[Move]:
        far = self.places[self.to_decide] >= 3
        return [move for move in actions(self) if not (far and move.verb == "drop")] or actions(self)

    def fewer_attempts(self: Tiny, view: TinyView) -> list[Attempt[Move]]:
        listed = [attempt for attempt in attempts(self, view) if attempt.action in view.actions]
        return listed if view.actions else attempts(self, view)

    patch.setattr(TinyState, "actions", fewer_actions)
    patch.setattr(Tiny, "attempts", fewer_attempts)


def says_nothing_of_drops(play: Callable[..., None]) -> Any:
    def broken(self: TinyState, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        play(self, action, chance, None if action.verb == "drop" else tell)

    return broken


BROKEN: list[tuple[Break, str]] = [
    (replacing(TinyState, "copy", lambda true: lambda self: self), "playing on changed an earlier position"),
    (replacing(TinyState, "copy", shares_its_hands), "playing on changed an earlier position"),
    (replacing(TinyState, "actions", lambda true: lambda self: true(self)[::-1]), "not sorted and unique"),
    (replacing(TinyState, "actions", lambda true: lambda self: true(self) * 2), "not sorted and unique"),
    (hides_drops_from_cell_three_on, "may play drop .*, which is not among the legal actions"),
    (replacing(TinyState, "refusal", lets_anybody_play), "may play"),
    (replacing(TinyState, "refusal", refuses_by_no_rule), "TIN-99, which is no rule"),
    (replacing(Tiny, "parse", reads_anything), "is read as the action"),
    (replacing(Tiny, "parse", reads_a_drop_as_a_play), "'drop km1' reads back as"),
    (replacing(Tiny, "position", forgets_to_read_the_used_cards), "reads back as another"),
    (replacing(Tiny, "position", stumbles_over_damage), "places"),
    (replacing(TinyState, "play", forgets_what_it_listens_to), "when somebody listens"),
    (replacing(TinyState, "play", tells_what_json_cannot_say), "cannot be sent as JSON"),
    (replacing(TinyState, "play", says_nothing_of_drops), "drop .* is told by no event"),
    (replacing(TinyState, "play", rides_in_circles), "not over after 300 decisions"),
    (replacing(TinyState, "standing", lambda true: lambda self: [1.0] * len(self.places)), "shared among the winners"),
    (replacing(TinyView, "imagine", imagines_another_place), "can tell an imagined position from the true one"),
    (
        replacing(TinyView, "imagine", imagines_pushes_everywhere),
        "imagines a position that cannot occur: there are 9 cards push",
    ),
    (replacing(Tiny, "attempts", offers_twice), "offered is"),
    (replacing(Tiny, "attempts", offers_half), "offered is"),
    (replacing(Tiny, "attempts", picks_from_thin_air), "which is not on the screen"),
    (replacing(Tiny, "appraise", lambda true: lambda self, view: [0.0]), "figures appraise"),
    (replacing(Tiny, "rulebook", lambda true: lambda self: type(true(self))((), ())), "which is no rule"),
]


@pytest.mark.parametrize(("breaking", "claim"), BROKEN)
def test_a_broken_promise_is_found(monkeypatch: pytest.MonkeyPatch, breaking: Break, claim: str) -> None:
    breaking(monkeypatch)

    with pytest.raises((Fault, KeyError), match=claim):
        conform(GAME, GAME.setup(3, {"finish": "exact"}), seed=5, bound=300)


def test_the_toy_keeps_its_promises() -> None:
    assert conform(GAME, GAME.setup(3, {"finish": "exact"}), seed=5, bound=300).over


def test_a_fault_names_the_position_in_which_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "standing", lambda self: [])

    with pytest.raises(Fault) as fault:
        conform(GAME, GAME.setup(2), seed=5)

    assert GAME.position(fault.value.position).document() == fault.value.position
    assert fault.value.position in str(fault.value)


def test_the_games_own_invariants_are_asked() -> None:
    def nobody_wins(state: State[Any]) -> str | None:
        return "somebody has won" if state.to_decide == NOBODY else None

    with pytest.raises(Fault, match="somebody has won"):
        conform(GAME, GAME.setup(2), seed=5, invariants=[nobody_wins])


def test_a_text_that_no_catalogue_has_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "question", lambda self, view: Text("tiny-nowhere"))

    with pytest.raises(Fault, match=r"texts/en.ftl of tiny lacks tiny-nowhere"):
        conform(GAME, GAME.setup(2), seed=5)


def test_a_verification_that_looks_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ride(GAME, GAME.setup(2), seed=5).match
    monkeypatch.setattr("gruppetto.testing.conformance.verify", lambda game, record: None)

    with pytest.raises(Fault, match="nobody noticed another seed"):
        tampering_is_caught(match)
