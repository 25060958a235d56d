"""The offline pack is offered where it belongs to the pages, and not at all elsewhere."""

from pathlib import Path

import msgspec
import pytest

from gruppetto.server.offline_pack import NoPack, PackIndex, find_pack
from tests.server.conftest import Serve
from tests.server.packs import SMALL, small_pack, small_pages


def test_a_pack_for_these_pages_is_offered_as_it_lies_there(serve: Serve, tmp_path: Path) -> None:
    pages, offline = small_pages(tmp_path / "pages"), small_pack(tmp_path / "pack")
    with serve(pages=pages, offline=offline) as client:
        index = msgspec.json.decode(client.get("/offline/pack.json").content, type=PackIndex)
        answer = client.get(f"/offline/{index.files['wasm'].name}")

    assert answer.content == SMALL
    assert "immutable" in answer.headers["Cache-Control"]


def test_pages_may_run_python_and_no_script_of_others(serve: Serve, tmp_path: Path) -> None:
    with serve(pages=small_pages(tmp_path / "pages")) as client:
        policy = client.get("/").headers["Content-Security-Policy"]

    assert "script-src 'self' 'wasm-unsafe-eval';" in policy


def test_a_pack_for_other_pages_is_not_offered(serve: Serve, tmp_path: Path) -> None:
    pages, offline = small_pages(tmp_path / "pages"), small_pack(tmp_path / "pack", build="b2")
    with serve(pages=pages, offline=offline) as client:
        assert client.get("/offline/pack.json").json() is None


@pytest.mark.parametrize("index", [None, b"", b"{}", b"GIF89a"])
def test_what_is_no_pack_is_told_in_a_sentence(tmp_path: Path, index: bytes | None) -> None:
    pages = small_pages(tmp_path / "pages")
    if index is not None:
        (tmp_path / "pack.json").write_bytes(index)

    with pytest.raises(NoPack, match="make offline-pack"):
        find_pack(pages, tmp_path)
