"""Who owns what at a table, by what was answered to whom; held against the server after whatever was said to it.

It is kept apart from the server, from answers and the log alone, and knows one law: nobody acts on a seat without its
token. Whatever is said by somebody who has no right to a seat moves neither the match nor the seat, and no seat's view
comes to somebody who never showed its token. To that belong the waits: others decide about a seat only when its person
has been away, or silent, for as long as the table waits.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gruppetto.engine.record import LogEntry
from gruppetto.table.confirming import MOST_CLAIMS
from gruppetto.table.store import BOT, HUMAN, Claim, Seat
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import hashed
from gruppetto.testing.stand import Failure

_SECRET = re.compile(r"(?<![0-9a-f])[0-9a-f]{36}(?![0-9a-f])")
"""As the seeded secrets of a stand look: whatever a text holds of them is found, however broken it is."""

Told = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that was said, by somebody who showed these secrets, and what came of it."""

    secrets: frozenset[str] = frozenset()
    granted: bool = False
    told: Told = field(default_factory=dict)
    """The answer, where it was one to a request."""
    seat: int = -1
    """The seat a request was about, by its address."""
    time: bool = False
    """Nobody said it: time passed."""


class Ledger:
    """The people of one table, as whoever made and filled it knows them."""

    def __init__(self, made: Told, strangers: frozenset[str] = frozenset(), television: bool = False) -> None:
        """`strangers` are secrets of other tables, which open nothing here; `television`: all sit around one."""
        self.maker: str = made["maker"]
        self.links: dict[int, str] = {}
        self.former: dict[int, str] = {}
        self.claims: dict[int, dict[str, set[int]]] = {}
        """By the seat that is claimed and the token of the claim: who agreed, -1 being a maker without a seat."""
        self.marks: dict[str, int] = {}
        """The number of each claim, by its token."""
        self.present: dict[object, frozenset[str]] = {}
        """The secrets that each device with a connection has shown."""
        self.invitations: dict[int, str] = {int(seat): secret for seat, secret in made["invitations"].items()}
        self.known = {self.maker, *made["tokens"].values(), *self.invitations.values(), *strangers}
        self.strangers = strangers
        self._television = television
        self._owners: dict[int, list[tuple[int, str]]] = {
            int(seat): [(-1, token)] for seat, token in made["tokens"].items()
        }
        self._makers_own = {int(seat) for seat in made["tokens"]}
        self._moved: set[int] = set()
        """Seats that came to another device after the start."""
        self._seen: dict[int, float] = {}
        """When the person of a seat was last connected."""
        self._now = self._began = self._entered = 0.0
        """The time; when we first looked; when the last entry came."""
        self._away_seconds = self._silence_seconds = 0
        self._ridden: set[int] = set()
        self._version = -1
        self._seats: Sequence[Seat] = ()
        self._put_away = False
        self._teams: tuple[str, ...] = ()

    # --- who is who ---

    def owner(self, seat: int) -> str:
        """The token of the seat, or nothing where nobody has one."""
        return self._owners[seat][-1][1] if seat in self._owners else ""

    def owners(self) -> dict[int, str]:
        return {seat: token for seat in self._owners if (token := self.owner(seat))}

    def owned(self, secrets: frozenset[str] | set[str]) -> list[int]:
        """The seats that are theirs who have these secrets."""
        return sorted(seat for seat, token in self.owners().items() if token in secrets)

    def shown(self, text: str) -> frozenset[str]:
        """The secrets of this table that a text holds."""
        return frozenset(self.known.intersection(_SECRET.findall(text)))

    def claiming(self) -> list[str]:
        """The tokens of all claims."""
        return [token for tokens in self.claims.values() for token in tokens]

    def learn(self, *secrets: str) -> None:
        """Somebody was told these."""
        self.known.update(secrets)

    # --- what must hold ---

    def check_view(self, seat: int, version: int, secrets: set[str]) -> None:
        """What a seat saw at a version has come to a connection on which these secrets were shown."""
        owner = ""
        for since, token in self._owners.get(seat, []):
            owner = token if since <= version else owner
        if not owner or owner not in secrets:
            raise Failure(f"the view of seat {seat} at version {version} came to somebody without its token")

    def check_told(self, text: str, shown: frozenset[str]) -> None:
        """No secret is told to somebody who did not know it; new ones are not in the ledger yet."""
        if self.shown(text) - shown:
            raise Failure("a secret of somebody else was told")

    def follow(self, table: LiveTable, asked: Asked, now: float = 0.0) -> None:
        """Takes in what came of something that was said; raises Failure where it had no right to it."""
        self._now, self._began = now, self._began or now
        self._away_seconds, self._silence_seconds = table.away_seconds, table.silence_seconds
        self._hear(asked)
        entries = table.match.entries if table.match else []
        for entry in entries[self._version + 1 :]:
            self._enter(entry, table, asked)
            self._version, self._entered = entry.number, now
        self._compare(table.seats, asked)
        self._seen |= dict.fromkeys(self._there(), now)
        if not table.made_by(self.maker):
            raise Failure("somebody else may do what the maker may")
        if table.put_away is not self._put_away:
            if not (asked.time if table.put_away else asked.granted and self._has_a_say(asked)):
                raise Failure("the table was put away or opened again by somebody who may not")
            self._put_away = table.put_away
        self._compare_teams(tuple(look.team for look in table.game.seating(table.setup)), asked)

    def _compare_teams(self, teams: tuple[str, ...], asked: Asked) -> None:
        """People choose their own colour. With a bot or an empty seat whoever does so may swap it, and the maker."""
        for seat, was, now in zip(self._seats, self._teams or teams, teams, strict=True):
            mine = self.owner(seat.seat) in asked.secrets if seat.kind == HUMAN else self._has_a_say(asked)
            if was != now and not (asked.granted and mine):
                raise Failure(f"the colour of seat {seat.seat} was changed by somebody who may not")
        self._teams = teams

    def _hear(self, asked: Asked) -> None:
        """What the answer to a request gave to whoever asked."""
        told, seat = asked.told, asked.seat
        self.learn(*(told[name] for name in ("token", "link", "invitation") if name in told))
        if "mark" in told:
            self.marks[told["token"]] = told["mark"]
        if "link" in told:
            if not (self.owner(seat) in asked.secrets or self._may_offer(seat, asked)):
                raise Failure(f"the link of seat {seat} was told to somebody else")
            self.links[seat] = told["link"]

    def _may_offer(self, seat: int, asked: Asked) -> bool:
        """Whether it is a bot's seat, and a maker who asks rides nowhere."""
        watches = self.maker in asked.secrets and self.maker not in self.owners().values()
        return self._seats[seat].kind == BOT and watches

    def _enter(self, entry: LogEntry, table: LiveTable, asked: Asked) -> None:
        """An entry of the log, which somebody must have had the right to make."""
        if entry.hands is not None:
            if not self._may_hand_over(entry, table, asked):
                raise Failure(f"seat {entry.seat} changed hands ({entry.hands.kind}) by somebody who may not")
            self._hand_over(entry, table.seats[entry.seat], asked)
        elif not self._may_move(entry, asked):
            raise Failure(f"entry {entry.number} of seat {entry.seat} was made by somebody who may not")

    def _may_move(self, entry: LogEntry, asked: Asked) -> bool:
        if entry.number == 0:
            return asked.granted and self.maker in asked.secrets
        if entry.hint:  # it comes when it was thought out, whoever asks for something then
            return self._seats[entry.seat].kind != BOT and entry.seat not in self._ridden
        if entry.undo is not None:
            return asked.granted and bool(self.owned(asked.secrets))
        if entry.bot:
            return entry.seat in self._ridden or asked.time
        if self._seats[entry.seat].kind == BOT:
            return True
        return asked.granted and self.owner(entry.seat) in asked.secrets and entry.seat not in self._ridden

    def _may_hand_over(self, entry: LogEntry, table: LiveTable, asked: Asked) -> bool:
        seat, kind = entry.seat, entry.hands.kind if entry.hands else ""
        if kind == "late":
            return asked.time
        if not asked.granted:
            return False
        if kind in ("back", "resigned"):
            return self.owner(seat) in asked.secrets
        if kind in ("moved", "relieved"):
            return self.links.get(seat) in asked.secrets or self.former.get(seat) in asked.secrets
        if kind == "lent":
            return self._has_a_say(asked) and (self.owner(seat) in asked.secrets or self._may_lend(seat, asked))
        token = self._granted(seat, table.seats[seat])
        if not self._has_a_say(asked) or not token:
            return False
        own = self.owner(seat) in asked.secrets
        return kind == "taken" or own or (self._has_waited(seat) and self._is_believed(seat, kind, token, asked))

    def _granted(self, seat: int, now: Seat) -> str:
        """The token of the claim that the seat came to, or nothing."""
        return next((token for token in self.claims.get(seat, {}) if hashed(token) == now.token_hash), "")

    def _there(self) -> list[int]:
        """The seats whose people are connected."""
        return [seat for seat, token in self.owners().items() if any(token in shown for shown in self.present.values())]

    def _has_waited(self, seat: int) -> bool:
        """Return whether the person of a seat has been away for the table's wait."""
        away = seat not in self._there()
        return away and self._now - self._seen.get(seat, self._began) >= self._away_seconds

    def _may_lend(self, seat: int, asked: Asked) -> bool:
        """Return whether others may let a bot ride: after the wait, or the maker where it wrongs no player."""
        silent = self._silence_seconds and self._now - self._entered >= self._silence_seconds
        there = seat in self._there()
        if silent if there else self._has_waited(seat):
            return True
        kept = seat in self._makers_own and seat not in self._moved
        watches = self.maker not in self.owners().values()
        return self.maker in asked.secrets and (kept or self._is_only() or (self._television and watches and not there))

    def _is_only(self) -> bool:
        """Return whether people ever rode at one seat only."""
        return [seat.kind for seat in self._seats].count(HUMAN) == 1

    def _is_believed(self, seat: int, kind: str, token: str, asked: Asked) -> bool:
        """Return whether a claim has the word of as many people as it takes, or of one who has nothing to win by it."""
        agreed = self.claims[seat][token].union(self.owned(asked.secrets))
        people = {"maker" if other in self._makers_own else other for other in agreed - {seat, -1}}
        host = self.maker in asked.secrets or -1 in agreed
        return len(people) >= self._words_needed(seat, kind) or (host and (kind == "taken" or self._is_only()))

    def _words_needed(self, seat: int, kind: str) -> int:
        """Return how many others must agree: two, since one may be who asks. One is enough for a seat that was given
        up, and around a television where one other person rides."""
        alone = self._television and len(self.owners().keys() - {seat}) <= 1
        return 1 if kind == "taken" or alone else 2

    def _hand_over(self, entry: LogEntry, stored: Seat, asked: Asked) -> None:
        seat, kind, was = entry.seat, entry.hands.kind if entry.hands else "", self.owner(entry.seat)
        if kind in ("lent", "late", "resigned"):
            self._ridden.add(seat)
        elif kind in ("back", "taken"):
            self._ridden.discard(seat)
        if kind in ("lent", "late", "back"):
            return
        self._moved.add(seat)
        by_link = kind in ("moved", "relieved")
        now = "" if kind == "resigned" else asked.told["token"] if by_link else self._granted(seat, stored)
        self._owners.setdefault(seat, []).append((entry.number, now))
        if was == self.maker and now:
            self.maker = now
        for kept in (self.links, self.former):
            kept.pop(seat, None)
        if not by_link or kind == "moved":
            self.claims.pop(seat, None)
        if kind in ("moved", "claimed"):
            self.former[seat] = was

    def _has_a_say(self, asked: Asked) -> bool:
        """Whether it is somebody of this table."""
        return self.maker in asked.secrets or bool(self.owned(asked.secrets))

    def _compare(self, seats: Sequence[Seat], asked: Asked) -> None:
        for was, now in zip(self._seats or seats, seats, strict=True):
            if was is now and self._seats:
                continue
            self._sit_down(was, now, asked)
            self._compare_claims(was, now, asked)
            expected = (self.owner(now.seat), self.links.get(now.seat, ""), self.former.get(now.seat, ""))
            for secret, stored in zip(expected, (now.token_hash, now.link_hash, now.former_hash), strict=True):
                if stored != hashed(secret) if secret else stored in map(hashed, self.known):
                    raise Failure(f"seat {now.seat} is not whose it was when somebody was last given it")
            if now.waited != was.waited and not (asked.granted and self._has_a_say(asked)):
                raise Failure(f"somebody who may not said that the table waits for seat {now.seat}")
            if now.name != was.name and not (asked.granted and ("token" in asked.told or self._has_a_say(asked))):
                raise Failure(f"somebody who may not renamed seat {now.seat}")
        self._seats = tuple(seats)

    def _sit_down(self, was: Seat, now: Seat, asked: Asked) -> None:
        """Before the start: somebody took an open seat, or the maker gave it to nobody or to a bot."""
        if was.kind == now.kind or (now.kind == HUMAN and self.owner(now.seat)):  # who relieved a bot has it already
            return
        if now.kind == "human":
            self._owners[now.seat] = [(-1, asked.told["token"])]
        elif asked.granted and self.maker in asked.secrets:
            self._owners.pop(now.seat, None)
            self._makers_own.discard(now.seat)
        else:
            raise Failure(f"seat {now.seat} was freed or filled by somebody who may not")

    def _compare_claims(self, was: Seat, now: Seat, asked: Asked) -> None:
        """A claim is made by anybody, agreed to and ended by people of this table, and withdrawn by who made it."""
        known = self.claims.setdefault(now.seat, {})
        stored = {claim.token_hash: claim for claim in now.claims}
        for token in [token for token in known if hashed(token) not in stored]:
            del known[token]
            ended = next(claim for claim in was.claims if claim.token_hash == hashed(token))
            if not (token in asked.secrets or self._may_end(ended, was, asked)):
                raise Failure(f"a claim for seat {now.seat} was ended by somebody who may not")
        if new := stored.keys() - {hashed(token) for token in known}:
            if new != {hashed(asked.told.get("token", ""))}:
                raise Failure(f"seat {now.seat} is claimed, and nobody asked for it")
            known[asked.told["token"]] = set()
        for token, agreed in known.items():
            words = set(stored[hashed(token)].agreed)
            if words != agreed and not (asked.granted and self._has_a_say(asked)):
                raise Failure(f"somebody who may not agreed to a claim for seat {now.seat}")
            known[token] = words
        if len({claim.mark for claim in now.claims}) < len(now.claims):
            raise Failure(f"two claims for seat {now.seat} cannot be told apart")

    def _may_end(self, claim: Claim, was: Seat, asked: Asked) -> bool:
        """Return whether a claim has lapsed, made room for a new one where there were too many, or was refused."""
        made_room = "mark" in asked.told and len(was.claims) >= MOST_CLAIMS
        return claim.ends <= self._now or made_room or (asked.granted and self._has_a_say(asked))
