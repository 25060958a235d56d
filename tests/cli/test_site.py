"""A site is a folder of files: what a server has at its root lies beside the page there."""

import json
from pathlib import Path

import pytest

from gruppetto.cli import site
from gruppetto.cli.site import SiteError, write_site
from gruppetto.server.offline_pack import NoPack
from tests.cli.conftest import Run
from tests.server.packs import small_pack, small_pages


@pytest.fixture
def made_of(tmp_path: Path) -> tuple[Path, Path]:
    """Pages and their pack."""
    return small_pages(tmp_path / "pages"), small_pack(tmp_path / "pack")


def test_pages_find_everything_beside_them(tmp_path: Path, made_of: tuple[Path, Path]) -> None:
    write_site(tmp_path / "site", *made_of)

    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((tmp_path / "site" / "gruppetto.webmanifest").read_text(encoding="utf-8"))
    assert 'src="./assets/index-1.js"' in page
    assert "gruppetto-site" in page
    assert (manifest["start_url"], manifest["icons"][0]["src"]) == ("./", "./icon.png")
    assert (tmp_path / "site" / "offline" / "api" / "games.json").is_file()


def test_addresses_that_a_host_does_not_know_lead_to_the_pages(tmp_path: Path, made_of: tuple[Path, Path]) -> None:
    write_site(tmp_path / "site", *made_of)

    assert "offline/pack.json" in (tmp_path / "site" / "404.html").read_text(encoding="utf-8")


def test_a_site_is_written_again_over_the_last(tmp_path: Path, made_of: tuple[Path, Path]) -> None:
    write_site(tmp_path / "site", *made_of)
    (tmp_path / "site" / "assets-of-yesterday.js").touch()

    write_site(tmp_path / "site", *made_of)

    assert not (tmp_path / "site" / "assets-of-yesterday.js").exists()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path, made_of: tuple[Path, Path]) -> None:
    (tmp_path / "thesis.txt").touch()

    with pytest.raises(SiteError, match="files that are not ours"):
        write_site(tmp_path, *made_of)
    assert (tmp_path / "thesis.txt").is_file()


def test_without_a_pack_one_sentence_says_how_to_make_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise NoPack("There is no offline pack here.")

    monkeypatch.setattr(site, "find_pack", none)

    told = run("site", "-o", tmp_path / "site")

    assert (told.exit_code, told.output) == (1, "gruppetto: There is no offline pack here.\n")
