"""Finds a Chromium for the tests: the one named, the machine's, or the one that npm brought.

Run as a script it says which; `--machine` leaves npm's out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing a page asks for may leave this machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
UNPACK = "import('@sparticuz/chromium').then(async m => console.log(await m.default.executablePath()))"

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    executable: str
    environment: dict[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium | None:
    return named_chromium() or machine_chromium() or npm_chromium()


def named_chromium() -> Chromium | None:
    named = os.environ.get("GRUPPETTO_CHROMIUM")
    return Chromium(named) if named else None


def machine_chromium() -> Chromium | None:
    for name in (*NAMES, *PLACES):
        if found := shutil.which(name):
            return Chromium(found)
    return None


def npm_chromium() -> Chromium | None:
    """The x86-64 Linux build of `@sparticuz/chromium`, which brings its own libraries and fonts."""
    if not (WEB / "node_modules" / "@sparticuz" / "chromium").is_dir():
        return None
    # Where the machine has no Node, `make test` put one beside our Python.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
    node = shutil.which("node", path=path)
    if node is None:
        return None
    unpacked = WEB / "node_modules" / ".chromium"
    unpacked.mkdir(exist_ok=True)
    environment = {**os.environ, "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x", "TMPDIR": str(unpacked)}
    done = subprocess.run([node, "-e", UNPACK], cwd=WEB, env=environment, capture_output=True, text=True)
    executable = Path(done.stdout.strip() or "nowhere")
    if done.returncode or not executable.is_file():
        return None
    fonts = unpacked / "fonts"
    # The one it comes with looks in /tmp/fonts; without a font, a page has no text at all.
    (fonts / "fonts.conf").write_text(FONTS.format(fonts=fonts, cache=unpacked / "fonts-cache"), "utf-8")
    return Chromium(
        str(executable),
        {"LD_LIBRARY_PATH": str(unpacked / "al2023" / "lib"), "FONTCONFIG_PATH": str(fonts)},
    )


def main() -> None:
    machine_only = "--machine" in sys.argv[1:]
    found = (named_chromium() or machine_chromium()) if machine_only else find_chromium()
    if found is None:
        sys.exit("The browser tests need Chromium or Chrome: install one, or set GRUPPETTO_CHROMIUM to its path.")
    print(f"Browser for the tests: {found.executable}")


if __name__ == "__main__":
    main()
