"""What travels is what travelled before, to the byte, unless somebody changed it on purpose (see `golden`)."""

import json

import pytest

from gruppetto.games import find_game
from tests.table.golden import FILE, hashes, matches

GOLDEN = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "seats"), matches())
def test_the_messages_of_a_match_are_the_same_as_before(game: str, seats: int) -> None:
    found = hashes(find_game(game), seats)

    known = GOLDEN[f"{game}-{seats}"]
    changed = [name for name in known.keys() | found.keys() if known.get(name) != found.get(name)]
    assert sorted(changed) == []
