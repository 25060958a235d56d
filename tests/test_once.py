"""Things that the workers of a test run share are made once, and all of them learn of a failure."""

from pathlib import Path

import pytest

from tests.once import once


@pytest.fixture
def factory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.TempPathFactory:
    """Folders of a run of its own."""
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    monkeypatch.setattr(pytest.TempPathFactory, "getbasetemp", lambda _: tmp_path)
    return pytest.TempPathFactory.__new__(pytest.TempPathFactory)


def test_the_first_makes_it_and_the_next_finds_it(factory: pytest.TempPathFactory) -> None:
    made: list[Path] = []

    folders = [once(factory, "cake", made.append) for _ in range(2)]

    assert made == folders[:1] == folders[1:]


def test_where_the_first_failed_nobody_has_it(factory: pytest.TempPathFactory) -> None:
    def burn(folder: Path) -> None:
        raise OSError("burnt")

    for make in (burn, Path.exists):
        with pytest.raises(pytest.fail.Exception, match="cake could not be made: OSError: burnt"):
            once(factory, "cake", make)  # type: ignore[arg-type]  # the second is never asked


def test_one_that_was_left_half_made_is_made_anew(factory: pytest.TempPathFactory, tmp_path: Path) -> None:
    (tmp_path / "cake").mkdir()
    (tmp_path / "cake" / "half").touch()

    assert list(once(factory, "cake", lambda _: None).iterdir()) == []
