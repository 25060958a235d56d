"""The story of a match: nothing that somebody decided passes without a word.

Radio, replay and terminal tell a match by its events alone. An entry that tells a spectator nothing is a line without
a sentence, and nobody could say afterwards what was done there.
"""

import re
from collections.abc import Iterable
from typing import Any

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.cue import Cue
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.match import Match
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.screen import LANGUAGES, check_declared

_NAMES = {"who": r"player:\d+", "target": r"player:\d+", "stage": r"stage:[1-9]\d*", "card": r"card:.+"}
"""The parameters that mean the same in all games and name a thing (`engine/event.py`)."""


def check_story(match: Match) -> None:
    """Every decision tells everybody something; that the texts are there is checked with all the others."""
    for entry, events in zip(match.entries[1:], match.happened[1:], strict=True):
        told = any(event.seen_by(SPECTATOR) is not None for event in events)
        expect(told, f"entry {entry.number} ({entry.do}) is told by no event", match.state)
    check_events(event for events in match.happened for event in events)


def check_events(events: Iterable[Event]) -> None:
    """What a screen does with events is declared, in the words that all games share."""
    for event in events:
        if event.cue is not None:
            check_declared(event.cue)
            _check_weight(event.kind, event.cue)
        _check_params(event.kind, {**(event.params or {}), **(event.secret or {})})


def _check_weight(kind: str, cue: Cue) -> None:
    """What has a weight can be shown: a picture in the digest, and on the stage where it has the time."""
    if cue.weight and cue.spotlight is None:
        raise Fault(f"the event {kind} weighs {cue.weight}, but nothing stands on the stage (Cue.spotlight)")


def check_moments(game: AnyGame, match: Match) -> None:
    """Whatever has the stage is told in the log by the same sentence: it must not be a quiet one."""
    heavy = {event.kind for events in match.happened for event in events if event.cue and event.cue.weight}
    for language in LANGUAGES:
        catalogue = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        for kind in sorted(heavy):
            message = rf"^{game.id}-event-{kind} *=.*(?:\n[ \t}}].*)*?\n +\.quiet"
            quiet = re.search(message, catalogue, re.MULTILINE)
            expect(quiet is None, f"{kind} has a weight, but its sentence in {language}.ftl of {game.id} is quiet")


def _check_params(kind: str, params: dict[str, Any]) -> None:
    for name, form in _NAMES.items():
        value = params.get(name, "")
        if value != "" and not (isinstance(value, str) and re.fullmatch(form, value)):
            raise Fault(f"the event {kind} has {name}={value!r}, which no screen can read")
    if not isinstance(params.get("bib", 0), int):
        raise Fault(f"the event {kind} has bib={params['bib']!r}, which is no number")
    if not isinstance(params.get("text", {}), dict):
        raise Fault(f"the event {kind} has text={params['text']!r}, which are no words by language")
