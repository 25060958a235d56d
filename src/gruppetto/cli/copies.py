"""`gruppetto editions` and `gruppetto stages copy`: the files of the package, for people who want to change a copy."""

from collections.abc import Iterable
from pathlib import Path

import click

import gruppetto.games as games
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.engine.contract import AnyGame


def list_editions(game_id: str | None, language: str) -> None:
    """One line for each edition: game, id, name, and where its figures come from."""
    texts = own_texts(language)
    for game in _among(game_id):
        for edition in game.editions():
            name = edition.name.get(language, edition.name["en"])
            source = texts(f"provenance-{edition.provenance}")
            click.echo(f"{game.id} {edition.id}: {name} ({source})")


def copy_edition(game_id: str, edition_id: str | None, output: str, language: str, *, force: bool) -> None:
    """The edition with all its stages in one file, ready for `--edition`; the first of the game if none is named."""
    game = games.find_game(game_id)
    documents = {edition.id: edition.document for edition in game.editions()}
    wanted = next(iter(documents)) if edition_id is None else edition_id
    if wanted not in documents:
        known = ", ".join(documents)
        raise Complaint(own_texts(language)("copy-no-edition", game=game.id, wanted=wanted, known=known))
    _write(documents[wanted].text, output, language, force)


def list_stages(game_id: str | None) -> None:
    """One line for each stage file: game and name, as `copy` takes them."""
    for game in _among(game_id):
        for name in stage_files(game):
            click.echo(f"{game.id} {name}")


def copy_stage(game_id: str, stage: str, output: str, language: str, *, force: bool) -> None:
    game = games.find_game(game_id)
    files = stage_files(game)
    if not files:
        raise Complaint(own_texts(language)("copy-no-stages", game=game.id))
    if stage not in files:
        raise Complaint(own_texts(language)("copy-no-stage", game=game.id, wanted=stage, known=", ".join(files)))
    _write(files[stage].read_text(encoding="utf-8"), output, language, force)


def _among(game_id: str | None) -> Iterable[AnyGame]:
    return games.all_games().values() if game_id is None else [games.find_game(game_id)]


def stage_files(game: AnyGame) -> dict[str, Path]:
    return {file.stem: file for file in sorted((game.folder / "stages").glob("*.toml"))}


def _write(text: str, output: str, language: str, force: bool) -> None:
    """Into the file, or to the standard output for `-`. What somebody has written already is not written over."""
    if output == "-":
        click.echo(text, nl=False)
        return
    try:
        with Path(output).open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Complaint(own_texts(language)("copy-exists", file=output)) from None
    click.echo(own_texts(language)("copy-written", file=output))
