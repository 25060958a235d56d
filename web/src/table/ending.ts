// The end of a race. A game may say nothing about it: then its standings are the result.
import type { Result, Row, Scene } from "../lib/wire.ts";

const ON_THE_PODIUM = 3;

/** What a picture has to say about a stage or the race that ended. */
export function resultOf(scene: Scene): Result | null {
  const [table] = scene.standings;
  if (scene.result || !scene.over || !table) return scene.result;
  const winners = table.rows.filter((row) => row.rank === 1);
  return {
    stage: scene.stage,
    headline: { key: "race-won", args: { count: winners.length, winners: winners.map(nameOf) } },
    summary: scene.stage.length,
    podium: table.rows.filter((row) => row.rank > 0 && row.rank <= ON_THE_PODIUM),
    tables: scene.standings,
    awards: [],
    final: true,
    board: "",
    arrivals: [],
    story: null,
  };
}

const nameOf = (row: Row): string => `player:${row.seat}`;
