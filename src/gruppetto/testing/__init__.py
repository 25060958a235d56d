"""The kit that every game must pass: its contract, its secrets, its luck. For everybody who adds a game.

Plain functions that raise `Fault`, an AssertionError, with the position in which the contract was broken; they need no
test runner:

    from gruppetto.testing import conform, every_setup, no_leaks

    for setup in every_setup(game):
        conform(game, setup, seed=1)
        no_leaks(game, setup, seed=1)
"""

from gruppetto.testing.chances import chance_contract, fair_worlds
from gruppetto.testing.coding import codes
from gruppetto.testing.conformance import conform, tampering_is_caught
from gruppetto.testing.explained import explains
from gruppetto.testing.fault import Fault
from gruppetto.testing.judging import judges
from gruppetto.testing.leaks import Compared, no_leaks
from gruppetto.testing.lessons import teaches
from gruppetto.testing.plain_rules import plain_rules
from gruppetto.testing.playing import Player, at_random, by_appraisal, covering_setups, every_setup, setup_name
from gruppetto.testing.texts_by_option import fits_options

__all__ = [
    "Compared",
    "Fault",
    "Player",
    "at_random",
    "by_appraisal",
    "chance_contract",
    "codes",
    "conform",
    "covering_setups",
    "every_setup",
    "explains",
    "fair_worlds",
    "fits_options",
    "judges",
    "no_leaks",
    "plain_rules",
    "setup_name",
    "tampering_is_caught",
    "teaches",
]
