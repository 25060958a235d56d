// What somebody gets who takes over from a bot, in three figures: its place, its score, and how long there is to wait.
import { t, type Reader } from "../lib/texts/texts.svelte.ts";
import type { Scene } from "../lib/wire.ts";
import { untilTurnOf } from "../television/order.ts";

export interface Fact {
  value: string;
  label: string;
}

export function inheritance(scene: Scene, seat: number, reader: Reader): Fact[] {
  const rows = scene.standings[0]?.rows ?? [];
  const row = rows.find((each) => each.seat === seat);
  const next = untilTurnOf(scene, seat);
  const facts: Fact[] = [];
  if (row?.rank) facts.push({ value: String(row.rank), label: t("hand-of-teams", { count: rows.length }, reader) });
  if (row?.value) facts.push({ value: row.value, label: t("hand-score") });
  if (next) facts.push({ value: String(next.before), label: t("hand-turns", { count: next.before }) });
  return facts;
}
