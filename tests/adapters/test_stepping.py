"""A match in single steps: luck is a step of its own, with the right chances, and nothing is lost on the way."""

import pickle
import random
from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from gruppetto.adapters.stepping import Node
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


def drawn(node: Node, lots: random.Random) -> Node:
    """After luck has answered, as often as it is asked."""
    while node.question is not None:
        numbers, chances = zip(*node.question.chances, strict=True)
        node = node.after(lots.choices(numbers, chances)[0])
    return node


def ridden(game: AnyGame, decisions: int, seed: int = 4) -> Node:
    """After so many decisions at random."""
    lots = random.Random(seed)
    node = drawn(Node.start(table(game)), lots)
    for _ in range(decisions):
        node = drawn(node.after(lots.choice(list(node.legal))), lots)
    return node


def figures(node: Node, seat: int) -> list[int]:
    assert node.position is not None
    return node.table.coding.figures(node.position.view(seat))


def answered(node: Node, met: Sequence[int], possible: Sequence[Mapping[int, Fraction]]) -> Node:
    """After luck has answered as the game met it; each question must be the game's own."""
    for outcome, chances in zip(met, possible, strict=True):
        if len(chances) > 1:
            assert node.question is not None
            first = 1 if node.question.faces else 0
            asked = {number + first: share for number, share in node.question.chances}
            assert asked == {face: pytest.approx(float(share)) for face, share in chances.items()}
            node = node.after(outcome - first)
    return node


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_luck_is_asked_what_the_game_asks_and_leads_where_it_leads(game: AnyGame) -> None:
    lots = random.Random(4)
    node = drawn(Node.start(table(game)), lots)
    asked = 0
    for _ in range(60):
        if node.position is None or node.over:
            break
        number, action = lots.choice(list(node.legal.items()))
        witness, after = Witness(SampledChance(lots.random)), node.position.copy()
        after.play(action, witness)
        every = EnumeratingChance(witness.met)
        node.position.copy().play(action, every)

        node = answered(node.after(number), witness.met, every.possible)

        assert str(node) == after.document()
        asked += len(witness.met)

    assert asked > 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_node_reads_back_from_its_document(game: AnyGame) -> None:
    node = ridden(game, 12)

    again: Node = pickle.loads(pickle.dumps(node))

    assert (str(again), list(again.legal)) == (str(node), list(node.legal))
    assert [again.recall.digest(seat) for seat in (0, 1)] == [node.recall.digest(seat) for seat in (0, 1)]


def test_a_node_reads_back_while_luck_is_asked() -> None:
    asked = Node.start(table(TOY))
    first = asked.after(asked.question.chances[-1][0]) if asked.question else asked

    again: Node = pickle.loads(pickle.dumps(first))

    assert first.question is not None
    assert again.question is not None
    assert (again.question.chances, again.known) == (first.question.chances, first.known)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_imagines_looks_and_is_remembered_like_the_truth(game: AnyGame) -> None:
    node = ridden(game, 12)
    seat = node.to_decide

    imagined = node.imagined(seat, SampledChance(random.Random(1).random))

    assert imagined.observed(seat) == node.observed(seat)
    assert figures(imagined, seat) == figures(node, seat)
    assert imagined.recall.digest(seat) == node.recall.digest(seat)


def test_worlds_that_look_alike_now_are_told_apart_by_what_was_seen_before() -> None:
    """Given two ways to one position, then who saw them remembers which it was."""
    start = drawn(Node.start(table(TOY)), random.Random(2))
    assert start.position is not None
    ways_there = [start.recall.further(start.position, act) for act in ("drop km1", "drop km2")]

    assert ways_there[0].digest(start.to_decide) != ways_there[1].digest(start.to_decide)
    assert ways_there[0].digest(1 - start.to_decide) == ways_there[1].digest(1 - start.to_decide)


def test_nobody_imagines_while_luck_is_asked() -> None:
    with pytest.raises(ValueError, match="not while luck is asked"):
        Node.start(table(TOY)).imagined(0, SampledChance(random.random))


def test_what_cannot_be_is_refused() -> None:
    luck = Node.start(table(TOY))
    decision = drawn(luck, random.Random(1))
    assert luck.question is not None

    with pytest.raises(ValueError, match="luck has no outcome 99 here"):
        luck.after(99)
    with pytest.raises(ValueError, match="the action 9999 is not legal here"):
        decision.after(9999)


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
