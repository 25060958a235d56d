"""A small offline pack, made for small pages."""

from pathlib import Path

import msgspec

from gruppetto.server.offline_pack import INDEX, PackIndex, add_baked, add_file, add_packed, hash_of_sources

PAGE = """<!doctype html>
<meta name="gruppetto-build" content="b1" />
<title>Gruppetto</title>
<link rel="icon" href="/favicon.svg" />
<script type="module" src="/assets/index-1.js"></script>
"""

SMALL = b"\x28\xb5\x2f\xfd, and what is packed"


def small_pages(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    for name in ("companion", "gruppetto"):
        (folder / f"{name}.webmanifest").write_text('{"start_url": "/", "icons": [{"src": "/icon.png"}]}')
    return folder


def small_pack(folder: Path, build: str = "b1") -> Path:
    folder.mkdir(parents=True)
    files = {
        "wasm": add_packed(folder, "python.wasm", SMALL),
        "loader": add_file(folder, "loader.js", b"//"),
    }
    baked = [add_baked(folder, "api/games.json", b"[]")]
    index = PackIndex(build, hash_of_sources(), "1", files, baked)
    (folder / INDEX).write_bytes(msgspec.json.encode(index))
    return folder
