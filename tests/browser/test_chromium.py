"""Which browser the tests take: the one named, then npm's, then the machine's. None is installed unasked."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.chromium import Chromium, find_chromium

ROOT = Path(__file__).parents[2]
NPM = Chromium("/npm/chromium", {"LD_LIBRARY_PATH": "/npm/lib"})


@pytest.fixture(autouse=True)
def _npm_brought_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRUPPETTO_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "npm_chromium", lambda: NPM)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A machine with a browser of its own."""
    browser = tmp_path / "chromium"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return str(browser)


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(chromium, "PLACES", ())


def test_the_one_named_comes_first(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUPPETTO_CHROMIUM", "/opt/mine")

    assert find_chromium() == Chromium("/opt/mine")


@pytest.mark.usefixtures("machine")
def test_npms_comes_before_the_machines_own() -> None:
    assert find_chromium() == NPM


def test_the_machines_own_is_taken_where_npms_cannot_run(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "npm_chromium", lambda: None)

    assert find_chromium() == Chromium(machine)


def test_the_machines_own_can_be_asked_for(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUPPETTO_CHROMIUM", "machine")

    assert find_chromium() == Chromium(machine)


@pytest.mark.usefixtures("bare_machine")
def test_without_any_the_person_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "npm_chromium", lambda: None)

    with pytest.raises(SystemExit, match="make browser"):
        chromium.main()


def test_a_browser_that_this_machine_cannot_run_does_not_count(tmp_path: Path) -> None:
    foreign = tmp_path / "chromium"
    foreign.write_bytes(b"\x7fELF of another processor")
    foreign.chmod(0o755)

    assert not chromium.runs(Chromium(str(foreign)))


@pytest.mark.parametrize(("goal", "installs"), [("play", False), ("test", False), ("browser", True)])
def test_packages_of_the_system_are_installed_on_request_only(goal: str, installs: bool) -> None:
    if shutil.which("make") is None:
        pytest.skip("this machine has no make")
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", goal], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert ("apt-get install -y" in told.stdout) is installs
