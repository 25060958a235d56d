"""Finds a Chromium for the tests: the one named in GRUPPETTO_CHROMIUM, the one that npm brought, or the machine's.

npm's comes first: it is the same everywhere, and without windows to draw a page costs it half the work.
GRUPPETTO_CHROMIUM is the path of a browser, or `machine` for the machine's own. Nothing is ever installed into the
machine from here; `make browser` does that for whoever wants it. Run as a script, this says which one the tests take.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # one process less to send every frame to
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing a page asks for may leave this machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
OF_THE_MACHINE = "machine"
UNPACK = "import('@sparticuz/chromium').then(async m => console.log(await m.default.executablePath()))"

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""

NONE = (
    "The browser tests need Chromium or Chrome. Install one (as root on Debian and Ubuntu: `make browser`),"
    " or set GRUPPETTO_CHROMIUM to its path."
)


@dataclass(frozen=True)
class Chromium:
    executable: str
    environment: dict[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium | None:
    named = os.environ.get("GRUPPETTO_CHROMIUM", "")
    if named == OF_THE_MACHINE:
        return machine_chromium()
    return Chromium(named) if named else npm_chromium() or machine_chromium()


def machine_chromium() -> Chromium | None:
    for name in (*NAMES, *PLACES):
        if found := shutil.which(name):
            return Chromium(found)
    return None


def npm_chromium() -> Chromium | None:
    """The x86-64 Linux build of `@sparticuz/chromium`, which brings its own libraries and fonts."""
    if not (WEB / "node_modules" / "@sparticuz" / "chromium").is_dir():
        return None
    node = find_node()
    if node is None:
        return None
    unpacked = WEB / "node_modules" / ".chromium"
    if not unpacked.is_dir():
        _unpack(node, unpacked)
    found = Chromium(
        str(unpacked / "chromium"),
        {"LD_LIBRARY_PATH": str(unpacked / "al2023" / "lib"), "FONTCONFIG_PATH": str(unpacked / "fonts")},
    )
    return found if runs(found) else None


def find_node() -> str | None:
    """Where the machine has none, `make test` put one beside our Python."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
    return shutil.which("node", path=path)


def _unpack(node: str, place: Path) -> None:
    """Beside its place first, then there at once: two workers of pytest may do this in the same moment."""
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".unpacking-") as folder:
        environment = {**os.environ, "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x", "TMPDIR": folder}
        done = subprocess.run([node, "-e", UNPACK], cwd=WEB, env=environment, capture_output=True)
        fonts = Path(folder, "fonts")
        if done.returncode or not fonts.is_dir():
            return
        # The one it comes with looks in /tmp/fonts; without a font, a page has no text at all.
        settings = FONTS.format(fonts=place / "fonts", cache=place / "fonts-cache")
        (fonts / "fonts.conf").write_text(settings, "utf-8")
        with suppress(OSError):  # the other one was faster
            Path(folder).rename(place)
            Path(folder).mkdir()  # to be cleaned up


def runs(chromium: Chromium) -> bool:
    """Whether this machine can run it: npm's is for one processor, and needs what every Linux has."""
    try:
        done = subprocess.run(
            [chromium.executable, "--version"],
            env={**os.environ, **chromium.environment},
            capture_output=True,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> None:
    found = find_chromium()
    if found is None:
        sys.exit(NONE)
    print(f"Browser for the tests: {found.executable}")


if __name__ == "__main__":
    main()
