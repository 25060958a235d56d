"""Wheel and source archive as they would be published: built once, installed where no checkout is, and used there.

What the package needs is lent by the environment of the tests, so that nothing is fetched.
"""

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from email import message_from_bytes
from email.message import Message
from functools import partial
from pathlib import Path

import pytest

from gruppetto import __version__
from gruppetto.server.settings import PAGES
from tests.architecture.source import ROOT
from tests.once import once
from tests.processes import started

pytest.importorskip("hatchling")

pytestmark = pytest.mark.slow

SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both."""
    return once(tmp_path_factory, "dist", build)


def build(folder: Path) -> None:
    """The pages are those of this checkout, and nothing is compiled: both would take a minute."""
    skip = {"GRUPPETTO_SKIP_PAGES": "1", "GRUPPETTO_SKIP_COMPILE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **skip}, check=True, capture_output=True)


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment that has this wheel."""
    return once(tmp_path_factory, "fresh", partial(install, wheel)) / SCRIPTS


def install(wheel: Path, folder: Path) -> None:
    venv.create(folder)
    python = folder / SCRIPTS / Path(sys.executable).name
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    # Only what the tests import is compiled, by themselves.
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    own = subprocess.run([python, "-c", asked], check=True, capture_output=True, text=True).stdout.strip()
    # A folder named so is searched last, and for packages only: what is installed there from the checkout is not found.
    Path(own, "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")


def alone() -> dict[str, str]:
    """The surroundings of somebody who knows nothing of this checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def run(elsewhere: Path, *args: str) -> str:
    command = [str(elsewhere / "gruppetto"), *args]
    return subprocess.run(command, cwd=elsewhere, env=alone(), check=True, capture_output=True, text=True).stdout


def description(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(files.read(name))


def test_it_says_what_it_is_and_under_which_licence(wheel: Path) -> None:
    about = description(wheel)

    assert (about["Name"], about["Version"]) == ("gruppetto", __version__)
    assert about["License-Expression"] == "MIT AND OFL-1.1"
    assert about["Requires-Python"] == ">=3.11"
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert any(name.endswith("-OFL.txt") or "-OFL-" in name for name in names)
    assert "gruppetto/py.typed" in names


def test_its_readme_leads_nowhere_that_only_a_checkout_has(wheel: Path) -> None:
    about = description(wheel)
    payload = about.get_payload(decode=True)
    assert isinstance(payload, bytes)
    readme = payload.decode()

    assert about["Description-Content-Type"] == "text/markdown"
    assert readme.startswith("# Gruppetto\n")
    assert "](docs/" not in readme
    assert "![" not in readme
    assert "docs/hosting.md" in readme


def test_it_has_everything_of_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        there = {name for name in files.namelist() if name.startswith("gruppetto/")}
        others = {name.partition("/")[0] for name in files.namelist()} - {"gruppetto"}
    package = ROOT / "src" / "gruppetto"
    wanted = {
        path.relative_to(package.parent).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }

    assert there == wanted
    assert others == {f"gruppetto-{__version__}.dist-info"}


def test_a_source_archive_has_what_it_takes_to_build(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}

    needed = {"pyproject.toml", "hatch_build.py", "hatch_compile.py", "hatch_readme.py", "README.md", "LICENSE"}
    assert needed | {"web/package.json", "web/package-lock.json", "src/gruppetto/__init__.py"} <= names
    assert [name for name in names if "node_modules" in name or name.startswith(("tests", ".venv"))] == []


def test_it_tells_its_version(elsewhere: Path) -> None:
    assert run(elsewhere, "--version") == f"gruppetto {__version__} (pure Python)\n"


def test_the_doctor_finds_it_well_and_away_from_the_checkout(elsewhere: Path, tmp_path: Path) -> None:
    asked = "import gruppetto; print(gruppetto.__file__)"
    python = elsewhere / Path(sys.executable).name
    home = subprocess.run([python, "-c", asked], cwd=tmp_path, env=alone(), check=True, capture_output=True, text=True)
    assert Path(home.stdout.strip()).is_relative_to(elsewhere.parent)

    found = json.loads(run(elsewhere, "doctor", "--json", "--database", str(tmp_path / "tables.sqlite")))

    assert found["problems"] == 0
    assert {"check": "pages", "state": "ok"}.items() <= next(
        c for c in found["checks"] if c["check"] == "pages"
    ).items()


@pytest.mark.skipif(not (PAGES / "index.html").is_file(), reason="the pages of this checkout were not built")
def test_it_serves_the_home_page(elsewhere: Path, tmp_path: Path) -> None:
    command = [str(elsewhere / "gruppetto"), "serve", "--no-browser", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    with started(*command, cwd=tmp_path, env=alone()) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(url, timeout=60) as answer:
            page = answer.read().decode()

    assert "<title>Gruppetto" in page
