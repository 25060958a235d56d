"""Luck and undo: the same act on the same line meets the same luck, and another act learns nothing from it."""

from typing import ClassVar

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.match import Match, NotTakenBack
from gruppetto.engine.record import SeatName, TakeBacks, dumps, loads
from gruppetto.engine.verification import verify
from tests.toy import GAME
from tests.toy.calm import Calm

SEED = bytes(range(SEED_BYTES))
NAMES = (SeatName("Ilse"), SeatName("Bram"))


def new_match(take_backs: TakeBacks = TakeBacks.FRIENDLY, seed: bytes = SEED) -> Match:
    return Match(GAME, GAME.setup(2), NAMES, seed, take_backs=take_backs)


def acts(match: Match) -> list[str]:
    return [str(action) for action in match.state.actions()]


def ride(match: Match, moves: int) -> list[tuple[int, ...]]:
    """So many moves, each the first that is legal, and the luck they met."""
    return [match.play(match.state.to_decide, acts(match)[0]).entry.chance for _ in range(moves)]


def back(match: Match, seat: int, to: int) -> None:
    match.accept(match.prepare_undo(seat, to))


def seeds(many: int) -> list[bytes]:
    return [number.to_bytes(SEED_BYTES, "big") for number in range(many)]


# --- the same again -----------------------------------------------------------------------------------------------


def test_an_act_taken_back_and_done_again_meets_the_same_luck() -> None:
    match = new_match()
    met = ride(match, 1)
    back(match, 0, 0)
    assert ride(match, 1) == met


def test_so_do_all_acts_after_it_while_everybody_does_the_same() -> None:
    match = new_match()
    met, wanted = ride(match, 5), match.state.document()
    back(match, 0, 0)
    assert ride(match, 5) == met
    assert match.state.document() == wanted


def test_also_when_moves_were_taken_back_one_by_one() -> None:
    match = new_match()
    met = ride(match, 3)
    back(match, 0, 2)
    back(match, 1, 1)
    back(match, 0, 0)
    assert ride(match, 3) == met


def test_also_after_another_act_was_tried_in_between() -> None:
    match = new_match()
    met = ride(match, 2)
    back(match, 0, 0)
    match.play(0, acts(match)[-1])
    back(match, 0, 0)
    assert ride(match, 2) == met


def test_also_when_the_match_is_loaded_in_between() -> None:
    match = new_match()
    met = ride(match, 3)
    back(match, 0, 0)
    loaded = Match(GAME, match.setup, NAMES, SEED, tuple(match.entries), take_backs=TakeBacks.FRIENDLY)
    assert ride(loaded, 3) == met


def test_a_bot_draws_the_same_lots_again() -> None:
    match = new_match()
    ride(match, 1)
    lots = match.lots()
    back(match, 0, 0)
    assert match.lots() != lots
    ride(match, 1)
    assert match.lots() == lots


# --- nothing is learned ---------------------------------------------------------------------------------------------


def test_another_act_meets_luck_of_its_own() -> None:
    """Over many seeds two acts in the same place draw alike now and then, and not as a rule."""
    alike = 0
    for seed in seeds(60):
        match = new_match(seed=seed)
        one, other = acts(match)[0], acts(match)[-1]
        alike += match.prepare(0, one).entry.chance == match.prepare(0, other).entry.chance
    assert 0 < alike < 45


def test_after_another_act_the_next_player_meets_other_luck_for_the_same_one() -> None:
    """Else whoever takes a move back would know what the next throw brings."""
    alike: set[bool] = set()
    for seed in seeds(60):
        match = new_match(seed=seed)
        replies = []
        for first in (acts(match)[0], acts(match)[-1]):
            match.play(0, first)
            replies.append({do: match.prepare(1, do).entry.chance for do in acts(match)})
            back(match, 0, 0)
        alike.update(replies[0][do] == replies[1][do] for do in replies[0].keys() & replies[1].keys())
    assert alike == {True, False}


def test_the_same_act_later_meets_new_luck() -> None:
    rides = [ride(new_match(seed=seed), 3) for seed in seeds(20)]
    assert any(first != third for first, _, third in rides)


# --- what an honest table takes back ----------------------------------------------------------------------------------


def test_at_an_honest_table_nothing_is_taken_back_that_luck_has_spoken_on() -> None:
    match = new_match(TakeBacks.HONEST)
    ride(match, 1)
    with pytest.raises(NotTakenBack, match="thrown, drawn or shown"):
        match.prepare_undo(0, 0)


def test_what_met_no_luck_is_taken_back_at_an_honest_table() -> None:
    game = Calm()
    match = Match(game, game.setup(2), NAMES, SEED)
    before = match.state.document()
    match.play(0, acts(match)[0])
    back(match, 0, 0)
    assert match.state.document() == before


class ToldOtherwise(Calm):
    """The calm game in a later version, whose events tell of cards that others held hidden."""

    hides: ClassVar[bool] = True


def test_a_record_can_be_read_however_its_moves_are_told_by_now() -> None:
    """It is held to the luck it holds: what a move shows is asked when somebody wishes to take back, and not again."""
    game, later = Calm(), ToldOtherwise()
    match = Match(game, game.setup(2), NAMES, SEED)
    ride(match, 2)
    back(match, 0, 0)
    again = Match(later, later.setup(2), NAMES, SEED, tuple(match.entries))
    assert (again.state.document(), again.across_luck) == (match.state.document(), 0)
    ride(again, 2)
    with pytest.raises(NotTakenBack):
        again.prepare_undo(0, 0)


def test_how_often_luck_was_taken_back_is_counted() -> None:
    match = new_match()
    ride(match, 2)
    back(match, 1, 1)
    back(match, 0, 0)
    assert match.across_luck == 2


def test_an_honest_and_a_friendly_table_with_the_same_seed_meet_other_luck() -> None:
    """So that what was taken back cannot be cut out of a record."""
    starts = [new_match(kind, seed).entries[0].chance for seed in seeds(5) for kind in TakeBacks]
    assert len(set(starts)) > 5


# --- matches of before ------------------------------------------------------------------------------------------------


def test_a_match_begun_before_goes_on_with_the_luck_it_was_promised() -> None:
    match = new_match(TakeBacks.FORMER)
    chances = {ride(match, 1)[0]}
    for _ in range(11):
        back(match, 0, 0)
        chances.add(ride(match, 1)[0])
    loaded = Match(GAME, match.setup, NAMES, SEED, tuple(match.entries), take_backs=TakeBacks.FORMER)
    assert len(chances) > 1
    assert ride(loaded, 1) == ride(match, 1)


def test_its_record_is_written_as_before_and_verified() -> None:
    match = new_match(TakeBacks.FORMER)
    ride(match, 1)
    back(match, 0, 0)
    while not match.over:
        match.play(match.state.to_decide, acts(match)[-1])
    written = dumps(match.record())
    assert written.startswith('{"gruppetto":1,')
    assert "take_backs" not in written
    verdict = verify(GAME, loads(written))
    assert (verdict.seed_checked, verdict.take_backs, verdict.across_luck) == (True, TakeBacks.FORMER, 1)
