import { describe, expect, it } from "vitest";

import type { GameEvent, Scene, Text } from "../../lib/wire.ts";
import { aPiece } from "../samples.ts";
import { onStage, printed, stagedIn, stillUpright } from "./spotlight.ts";

const text = (key: string) => ({ key, args: {} });
const light = (name: string, tone: "" | "harm" | "help" = "") => ({ name: text(name), symbol: "crash", tone, frame: "", text: null, explain: "" });
const event = (declared: Partial<GameEvent>): GameEvent => ({ version: 7, kind: "any", params: {}, round: text("round"), ...declared });
const rider = (seat: number, bib: number, cell: string) => aPiece({ id: `rider:${bib}`, seat, bib, cell, team: `team${seat}` });
const scene = (...pieces: ReturnType<typeof rider>[]): Scene => ({ pieces, standings: [] }) as unknown as Scene;
const road = scene(rider(0, 6, "cell:11.1"), rider(0, 4, "cell:11.2"), rider(1, 7, "cell:10.1"));

const crash = event({ seat: 0, bib: 6, weight: 2, spotlight: light("crash", "harm") });
const fell = (seat: number, bib: number): GameEvent => event({ seat, bib, note: text("loses a turn") });
const win = event({ seat: 1, bib: 7, weight: 3, spotlight: light("winner") });
const sprint = event({ seat: 1, bib: 7, weight: 2, spotlight: light("sprint") });
const news = event({ seat: 1, target: 0, weight: 1, spotlight: light("hunger", "harm") });
const names = (staged: { light: { name: { key: string } } }[]): string[] => staged.map((each) => each.light.name.key);

describe("a moment", () => {
  it("is an event with a weight, and those who are hit join it with their notes", () => {
    const [staged, ...others] = stagedIn([event({}), crash, fell(0, 6), fell(1, 7)], road, road);
    expect(others).toEqual([]);
    expect(staged?.hits.map(({ bib, note }) => [bib, note?.key])).toEqual([[6, "loses a turn"], [7, "loses a turn"]]);
  });

  it("lights the cells of those it harms, also of one who is off the road by then", () => {
    const after = scene(rider(1, 7, "cell:10.1"));
    expect(stagedIn([crash, fell(0, 6), fell(1, 7)], road, after)[0]?.cells).toEqual(["cell:11.1", "cell:10.1"]);
    expect(stagedIn([win], road, road)[0]?.cells).toEqual([]);
  });

  it("concerns who lays a card and whom it is laid on, and harms only the latter", () => {
    const one = scene(rider(0, 1, "cell:20"), rider(1, 2, "cell:40"));
    const [staged] = stagedIn([news], one, one);
    expect(staged?.hits.map(({ seat }) => seat)).toEqual([1, 0]);
    expect([staged?.harmed, staged?.cells]).toEqual([[0], ["cell:20"]]);
  });
});

describe("the words of a card", () => {
  const staged = (text: Text | null) => {
    const card = { ...light("hunger"), frame: "chance", text };
    return stagedIn([event({ weight: 2, spotlight: card, reads_out: true })], road, road)[0]!;
  };

  it("are not said under it again", () => expect(printed(staged({ key: "card-text", args: {} }))).toBe(true));
  it("are said under one that shows none", () => expect(printed(staged(null))).toBe(false));
});

describe("the stage", () => {
  const staged = stagedIn([news, sprint, win], road, road);

  it("is for what weighs enough, and for news that hit the reader", () => {
    expect(names(onStage(stagedIn([news, sprint], road, road), 1, "all"))).toEqual(["sprint"]);
    expect(names(onStage(stagedIn([news, sprint], road, road), 0, "all"))).toEqual(["hunger", "sprint"]);
  });

  it("has two in a row: a third folds the lightest", () => {
    expect(names(onStage(staged, 0, "all"))).toEqual(["sprint", "winner"]);
    expect(names(onStage([...staged, ...stagedIn([sprint], road, road)], 1, "all"))).toEqual(["winner", "sprint"]);
  });

  it("shows what is great while one catches up, and only what hits you on the way to your turn", () => {
    expect(names(onStage(staged, 1, "great"))).toEqual(["winner"]);
    expect(names(onStage(staged, 0, "own"))).toEqual(["hunger"]);
  });

  it("hits nobody who only watches", () => {
    expect(onStage(stagedIn([news], road, road), -1, "all")).toEqual([]);
  });
});

describe("riders who will fall", () => {
  it("stand until the moment has gone, where they rode to", () => {
    const after = scene({ ...rider(0, 6, "cell:12.1"), fallen: true }, { ...rider(1, 7, "cell:10.1"), fallen: true, at: [5, 5] });
    expect(stillUpright(road, after).pieces.map(({ cell, fallen, at }) => [cell, fallen, at])).toEqual([
      ["cell:12.1", false, null],
      ["cell:10.1", false, null],
    ]);
  });
});
