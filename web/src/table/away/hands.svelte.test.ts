// @vitest-environment jsdom
// What is asked about seats, of whom, and the keys that answer it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { seats } from "../../lib/device/seats.ts";
import { api } from "../../lib/net/api.ts";
import type { Away, GameEvent, HandedOver, SeatInfo } from "../../lib/wire.ts";
import type { Table } from "../table.svelte.ts";
import { Hands } from "./hands.svelte.ts";
import { followMatterKey } from "./matter-keys.ts";

const ID = "hands";

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name: ["Ilse", "Bob", "Jos"][seat] ?? "",
  kind: "human",
  bot: "",
  taken: true,
  team: "rouge",
  bib: seat + 1,
  rider: "",
  free: false,
  claims: [],
  ...more,
});

interface Scenery {
  eyes?: number;
  turn?: number;
  people?: SeatInfo[];
  away?: Record<string, Away>;
  silent?: Record<string, Away>;
  over?: boolean;
  television?: boolean;
  claimsIn?: Record<string, number>;
}

/** A table as far as seats that change hands look at it. */
function at({ eyes = 0, turn = 1, people = [person(0), person(1)], away = {}, silent = {}, over = false, television = false, claimsIn = {} }: Scenery): Hands {
  const seen = { [eyes]: { version: 4, scene: { turn } } };
  const told = { lobbyTold: Date.now(), away, silent, awayTold: Date.now(), presence: { 0: true, 1: !(1 in away) }, claimsIn };
  const connection = { lobby: { seats: people, silence_seconds: 300, television }, ...told, chat: [], seats: seen };
  const table = { id: ID, eyes, mine: eyes < 0 ? [] : [eyes], over, connection, playback: { shown: { scene: { turn } } } };
  return new Hands(table as unknown as Table);
}

const connectionOf = (hands: Hands): object => (hands as unknown as { table: Table }).table.connection;
const LONG = { 1: { seconds: 64, asks_in: 0 } };

beforeEach(() => seats.forget(ID));

describe("where the hand lies", () => {
  it("is asked who rides for somebody who holds the race up and is long away", () => {
    expect(at({ away: LONG }).matter).toMatchObject({ kind: "away", seat: { name: "Bob" }, absent: { seconds: 64 } });
  });

  it("is the hand while the wait is not over, while somebody else is to ride, and when the race is over", () => {
    expect(at({ away: { 1: { seconds: 30, asks_in: 30 } } }).matter).toBeNull();
    expect(at({ away: LONG, turn: 0 }).matter).toBeNull();
    expect(at({ away: LONG, over: true }).matter).toBeNull();
  });

  it("is asked when the tag is pressed once the wait is over, of the maker who rides as of the others", () => {
    const [early, late] = [at({ away: { 1: { seconds: 30, asks_in: 30 } }, turn: 0 }), at({ away: LONG, turn: 0 })];
    seats.makes(ID, "maker");
    for (const hands of [early, late]) hands.askAbout(1);
    expect(early.matter).toBeNull();
    expect(late.matter).toMatchObject({ kind: "away" });
  });

  describe("for a maker who need not wait", () => {
    const EARLY = { 1: { seconds: 30, asks_in: 30 } };
    const absent = { seat: 1, seconds: 30, since: 0, silent: false, asked: false };
    const bot = person(0, { kind: "bot", bot: "greedy" });
    beforeEach(() => seats.makes(ID, "maker"));

    it("is about the only one who rides, or around a television about a phone that is away", () => {
      expect(at({ eyes: -1, people: [bot, person(1)], away: EARLY }).mayDecide(absent)).toBe(true);
      expect(at({ eyes: -1, television: true, away: EARLY }).mayDecide(absent)).toBe(true);
    });

    it("is not about anybody else", () => {
      expect(at({ eyes: -1, away: EARLY }).mayDecide(absent)).toBe(false);
      expect(at({ eyes: -1, television: true }).mayDecide({ ...absent, silent: true })).toBe(false);
    });
  });

  describe("when somebody comes and goes", () => {
    const BLINK = { 1: { seconds: 1, asks_in: 60 } };
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Bob is away, something is done about it, he is back, and away once more. */
    function again(then: Record<string, Away>, done: (hands: Hands) => void): Hands {
      const away = $state<{ now: Record<string, Away> }>({ now: LONG });
      const hands = at({ away: LONG });
      Object.defineProperty(connectionOf(hands), "away", { get: () => away.now });
      const end = hands.watch();
      done(hands);
      for (const now of [{}, then]) {
        away.now = now;
        vi.advanceTimersByTime(1000);
      }
      end();
      return hands;
    }

    it("is not asked again at a blink because their tag was once pressed", () => {
      expect(again(BLINK, (hands) => hands.askAbout(1)).matter).toBeNull();
    });

    it("is asked at their next absence, though the question about the first was put aside", () => {
      const hands = again(LONG, (now) => now.putAside(now.matter!));
      expect(hands.isAside(hands.matter!)).toBe(false);
    });

    it("keeps aside what is put aside for as long as they are away", () => {
      const hands = at({ away: LONG });
      const end = hands.watch();
      hands.putAside(hands.matter!);
      vi.advanceTimersByTime(3000);
      end();
      expect(hands.isAside(hands.matter!)).toBe(true);
    });

    it("keeps aside whether they only watch, whoever comes and goes", () => {
      const hands = at({ eyes: -1, away: LONG });
      const end = hands.watch();
      hands.putAside({ kind: "watch" });
      vi.advanceTimersByTime(3000);
      end();
      expect(hands.isAside({ kind: "watch" })).toBe(true);
    });

    it("is not asked once a bot rides for them", async () => {
      const hands = at({ away: LONG, turn: 0 });
      vi.spyOn(api, "handOver").mockResolvedValue({} as HandedOver);
      hands.askAbout(1);
      expect(hands.matter).not.toBeNull();
      await hands.lend(1);
      expect(hands.matter).toBeNull();
      vi.restoreAllMocks();
    });
  });

  it("is asked about who is there and silent, and the seat stays theirs", () => {
    vi.useFakeTimers();
    const hands = at({ silent: { 1: { seconds: 300, asks_in: 0 } } });
    const end = hands.watch();
    vi.advanceTimersByTime(1000);
    expect(hands.matter).toMatchObject({ kind: "away", seat: { name: "Bob" }, absent: { silent: true } });
    expect(hands.isEmpty(person(1))).toBe(false);
    end();
    vi.useRealTimers();
  });

  it("says who rides for oneself", () => {
    const people = [person(0, { rider: "greedy" }), person(1)];
    expect(at({ people }).matter).toMatchObject({ kind: "back", seat: { rider: "greedy" } });
  });

  it("is asked whether somebody is who they say, until one has agreed", () => {
    const claim = (agreed: number[]) => [person(0), person(1, { claims: [{ mark: 47, name: "Bob", agreed, seconds: 120 }] })];
    expect(at({ people: claim([]) }).matter).toMatchObject({ kind: "claim", seat: { name: "Bob" } });
    expect(at({ people: claim([0]) }).matter).toBeNull();
  });

  it("is asked about each of several claims, but for the one from here", () => {
    const claims = [47, 82, 11].map((mark) => ({ mark, name: "Bob", agreed: [], seconds: 120 }));
    const hands = at({ people: [person(0), person(1, { claims })] });
    seats.claimed(ID, 1, "mine", 47);
    expect(hands.matter).toMatchObject({ kind: "claim", claim: { mark: 82 } });
    hands.putAside(hands.matter!);
    claims[1]!.agreed = [0] as never[];
    expect(hands.isAside(hands.matter!)).toBe(false);
    expect(hands.ownClaim(person(1, { claims }))?.mark).toBe(47);
  });

  it("offers a seat once its person has been away for the wait, and a free one at once", () => {
    vi.useFakeTimers();
    const hands = at({ eyes: -1, claimsIn: { 1: 41 } });
    const end = hands.watch();
    expect([hands.claimsIn(person(1)), hands.claimsIn(person(1, { free: true }))]).toEqual([41, 0]);
    vi.advanceTimersByTime(40_000);
    expect(hands.claimsIn(person(1))).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(hands.claimsIn(person(1))).toBe(0);
    end();
    vi.useRealTimers();
  });

  it("calls nobody there who left a second ago, though they are not shown as away yet", () => {
    const hands = at({ eyes: -1, away: { 1: { seconds: 1, asks_in: 59 } }, claimsIn: { 1: 59 } });
    expect(hands.isEmpty(person(1))).toBe(false);
    expect([hands.isThere(person(0)), hands.isThere(person(1))]).toEqual([true, false]);
  });

  it("offers no seat that nobody could confirm", () => {
    const two = [person(0), person(1)];
    expect(at({ eyes: -1, people: two }).canBeConfirmed(two[1]!)).toBe(false);
    expect(at({ eyes: -1, people: two, television: true }).canBeConfirmed(two[1]!)).toBe(true);
    expect(at({ eyes: -1, people: [...two, person(2)] }).canBeConfirmed(two[1]!)).toBe(true);
  });

  it("lets one person decide alone whose seat it is around a television of two, and nowhere else", () => {
    const alone = (people: SeatInfo[], television: boolean): boolean => {
      const hands = at({ people });
      Object.assign((connectionOf(hands) as { lobby: object }).lobby, { television });
      return hands.decidesAlone(people[1]!);
    };
    const two = [person(0), person(1)];
    expect(alone(two, true)).toBe(true);
    expect(alone(two, false)).toBe(false);
    expect(alone([...two, person(2)], true)).toBe(false);
    expect(alone([...two, person(2, { kind: "bot" })], true)).toBe(true);
  });

  it("offers the empty seats to somebody who watches, and their own when it is on another device", () => {
    expect(at({ eyes: -1, away: LONG }).matter).toEqual({ kind: "watch" });
    expect(at({ eyes: -1 }).matter).toBeNull();
    seats.joined(ID, 0, "a");
    seats.now(ID, [], [0]);
    expect(at({ eyes: -1 }).matter).toMatchObject({ kind: "moved", seat: { name: "Ilse" } });
  });
});

describe("what a bot played for somebody", () => {
  it("began when the log says, and so did their absence", () => {
    const lent = (params: GameEvent["params"]) => [{ version: 3, kind: "x", params, seat: 0, stands: true }] as GameEvent[];
    expect(at({}).lentSince(0, lent({ who: "player:0", at: "time:124", since: "time:1", away: true }))).toEqual({ at: "time:124", since: "time:1" });
    expect(at({}).lentSince(0, lent({ who: "player:0", away: false }))).toEqual({});
  });

  it("is told since their own last move", () => {
    const event = (version: number, by: number, bot = ""): GameEvent =>
      ({ version, by, bot, seat: by, kind: "undone", params: {}, round: { key: "r", args: {} } }) as GameEvent;
    const log = [event(1, 0, "greedy"), event(2, 0), event(3, 1), event(4, 0, "greedy"), event(5, 0, "greedy")];
    expect(at({}).played(0, log).turns).toBe(2);
  });
});

describe("the keys", () => {
  const press = (hands: Hands, key: string): boolean => followMatterKey(new KeyboardEvent("keydown", { key }), hands, hands.matter);

  it("choose the level, let the bot ride and wait", () => {
    const hands = at({ away: LONG });
    hands.bots = ["greedy", "random"];
    const [lend, wait] = [vi.spyOn(hands, "lend").mockResolvedValue(true), vi.spyOn(hands, "wait").mockResolvedValue()];
    expect([press(hands, "1"), hands.bot]).toEqual([true, "random"]);
    expect([press(hands, "2"), hands.bot]).toEqual([true, "greedy"]);
    expect(press(hands, "5")).toBe(false);
    press(hands, "Enter");
    press(hands, "w");
    expect([lend.mock.calls, wait.mock.calls]).toEqual([[[1]], [[1]]]);
  });

  it("put the question aside for the hand and bring it back", () => {
    const hands = at({ away: LONG });
    press(hands, "c");
    expect(hands.isAside(hands.matter!)).toBe(true);
    expect(press(hands, "w")).toBe(false);
    press(hands, "C");
    expect(hands.isAside(hands.matter!)).toBe(false);
  });

  it("take the seat over again", () => {
    const hands = at({ people: [person(0, { rider: "greedy" }), person(1)] });
    const back = vi.spyOn(hands, "takeBack").mockResolvedValue();
    expect([press(hands, "t"), press(hands, "c")]).toEqual([true, false]);
    expect(back).toHaveBeenCalledWith(0);
  });
});
