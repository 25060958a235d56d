"""A match in single steps: luck is a step of its own, with the right chances, and nothing is lost on the way."""

import pickle
import random
from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from gruppetto.adapters.stepping import Moment
from gruppetto.adapters.table import NoTable, Table, table_of
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.testing.chances import EnumeratingChance
from gruppetto.testing.witness import Witness
from tests.toy import GAME as TOY

GAMES: list[AnyGame] = [TOY, *all_games().values()]


def table(game: AnyGame) -> Table:
    return table_of(game, 2)


def drawn(moment: Moment, lots: random.Random) -> Moment:
    """After luck has answered, as often as it is asked."""
    while moment.question is not None:
        numbers, chances = zip(*moment.question.chances, strict=True)
        moment = moment.after(lots.choices(numbers, chances)[0])
    return moment


def ridden(game: AnyGame, decisions: int, seed: int = 4) -> Moment:
    """After so many decisions at random."""
    lots = random.Random(seed)
    moment = drawn(Moment.start(table(game)), lots)
    for _ in range(decisions):
        moment = drawn(moment.after(lots.choice(list(moment.legal))), lots)
    return moment


def figures(moment: Moment, seat: int) -> list[int]:
    assert moment.position is not None
    return moment.table.coding.figures(moment.position.view(seat))


def answered(moment: Moment, met: Sequence[int], possible: Sequence[Mapping[int, Fraction]]) -> Moment:
    """After luck has answered as the game met it; each question must be the game's own."""
    for outcome, chances in zip(met, possible, strict=True):
        if len(chances) > 1:
            assert moment.question is not None
            first = 1 if moment.question.faces else 0
            asked = {number + first: share for number, share in moment.question.chances}
            assert asked == {face: pytest.approx(float(share)) for face, share in chances.items()}
            moment = moment.after(outcome - first)
    return moment


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_luck_is_asked_what_the_game_asks_and_leads_where_it_leads(game: AnyGame) -> None:
    lots = random.Random(4)
    moment = drawn(Moment.start(table(game)), lots)
    asked = 0
    for _ in range(60):
        if moment.position is None or moment.over:
            break
        number, action = lots.choice(list(moment.legal.items()))
        witness, after = Witness(SampledChance(lots.random)), moment.position.copy()
        after.play(action, witness)
        every = EnumeratingChance(witness.met)
        moment.position.copy().play(action, every)

        moment = answered(moment.after(number), witness.met, every.possible)

        assert str(moment) == after.document()
        asked += len(witness.met)

    assert asked > 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_moment_reads_back_from_its_document(game: AnyGame) -> None:
    moment = ridden(game, 12)

    again: Moment = pickle.loads(pickle.dumps(moment))

    assert (str(again), list(again.legal)) == (str(moment), list(moment.legal))
    assert [again.recall.digest(seat) for seat in (0, 1)] == [moment.recall.digest(seat) for seat in (0, 1)]


def test_a_moment_reads_back_while_luck_is_asked() -> None:
    asked = Moment.start(table(TOY))
    first = asked.after(asked.question.chances[-1][0]) if asked.question else asked

    again: Moment = pickle.loads(pickle.dumps(first))

    assert first.question is not None
    assert again.question is not None
    assert (again.question.chances, again.known) == (first.question.chances, first.known)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_imagines_looks_and_is_remembered_like_the_truth(game: AnyGame) -> None:
    moment = ridden(game, 12)
    seat = moment.to_decide

    imagined = moment.imagined(seat, SampledChance(random.Random(1).random))

    assert imagined.observed(seat) == moment.observed(seat)
    assert figures(imagined, seat) == figures(moment, seat)
    assert imagined.recall.digest(seat) == moment.recall.digest(seat)


def test_worlds_that_look_alike_now_are_told_apart_by_what_was_seen_before() -> None:
    """Given two ways to one position, then who saw them remembers which it was."""
    start = drawn(Moment.start(table(TOY)), random.Random(2))
    assert start.position is not None
    ways_there = [start.recall.further(start.position, act) for act in ("drop km1", "drop km2")]

    assert ways_there[0].digest(start.to_decide) != ways_there[1].digest(start.to_decide)
    assert ways_there[0].digest(1 - start.to_decide) == ways_there[1].digest(1 - start.to_decide)


def test_nobody_imagines_while_luck_is_asked() -> None:
    with pytest.raises(ValueError, match="not while luck is asked"):
        Moment.start(table(TOY)).imagined(0, SampledChance(random.random))


def test_the_winner_has_one_and_together_they_have_nothing() -> None:
    three = table_of(TOY, 3)

    assert three.utilities([0.0, 1.0, 0.0]) == [-0.5, 1.0, -0.5]
    assert three.utilities([0.5, 0.5, 0.0]) == [0.25, 0.25, -0.5]
    assert three.utilities([0.0, 0.0, 0.0]) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("players", "edition", "sentence"),
    [(1, "", "at least 2 players"), (9, "", "2 to 3 players"), (2, "deluxe", "no edition 'deluxe'; there are box")],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(players: int, edition: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        table_of(TOY, players, edition=edition)


def test_a_game_without_a_coding_is_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "coding", lambda self, setup: None)

    with pytest.raises(NoTable, match="tiny does not list its actions in numbers"):
        table_of(TOY, 3, {"finish": "exact"})
