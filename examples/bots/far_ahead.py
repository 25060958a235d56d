#!/usr/bin/env python3
"""A bot for all games: it rides as far as it can, and takes what is sure before it throws a die.

It needs nothing but Python. Change `worth` to make it yours.
"""

import json
import random
import sys
from typing import Any

Thing = dict[str, Any]
"""An object of JSON, as docs/protocol.md and docs/schema describe them."""


class FarAhead:
    """One seat of one match."""

    def __init__(self, begin: Thing) -> None:
        self.seat: int = begin["seat"]
        self.luck = random.Random(begin["seed"])  # from the match alone, so that it can be played again

    def choose(self, ask: Thing, picture: Thing, cells: dict[str, Thing]) -> str:
        """The notation of the best offer; of equals, one by lot."""
        if ask["home"]:  # only stragglers are left, and this brings them home
            return str(ask["home"])
        worths: dict[str, tuple[int, float]] = {}
        for place, offer in enumerate(whole(ask["offers"])):
            worths[offer["do"]] = self.worth(place, offer, picture, cells)
        best = max(worths.values())
        return self.luck.choice([do for do, worth in worths.items() if worth == best])

    def worth(self, place: int, offer: Thing, picture: Thing, cells: dict[str, Thing]) -> tuple[int, float]:
        """More is better: attacks on whoever leads, then cells far ahead, then what is sure, then dice. What is done on
        the side, such as a discard, comes last."""
        goal = offer["picks"][-1]
        if offer["side"]:
            return 0, 0.0
        if goal.startswith("die:"):
            return 1, -place  # the usual die is offered first
        if goal in cells:
            return 3, self.ahead(offer, picture, cells)
        if goal.startswith("player:"):
            rival = int(goal.removeprefix("player:"))
            return 4, max((piece["along"] for piece in picture["pieces"] if piece["seat"] == rival), default=0.0)
        return 2, 0.0

    def ahead(self, offer: Thing, picture: Thing, cells: dict[str, Thing]) -> int:
        """How far the rider would ride, in rows of cells. On a circuit their count begins anew with every lap."""
        named = [pick for pick in offer["picks"] if pick.startswith("rider:")] or [picture["rider"]]
        own = [piece for piece in picture["pieces"] if piece["seat"] == self.seat]
        rider = next((piece for piece in own if piece["id"] in named), own[0] if len(own) == 1 else None)
        start: int = cells[rider["cell"]]["number"] if rider else 0
        rows: int = 1 + max(cell["number"] for cell in cells.values())
        return (int(cells[offer["picks"][-1]]["number"]) - start + rows // 2) % rows


def whole(sent: list[Thing]) -> list[Thing]:
    """An offer does not repeat what is as in the offer before it; here every one has its picks and its side."""
    before: Thing = {"picks": [], "side": False}
    offers = []
    for offer in sent:
        before = {**before, **offer}
        offers.append(before)
    return offers


def main() -> None:
    boards: dict[str, dict[str, Thing]] = {}
    picture: Thing = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "begin":
            bot = FarAhead(message)
        elif message["say"] == "board":
            boards[message["board"]["id"]] = {cell["id"]: cell for cell in message["board"]["cells"]}
        elif message["say"] == "picture":
            picture = message["picture"]
        elif message["say"] == "update" and message["ask"]:
            print(bot.choose(message["ask"], picture, boards[picture["board"]]), flush=True)


if __name__ == "__main__":
    main()
