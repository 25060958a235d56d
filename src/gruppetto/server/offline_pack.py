"""The offline pack: Python, our packages and what pages ask of a server that never changes, as files for a browser.

It is made by `make offline-pack` into `local/pack`, and belongs to the pages and sources it was made with.
"""

import gzip
import hashlib
import re
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

PACKAGE = Path(__file__).parents[1]
PACK = PACKAGE / "local" / "pack"
INDEX = "pack.json"

ROOMS = ("engine", "road", "games", "bots", "companion", "table", "local")
_SOURCES = (".py", ".toml", ".ftl", ".md", ".svg")
_BUILD = re.compile(r'<meta name="gruppetto-build" content="(\w+)"')


class PackedFile(Struct):
    """A file of the pack, packed with gzip unless a browser must load it by itself."""

    name: str
    bytes: int
    """To be fetched."""
    packed: bool = True


class PackIndex(Struct):
    """What pages read first; `web/src/local/pack.ts` has the same."""

    build: str
    """The pages that it belongs to."""
    sources: str
    """A hash of the Python that it was made of."""
    version: str
    """Of Pyodide."""
    files: dict[str, PackedFile]
    """By what they are for: `loader`, `runtime`, `wasm`, `stdlib`, `packages`."""
    baked: list[PackedFile]
    """Answers of the API that never change."""
    recipe: str = ""
    """A hash of how it was made."""


@dataclass(frozen=True, slots=True)
class OfflinePack:
    folder: Path
    index: PackIndex


class NoPack(Exception):
    """There is none that fits; one sentence."""


def find_pack(pages: Path, folder: Path = PACK) -> OfflinePack:
    """Raises NoPack where none was made, or for other pages or sources."""
    try:
        index = msgspec.json.decode((folder / INDEX).read_bytes(), type=PackIndex)
    except (OSError, msgspec.MsgspecError):
        raise NoPack("There is no offline pack here; in a checkout `make offline-pack` makes one.") from None
    if index.build != build_of(pages) or index.sources != hash_of_sources():
        raise NoPack("The offline pack was made of other sources; `make offline-pack` makes it anew.")
    return OfflinePack(folder, index)


def build_of(pages: Path) -> str:
    """Which build of the pages it is; "" where there are none."""
    try:
        found = _BUILD.search((pages / "index.html").read_text(encoding="utf-8"))
    except OSError:
        return ""
    return found[1] if found else ""


@cache
def hash_of_sources() -> str:
    """Of all that goes into the pack; they do not change while we run."""
    told = hashlib.sha256()
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in _SOURCES and PACK not in path.parents:
                told.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()[:16]


def add_file(folder: Path, name: str, content: bytes, packed: bool = True) -> PackedFile:
    """Puts a file into the pack, with a hash of its content in its name: what a browser keeps is right for ever."""
    stem, _, ending = name.rpartition(".")
    named = f"{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{ending}"
    # Not `.gz`: some hosts would say how it is packed, and browsers unpack it unasked.
    named, content = (f"{named}.bin", gzip.compress(content, 9, mtime=0)) if packed else (named, content)
    (folder / named).write_bytes(content)
    return PackedFile(named, len(content), packed)


def add_baked(folder: Path, path: str, content: bytes) -> PackedFile:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return PackedFile(path, len(content), packed=False)


def copy_pack(pack: OfflinePack, to: Path) -> None:
    shutil.copytree(pack.folder, to, dirs_exist_ok=True)
