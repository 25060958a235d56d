"""Makes the offline pack (`make offline-pack`): Pyodide from npm, our packages compiled by it, and baked answers.

Needs the pages built, node with the packages of `web/`, and pip, which fetches msgspec for the browser's platform.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import msgspec

from gruppetto.cli.baking import baked
from gruppetto.server import offline_pack
from gruppetto.server.offline_pack import (
    INDEX,
    PACK,
    NoPack,
    PackedFile,
    PackIndex,
    add_baked,
    add_file,
    add_packed,
    archived,
    build_of,
    find_pack,
    hash_of_sources,
)
from gruppetto.server.settings import PAGES

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LEVEL = "GRUPPETTO_PACK_LEVEL"
"""Environment variable: the effort of zstd, 1 to 19. Tests take a low level, which packs in a tenth of the time."""
BEST = 19
PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "offline"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--only-binary", ":all:")


def main() -> None:
    if not build_of(PAGES):
        sys.exit("The pages have not been built: run `make pages` first.")
    level = int(os.environ.get(LEVEL, BEST))
    recipes = {recipe(level), recipe(BEST)}
    try:
        current = find_pack(PAGES).index.recipe in recipes
    except NoPack:
        current = belongs_to_new_pages(recipes)
    if not current:
        make(level)
    print(f"Offline pack: {sum(file.bytes for file in find_pack(PAGES).index.files.values()) / 1e6:.1f} MB in {PACK}")


def belongs_to_new_pages(recipes: set[str]) -> bool:
    """Where only the pages have changed, the pack there is belongs to them from now on."""
    try:
        index = msgspec.json.decode((PACK / INDEX).read_bytes(), type=PackIndex)
    except (OSError, msgspec.MsgspecError):
        return False
    if index.sources != hash_of_sources() or index.recipe not in recipes:
        return False
    index.build = build_of(PAGES)
    (PACK / INDEX).write_bytes(msgspec.json.encode(index))
    return True


def recipe(level: int) -> str:
    """Return a hash of the scripts that make a pack of this level."""
    scripts = [Path(__file__), Path(offline_pack.__file__), *sorted((WEB / "offline").iterdir())]
    made_by = b"".join(script.read_bytes() for script in scripts if script.is_file())
    return hashlib.sha256(made_by + bytes([level])).hexdigest()[:16]


def make(level: int) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        answers = {f"api/{path}": content for path, content in asyncio.run(_all_baked())}
        api = [add_baked(folder, path, content) for path, content in answers.items()]
        files = all_files(folder, archived(answers), level)
        index = PackIndex(build_of(PAGES), hash_of_sources(), _pyodide_version(), files, api, recipe(level))
        (folder / INDEX).write_bytes(msgspec.json.encode(index))
        shutil.rmtree(PACK, ignore_errors=True)
        shutil.copytree(folder, PACK)


def all_files(folder: Path, answers: bytes, level: int) -> dict[str, PackedFile]:
    with tempfile.TemporaryDirectory() as made:
        # Pyodide's Python makes the two archives of modules there, and packs all four: zstd is not in ours yet.
        Path(made, "answers.pack").write_bytes(answers)
        shutil.copy(PYODIDE / "pyodide.asm.wasm", made)
        site = Path(msgspec.__file__).parents[1]
        command = ["node", "offline/pack.mjs", str(ROOT / "src"), str(site), str(_wheel()), made, str(level)]
        _run(command, "Our packages could not be compiled for the browser", WEB)

        def packed(name: str) -> PackedFile:
            return add_packed(folder, name, Path(made, f"{name}.zst").read_bytes())

        return {
            "loader": add_file(folder, "pyodide.js", (PYODIDE / "pyodide.mjs").read_bytes()),
            "runtime": add_file(folder, "pyodide.asm.js", (PYODIDE / "pyodide.asm.mjs").read_bytes()),
            "wasm": packed("pyodide.asm.wasm"),
            "stdlib": packed("stdlib.zip"),
            "packages": packed("gruppetto.pack"),
            "answers": packed("answers.pack"),
        }


def _wheel() -> Path:
    """msgspec as it runs in a browser, of the version that is installed here."""
    wanted = f"msgspec=={version('msgspec')}"
    found = sorted(WHEELS.glob(f"msgspec-{version('msgspec')}-*wasm32.whl"))
    if not found:
        fetch = [
            sys.executable,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "download",
            "--quiet",
            "--no-deps",
            *PLATFORM,
        ]
        _run([*fetch, "--dest", str(WHEELS), wanted], f"{wanted} could not be fetched for the browser's platform")
        found = sorted(WHEELS.glob("msgspec-*wasm32.whl"))
    return found[-1]


def _run(command: list[str], refusal: str, folder: Path = ROOT) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{refusal}, as told above.")


async def _all_baked() -> list[tuple[str, bytes]]:
    return [each async for each in baked()]


def _pyodide_version() -> str:
    return str(json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"])


if __name__ == "__main__":
    main()
