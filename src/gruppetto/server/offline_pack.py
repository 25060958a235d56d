"""The offline pack: Python, our packages and what pages ask of a server that never changes, as files for a browser.

It is made by `make offline-pack` into `local/pack`, and belongs to the pages and sources it was made with.
"""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from gruppetto.server.coding import GZIP
from gruppetto.server.packed_files import ENDINGS

PACKAGE = Path(__file__).parents[1]
PACK = PACKAGE / "local" / "pack"
INDEX = "pack.json"

ROOMS = ("engine", "road", "games", "bots", "companion", "table", "local")
_SOURCES = (".py", ".toml", ".ftl", ".md", ".svg")
_BUILD = re.compile(r'<meta name="gruppetto-build" content="(\w+)"')


class PackedFile(Struct):
    """A file of the pack, packed with zstd unless a browser must load it by itself."""

    name: str
    bytes: int
    """To be fetched, where the host packs what is not packed already."""
    packed: bool = True
    raw: int = 0
    """Its length as it lies there."""


class PackIndex(Struct):
    """What pages read first; `web/src/local/pack.ts` has the same."""

    build: str
    """The pages that it belongs to."""
    sources: str
    """A hash of the Python that it was made of."""
    version: str
    """Of Pyodide."""
    files: dict[str, PackedFile]
    """By what they are for: `loader`, `runtime`, `wasm`, `stdlib`, `packages`, and `answers`, the baked ones in one."""
    baked: list[str]
    """Answers of the API that never change, a file each: a page that was not brought here reads those."""
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


def add_file(folder: Path, name: str, content: bytes) -> PackedFile:
    """Puts a file into the pack that a browser loads by itself, and its compressed form beside it for our server; other
    hosts compress such files themselves, if they do."""
    named = _named(name, content)
    return PackedFile(named, _add_both(folder / named, content), False, len(content))


def add_packed(folder: Path, name: str, small: bytes) -> PackedFile:
    """Puts a file into the pack that is packed with zstd already."""
    # Not `.zst` at the end: some hosts would say how it is packed, and browsers unpack it unasked.
    named = f"{_named(name, small)}.zst.bin"
    (folder / named).write_bytes(small)
    return PackedFile(named, len(small), True, len(small))


def _named(name: str, content: bytes) -> str:
    """With a hash of the content: what a browser keeps under this name is right for ever."""
    stem, _, ending = name.rpartition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{ending}"


def add_baked(folder: Path, path: str, content: bytes) -> str:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    _add_both(file, content)
    return path


def _add_both(file: Path, content: bytes) -> int:
    """Write a file and, where that is smaller, its compressed form; return the bytes of the latter."""
    small = gzip.compress(content, 9, mtime=0)
    file.write_bytes(content)
    if len(small) < len(content):
        file.with_name(f"{file.name}{ENDINGS[GZIP]}").write_bytes(small)
    return len(small)


def archived(files: Mapping[str, bytes]) -> bytes:
    """A length, a JSON list of names and sizes, and the files one after the other (`web/src/local/archive.ts`)."""
    index = msgspec.json.encode([[name, len(content)] for name, content in files.items()])
    return len(index).to_bytes(4, "little") + index + b"".join(files.values())
