"""No bot profits from its seat: everybody sits everywhere equally often, beside everybody."""

from collections import Counter

import pytest

from gruppetto.lab.line_up import entrants, line_up


def test_bots_are_taken_in_turn_until_every_seat_has_one() -> None:
    assert entrants(["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")


@pytest.mark.parametrize("players", range(2, 7))
def test_within_a_block_every_entrant_sits_once_in_every_seat(players: int) -> None:
    field = tuple("ABCDEF"[:players])

    seated = [line_up(field, seed=1, number=number) for number in range(players)]

    for seat in range(players):
        assert sorted(bots[seat] for bots in seated) == sorted(field)


def test_neighbours_change_from_block_to_block() -> None:
    neighbours = Counter(
        (bots[seat], bots[(seat + 1) % 4])
        for number in range(0, 400, 4)
        for bots in [line_up("ABCD", seed=1, number=number)]
        for seat in range(4)
    )

    assert len(neighbours) == 12


def test_the_same_seed_seats_them_the_same_and_another_does_not() -> None:
    def seated(seed: int) -> list[tuple[str, ...]]:
        return [line_up("ABCDEF", seed, number) for number in range(60)]

    assert seated(1) == seated(1)
    assert seated(1) != seated(2)
