"""What rests on parts of a position is made once while they are the same."""

from gruppetto.engine.remembered import remembered


class Race:
    def __init__(self, ledger: tuple[int, ...]) -> None:
        self.ledger = ledger


def ledger_of(race: Race) -> tuple[object, ...]:
    return (race.ledger,)


def test_it_is_made_once_while_its_parts_are_the_same() -> None:
    made: list[int] = []

    @remembered(ledger_of)
    def result(race: Race) -> int:
        made.append(1)
        return sum(race.ledger)

    before, after = Race((1, 2)), Race((1, 2, 3))
    copied = Race(before.ledger)
    assert [result(race) for race in (before, copied, after, before)] == [3, 3, 6, 3]
    assert len(made) == 2


def test_equal_parts_of_two_matches_are_not_mistaken_for_each_other() -> None:
    @remembered(ledger_of)
    def place(race: Race) -> int:
        return id(race)

    one, other = Race(tuple(range(2))), Race(tuple(range(2)))
    assert place(one) != place(other)


def test_what_it_takes_besides_is_told_apart() -> None:
    @remembered(ledger_of)
    def stage(race: Race, index: int) -> int:
        return race.ledger[index]

    race = Race((7, 8))
    assert [stage(race, 0), stage(race, 1), stage(race, 0)] == [7, 8, 7]


def test_it_does_not_grow_without_end() -> None:
    made: list[tuple[int, ...]] = []

    @remembered(ledger_of, most=2)
    def result(race: Race) -> int:
        made.append(race.ledger)
        return sum(race.ledger)

    races = [Race((number, number)) for number in range(3)]
    for race in (*races, races[0]):
        assert result(race) == sum(race.ledger)
    assert len(made) == 4
