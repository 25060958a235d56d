// @vitest-environment jsdom
// What the picks of a table light, and what is told of the thing that is looked at.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Ask, Board, Offer, Reach, Scene } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import type { Table } from "../table.svelte.ts";
import { armed, nextThings } from "./picks.ts";
import { TableAsking } from "./table-asking.svelte.ts";

const text = { key: "k", args: {} };
const offer = (...picks: string[]): Offer => ({ do: picks.join(" "), picks, label: text, hint: null, side: false, signs: [] }) as unknown as Offer;
const offers = [offer("card:2", "cell:2"), offer("card:2", "cell:3"), offer("card:5", "player:1")];
const ask = { offers, closed: [], question: text, ...PLAIN } as unknown as Ask;
const cells = [1, 2, 3].map((number) => ({ id: `cell:${number}`, number, lane: 0, label: "" }));
const board = { kind: "road", cells } as unknown as Board;

/** As much of a table as is asked of it. */
class Tableau {
  path = $state.raw<string[]>([]);
  playback = new Playback();
  ask = $state.raw(ask);
  ways: Offer[] = [];
  board = board;
  eyes = 0;
  reader = { game: "toy", seat: 0, names: [] };
  remarks: string[] = [];
  presses: string[] = [];
  peeks: string[] = [];
  reach: Reach[] | null = [{ piece: "rider:a", cells: ["cell:2"] }];
  get lit(): Set<string> {
    return nextThings(this.ask, this.path);
  }
  get armed(): Offer | null {
    return armed(this.ask, this.path);
  }
  press(thing: string): void {
    this.presses.push(thing);
  }
  peek(thing: string): Promise<Reach[] | null> {
    this.peeks.push(thing);
    return Promise.resolve(this.reach);
  }
  remark(sentence: string): void {
    this.remarks.push(sentence);
  }
}

class Playback {
  shown = $state.raw({ scene: { pieces: [], standings: [], numbers: [{ id: "number:9", bonus: true, name: text }] } as unknown as Scene });
}

let table: Tableau;
let asking: TableAsking;
let told: string[];
let end: () => void;

beforeEach(() => {
  table = new Tableau();
  told = [];
  end = $effect.root(() => {
    asking = new TableAsking(table as unknown as Table, { onpress: (thing) => told.push(thing), onwhys: () => told.push("whys") });
  });
  flushSync();
});
afterEach(() => end());

describe("what is lit", () => {
  it("is what the picks lead to", () => {
    table.path = ["card:2"];
    expect([...asking.lit]).toEqual(["cell:2", "cell:3"]);
    expect([...asking.targets.keys()]).toEqual(["cell:2", "cell:3"]);
  });

  it("are players once something is picked that is for one", () => {
    expect(asking.players.size).toBe(0);
    table.path = ["card:5"];
    expect([...asking.players]).toEqual([1]);
  });

  it("marks all picks of the only offer that is left", () => {
    table.path = ["card:5"];
    expect([...asking.picked]).toEqual(["card:5", "player:1"]);
  });
});

describe("what is looked at", () => {
  it("tells what it would do", () => {
    table.path = ["card:2"];
    asking.look("cell:3");
    expect(asking.aim?.do).toBe("card:2 cell:3");
  });

  it("tells nothing where several offers lead", () => {
    asking.look("card:2");
    expect(asking.aim).toBeUndefined();
  });

  it("is asked after where it only opens the next choice, once, and what it leads to is lit", async () => {
    table.ask = { ...ask, offers: [...offers, { ...offer("card:9"), opens: true }] };
    asking.look("card:2");
    asking.look("card:9");
    asking.look("card:9");
    await vi.waitFor(() => expect([...asking.targets.keys()]).toEqual(["cell:2"]));
    expect(asking.targets.get("cell:2")).toMatchObject({ previewed: true });
    expect(table.peeks).toEqual(["card:9"]);
    asking.leave("card:9");
    expect(asking.targets.get("cell:2")).toMatchObject({ previewed: false });
  });

  it("is asked after again where there was no answer, as when too much was asked from this house", async () => {
    table.ask = { ...ask, offers: [{ ...offer("card:9"), opens: true }] };
    const answered = table.reach;
    table.reach = null;
    asking.look("card:9");
    await vi.waitFor(() => expect(table.peeks).toEqual(["card:9"]));
    await Promise.resolve();
    table.reach = answered;
    asking.look("card:9");
    await vi.waitFor(() => expect(asking.targets.size).toBe(1));
    expect(table.peeks).toEqual(["card:9", "card:9"]);
  });

  it("is asked after again in another position, and an answer about the last one is forgotten", async () => {
    const opening = (): Ask => ({ ...ask, offers: [{ ...offer("card:9"), opens: true }] });
    table.ask = opening();
    asking.look("card:9");
    table.ask = opening();
    asking.look("card:9");
    await vi.waitFor(() => expect(asking.targets.size).toBe(1));
    expect(table.peeks).toEqual(["card:9", "card:9"]);
  });

  it("is forgotten with the picture", () => {
    table.path = ["card:2"];
    asking.look("cell:3");
    table.playback.shown = { ...table.playback.shown };
    flushSync();
    expect(asking.aim).toBeUndefined();
  });
});

describe("a press", () => {
  it("goes to the table, and is told", () => {
    asking.press("card:2", new DOMRect());
    expect([table.presses, told]).toEqual([["card:2"], ["card:2"]]);
  });

  it("on an extra number says what that is", () => {
    asking.press("number:9", new DOMRect());
    expect(table.presses).toEqual([]);
    expect(table.remarks).toHaveLength(1);
  });
});
