"""A match: moves tried before they are true, undo as an entry of the log. What becomes of luck: `test_luck.py`."""

import pytest

from gruppetto.engine.chance import SEED_BYTES, RecordedChance
from gruppetto.engine.contract import PositionError
from gruppetto.engine.header import make_header
from gruppetto.engine.match import Match, digest
from gruppetto.engine.record import SeatName, TakeBacks, dumps, loads
from gruppetto.engine.refusal import NotationError, Refused
from tests.toy import GAME

SEED = bytes(range(SEED_BYTES))
NAMES = (SeatName("Ilse"), SeatName("Bot", "greedy"))


def new_match(position: str = "") -> Match:
    return Match(GAME, GAME.setup(2), NAMES, SEED, position=position, take_backs=TakeBacks.FRIENDLY)


def first(match: Match) -> str:
    """The notation of the first legal action, which drops a card."""
    return str(match.state.actions()[0])


def ridden(moves: int) -> Match:
    match = new_match()
    for _ in range(moves):
        match.play(match.state.to_decide, first(match))
    return match


def finished() -> Match:
    match = new_match()
    while not match.over:
        match.play(match.state.to_decide, str(match.state.actions()[-1]))
    return match


def test_the_start_is_entry_nought_with_the_deal_as_its_luck() -> None:
    match = new_match()

    assert match.version == 0
    assert len(match.entries[0].chance) == 6
    assert GAME.start(match.setup, RecordedChance(match.entries[0].chance)).document() == match.state.document()


def test_preparing_a_move_changes_nothing() -> None:
    match = new_match()
    before = match.state.document()

    prepared = match.prepare(0, first(match))

    assert match.state.document() == before
    assert match.version == 0
    assert prepared.state.document() != before


def test_accepting_makes_the_prepared_move_true() -> None:
    match = new_match()
    prepared = match.prepare(0, first(match))

    match.accept(prepared)

    assert match.state is prepared.state
    assert match.entries[-1] == prepared.entry
    assert match.happened[-1] == prepared.events


def test_preparing_twice_meets_the_same_luck() -> None:
    match = new_match()

    assert match.prepare(0, first(match)).entry == match.prepare(0, first(match)).entry


def test_a_move_prepared_on_an_older_position_is_not_accepted() -> None:
    match = new_match()
    prepared = match.prepare(0, first(match))
    match.accept(prepared)

    with pytest.raises(ValueError, match="another position"):
        match.accept(prepared)


def test_what_a_rule_forbids_is_refused_with_the_rule() -> None:
    match = new_match()

    with pytest.raises(Refused) as refused:
        match.play(1, first(match))

    assert refused.value.refusal.rule == "TIN-3.1"
    assert match.version == 0


def test_what_is_no_action_is_refused_with_a_sentence() -> None:
    with pytest.raises(NotationError, match="no action of this game"):
        new_match().play(0, "fly")


def test_undo_is_an_entry_and_brings_the_older_position_back() -> None:
    match = ridden(3)
    wanted = match.state_after(1).document()

    match.accept(match.prepare_undo(0, 1))

    assert match.state.document() == wanted
    assert match.version == 4
    assert [entry.number for entry in match.standing()] == [0, 1]
    assert [event.kind for event in match.happened[-1]] == ["undone"]


@pytest.mark.parametrize("back_to", [-1, 9])
def test_there_is_no_going_back_to_what_never_was(back_to: int) -> None:
    with pytest.raises(ValueError, match=f"no move {back_to}"):
        ridden(2).prepare_undo(0, back_to)


def test_there_is_no_going_back_to_what_was_taken_back() -> None:
    match = ridden(3)
    match.accept(match.prepare_undo(0, 1))

    with pytest.raises(ValueError, match="no move 2"):
        match.prepare_undo(0, 2)


def test_the_last_decision_of_a_seat_is_found_among_what_stands() -> None:
    match = ridden(4)  # seat 0 decided entries 1 and 3

    assert match.last_decision_of(0) == 2
    match.accept(match.prepare_undo(0, 2))
    assert match.last_decision_of(0) == 0


def test_a_seat_that_has_not_decided_has_nothing_to_take_back() -> None:
    assert ridden(1).last_decision_of(1) is None


def test_state_after_shows_what_was_true_then_also_across_an_undo() -> None:
    match = ridden(2)
    second = match.state.document()
    match.accept(match.prepare_undo(1, 1))
    back = match.state.document()

    assert match.state_after(2).document() == second
    assert match.state_after(3).document() == back == match.state_after(1).document()


def test_a_match_can_start_from_a_position() -> None:
    position = ridden(3).state.document()

    match = new_match(position)

    assert match.state.document() == position
    assert match.entries[0].chance == ()
    assert match.record().header.position == position


def test_a_position_of_another_set_up_cannot_start_the_match() -> None:
    exact = Match(GAME, GAME.setup(2, {"finish": "exact"}), NAMES, SEED)

    with pytest.raises(PositionError, match="the options, seats or teams of the position are not those of the match"):
        new_match(exact.state.document())


def test_a_match_from_a_position_is_rebuilt_from_its_record() -> None:
    match = new_match(ridden(3).state.document())
    match.play(match.state.to_decide, first(match))
    record = loads(dumps(match.record()))

    again = Match(GAME, match.setup, NAMES, SEED, record.entries, record.header.position)

    assert again.state.document() == match.state.document()


def test_the_seed_is_told_only_when_the_match_is_over() -> None:
    assert ridden(2).record().seed is None
    assert finished().record().seed == SEED


def test_the_record_of_a_finished_match_holds_the_digest_of_its_last_position() -> None:
    match = finished()

    assert match.record().digest == digest(match.state)


def test_an_edition_of_ones_own_travels_with_the_record() -> None:
    text = GAME.editions()[0].document.text.replace("length = 10", "length = 12")
    own = GAME.edition(type(GAME.editions()[0].document).parse(text, "mine.toml"))

    header = make_header(GAME, GAME.setup(2, edition=own), NAMES, SEED)

    assert header.edition_text == text
    assert make_header(GAME, GAME.setup(2), NAMES, SEED).edition_text == ""


def test_a_copy_goes_its_own_way_and_meets_the_same_luck() -> None:
    match = ridden(2)
    before = dumps(match.record())
    copy = match.copy()

    for _ in range(3):
        copy.play(copy.state.to_decide, first(copy))
    assert dumps(match.record()) == before

    for _ in range(3):
        match.play(match.state.to_decide, first(match))
    assert dumps(match.record()) == dumps(copy.record())


def test_a_copy_keeps_its_own_hands_and_hints() -> None:
    match = new_match()
    copy = match.copy()

    copy.accept(copy.prepare_hint(0, "puncheur"))

    assert (match.hints.all(), copy.hints.all()) == ((0, 0), (1, 0))
