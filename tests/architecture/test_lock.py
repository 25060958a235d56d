"""The lock of npm's packages: it must do on every platform, and wherever packages are fetched from."""

import json
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def lock() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return found


def test_it_names_no_download_address(lock: dict[str, Any]) -> None:
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_it_has_the_bundler_for_all_platforms(lock: dict[str, Any]) -> None:
    """npm drops what the machine that writes the lock cannot find, and `npm ci` then fails on the others."""
    assert sum(name.startswith("node_modules/@rolldown/binding-") for name in lock["packages"]) == 15


def test_it_agrees_with_what_is_asked_for(lock: dict[str, Any]) -> None:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))

    for kind in ("dependencies", "devDependencies"):
        assert lock["packages"][""][kind] == asked[kind]
