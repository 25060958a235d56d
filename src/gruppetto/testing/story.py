"""The story of a match: nothing that somebody decided passes without a word.

Radio, replay and terminal tell a match by its events alone. An entry that tells a spectator nothing is a line without
a sentence, and nobody could say afterwards what was done there.
"""

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match
from gruppetto.testing.fault import expect


def check_story(match: Match) -> None:
    """Every decision tells everybody something; that the texts are there is checked with all the others."""
    for entry, events in zip(match.entries[1:], match.happened[1:], strict=True):
        told = any(event.seen_by(SPECTATOR) is not None for event in events)
        expect(told, f"entry {entry.number} ({entry.do}) is told by no event", match.state)
