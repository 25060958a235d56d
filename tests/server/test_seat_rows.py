"""The row of a seat: what an older version wrote is still read."""

from dataclasses import replace

import pytest

from gruppetto.server.seat_rows import read_seat, seat_row
from gruppetto.table.store import HUMAN, Claim, Seat

ILSE = Seat(0, HUMAN, "Ilse", "", "t" * 64)
CLAIM = {"name": "Ilse", "token_hash": "c" * 64, "ends": 99, "agreed": [1]}


def test_claims_come_back_as_they_were_written() -> None:
    claims = (Claim("Ilse", "c" * 64, 99, (1,), 47), Claim("Ilse", "d" * 64, 98, mark=11))
    assert read_seat(seat_row(replace(ILSE, claims=claims))).claims == claims  # type: ignore[arg-type]  # rows are mappings


@pytest.mark.parametrize(("column", "expected"), [(None, ()), (CLAIM, (Claim("Ilse", "c" * 64, 99, (1,)),))])
def test_the_one_claim_of_an_older_version_is_read_too(column: object, expected: tuple[Claim, ...]) -> None:
    assert read_seat({**seat_row(ILSE), "claim": column}).claims == expected  # type: ignore[arg-type]  # as above
