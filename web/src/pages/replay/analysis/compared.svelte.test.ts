// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { AnalysedEntry, Scene } from "../../../lib/wire.ts";
import { ASKING } from "../../../table/ask/asking.ts";
import HintCells from "../../../table/board/HintCells.svelte";
import { aBoard, aCell } from "../../../table/samples.ts";
import { comparing, twoMoves } from "./compared.svelte.ts";
import { Film } from "../film.svelte.ts";
import { LookBack } from "./look-back.svelte.ts";

const SQUARE: [number, number][] = [[0, 0], [40, 0], [40, 40], [0, 40]];
const board = aBoard({ cells: ["cell:1", "cell:2"].map((id) => aCell({ id, shape: SQUARE, centre: [20, 20] })) });
const move = (cell: string) => ({ do: cell, label: null, picks: ["card:2", cell], chance: 0.5 });
const entry = (best: string): AnalysedEntry => ({
  number: 2, seat: 0, chances: [0.5, 0.5], turn_over: true, luck: [0, 0], played: move("cell:1"), best: best ? move(best) : null, reasons: [], edge: 0,
});

/** A film at its third entry, on these stages, looked back at. */
function lookedAt(best: string, stages = [0, 0, 0], open = true) {
  const film = new Film("table");
  film.boards = { road: board };
  film.info = { steps: stages.map((stage, n) => ({ n, stage })), header: { seats: [] } } as unknown as Film["info"];
  film.n = 2;
  film.playback.jump({ scene: { board: "road", pieces: [], standings: [] } as unknown as Scene, ask: null, version: 2 });
  const look = new LookBack("table");
  look.found = { level: "puncheur", done: 3, of: 3, entries: [entry(best)], seats: [], turning_points: [] };
  return comparing(film, look, () => open);
}

describe("a decision that is looked back at", () => {
  it("has what was played on the road and the bot's move beside it, with its face", () => {
    expect(lookedAt("cell:2").hinted.map(({ cell, face, on }) => [cell.id, face, on])).toEqual([
      ["cell:1", "", true],
      ["cell:2", "bot-4", false],
    ]);
  });

  it("has only what was played where nothing is surely better", () => {
    expect(lookedAt("").hinted.map(({ cell }) => cell.id)).toEqual(["cell:1"]);
    expect(twoMoves(entry(""), "puncheur")).toHaveLength(1);
  });

  it("is not drawn on the road of the next stage, which it began, nor outside the analysis", () => {
    expect(lookedAt("cell:2", [0, 0, 1]).hinted).toEqual([]);
    expect(lookedAt("cell:2", [0, 0, 0], false).hinted).toEqual([]);
  });

  it("is dashed where the bot would have gone, and not where the rider went", () => {
    const { container } = render(HintCells, { props: { scale: 1, lanes: true }, context: new Map([[ASKING, lookedAt("cell:2")]]) });
    expect(container.querySelectorAll("polygon")).toHaveLength(1);
    expect(container.querySelector("use")?.getAttribute("href")).toBe("#bot-4");
  });
});
