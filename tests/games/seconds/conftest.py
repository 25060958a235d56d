"""Until the catalogues of this game exist, the kit cannot look for its texts in them."""

import pytest

from gruppetto.games.seconds import GAME


@pytest.fixture(autouse=True)
def no_catalogues_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    if not (GAME.folder / "texts").is_dir():
        monkeypatch.setattr("gruppetto.testing.conformance.check_texts", lambda game, used: None)
