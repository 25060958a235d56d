"""`gruppetto --version` says what is installed, and whether its rules are compiled."""

import pytest
from click.testing import CliRunner

from gruppetto import __version__
from gruppetto.build import kind_of_build
from gruppetto.cli.commands import gruppetto
from gruppetto.engine import parts


def test_it_says_the_version_and_how_it_was_built() -> None:
    built = "pure Python" if parts.__file__.endswith(".py") else "compiled"

    assert CliRunner().invoke(gruppetto, ["--version"]).output == f"gruppetto {__version__} ({built})\n"


def test_what_is_no_python_source_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "__file__", "engine/parts.abi3.so")

    assert kind_of_build() == "compiled"
