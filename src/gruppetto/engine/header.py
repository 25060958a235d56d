"""The header of a record: made from a match's set-up, and the set-up found again from it."""

from dataclasses import replace
from typing import Any

from gruppetto.engine.chance import commitment
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.edition import Document, EditionError
from gruppetto.engine.option import OptionError
from gruppetto.engine.record import Header, RecordError, SeatName, TakeBacks


def make_header(
    game: AnyGame,
    setup: Setup[Any],
    seats: tuple[SeatName, ...],
    seed: bytes,
    position: str = "",
    take_backs: TakeBacks = TakeBacks.HONEST,
) -> Header:
    edition = setup.edition
    own = all(edition.document.digest != known.document.digest for known in game.editions())
    return Header(
        game=game.id,
        rules=setup.rules or game.rules_version,
        edition=edition.id,
        edition_hash=edition.document.digest,
        edition_text=edition.document.text if own else "",
        options=dict(setup.options),
        seats=seats,
        commitment=commitment(seed),
        position=position,
        take_backs=take_backs,
        teams=setup.teams,
    )


def setup_of(game: AnyGame, header: Header) -> Setup[Any]:
    """The set-up a header names; raises RecordError when this version of the game cannot provide it."""
    try:
        if header.game != game.id:
            raise RecordError(1, f"this is a record of {header.game!r}, not of {game.id!r}")
        if header.rules not in {game.rules_version, *game.former_rules}:
            raise RecordError(1, f"played by rules version {header.rules}, this is {game.rules_version}")
        setup = game.setup(len(header.seats), dict(header.options), _edition_of(game, header), header.teams)
        return setup if header.rules == game.rules_version else replace(setup, rules=header.rules)
    except (OptionError, EditionError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(1, str(error)) from None


def _edition_of(game: AnyGame, header: Header) -> Any:
    if header.edition_text:
        edition = game.edition(Document.parse(header.edition_text, "the record's edition"))
        if edition.document.digest != header.edition_hash:
            raise RecordError(1, "the hash of the edition does not fit its text")
        return edition
    for edition in game.editions():
        if edition.document.digest == header.edition_hash or game.former_texts.get(header.edition_hash) == edition.id:
            return edition
    raise RecordError(1, f"the edition {header.edition!r} with this hash is not known here")
