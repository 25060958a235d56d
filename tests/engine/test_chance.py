"""Chance: fair, fixed in advance by a seed, read back without rolling."""

import hashlib
import random
from collections import Counter

import pytest

from gruppetto.engine.chance import (
    SEED_BYTES,
    Chance,
    ChanceMismatch,
    RecordedChance,
    SampledChance,
    SeededChance,
    commitment,
)
from gruppetto.testing.chances import unlike

SEED = bytes(range(SEED_BYTES))


def sources() -> list[Chance]:
    return [SampledChance(random.Random(7).random), SeededChance(SEED)]


@pytest.mark.parametrize("chance", sources(), ids=["sampled", "seeded"])
@pytest.mark.parametrize("faces", [2, 6, 7])
def test_all_faces_of_a_die_are_equally_likely(chance: Chance, faces: int) -> None:
    rolls = Counter(chance.die(faces) for _ in range(3000))

    assert unlike(rolls, dict.fromkeys(range(1, faces + 1), 1 / faces)) is None


@pytest.mark.parametrize("chance", sources(), ids=["sampled", "seeded"])
def test_cards_are_drawn_in_proportion_to_their_counts(chance: Chance) -> None:
    draws = Counter(chance.draw([3, 0, 1, 6], 10) for _ in range(3000))

    assert unlike(draws, {0: 0.3, 2: 0.1, 3: 0.6}) is None


def test_a_loaded_die_would_be_noticed() -> None:
    rolls = Counter({1: 350, 2: 500, 3: 500, 4: 500, 5: 500, 6: 650})

    assert unlike(rolls, dict.fromkeys(range(1, 7), 1 / 6)) is not None


@pytest.mark.parametrize("chance", sources(), ids=["sampled", "seeded"])
def test_a_total_above_the_counts_is_an_error_and_never_a_wrong_card(chance: Chance) -> None:
    with pytest.raises(ValueError, match="less than 1000000"):
        chance.draw([0, 1], 1_000_000)


def test_the_uneven_tail_of_the_hash_is_hashed_again() -> None:
    """For a bound just over half of all hashes, taking the remainder would favour the small numbers two to one."""
    bound = (1 << 255) + 1
    chance = SeededChance(SEED)

    rolls = [chance.die(bound) for _ in range(400)]

    low = sum(roll <= bound // 2 for roll in rolls)
    assert 150 < low < 250


def test_the_same_seed_gives_the_same_outcomes() -> None:
    first, second = SeededChance(SEED), SeededChance(SEED)

    assert [first.die(6) for _ in range(20)] == [second.die(6) for _ in range(20)]


def test_another_seed_gives_other_outcomes() -> None:
    first, second = SeededChance(SEED), SeededChance(bytes(SEED_BYTES))

    assert [first.die(6) for _ in range(20)] != [second.die(6) for _ in range(20)]


def test_an_outcome_depends_on_its_number_and_not_on_those_before() -> None:
    whole = SeededChance(SEED)
    outcomes = [whole.die(6) for _ in range(10)]

    later = SeededChance(SEED, count=7)

    assert [later.die(6) for _ in range(3)] == outcomes[7:]


def test_seeded_chance_writes_down_what_it_met() -> None:
    chance = SeededChance(SEED)

    outcomes = [chance.die(6), chance.draw([1, 2], 3), chance.die(20)]

    assert chance.met == outcomes
    assert chance.count == 3


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeededChance(seed)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_recorded_chance_gives_back_what_was_met() -> None:
    chance = RecordedChance([4, 1])

    assert chance.left == 2
    assert (chance.die(6), chance.draw([0, 3], 3)) == (4, 1)
    assert chance.left == 0


def test_recorded_chance_never_rolls_more_than_was_recorded() -> None:
    with pytest.raises(ChanceMismatch, match="more luck than was recorded"):
        RecordedChance([]).die(6)


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_recorded_face_must_be_on_the_die(face: int) -> None:
    with pytest.raises(ChanceMismatch, match="die of 6 faces"):
        RecordedChance([face]).die(6)


@pytest.mark.parametrize("kind", [-1, 0, 2])
def test_a_recorded_card_must_be_in_the_pile(kind: int) -> None:
    with pytest.raises(ChanceMismatch, match="of which there is none"):
        RecordedChance([kind]).draw([0, 5], 5)
