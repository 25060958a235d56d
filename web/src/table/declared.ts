// State that the pages of a table declare on their root, for tests and scripts that wait for it.
import type { Table } from "./table.svelte.ts";

type Activity = "asked" | "busy" | "idle";

/** Something can be picked, an answer or the end of a motion is awaited, or neither. */
function activityOf(table: Table): Activity {
  const { shown, settled, result } = table.playback;
  // What lies behind the result of a stage is shown when that is closed.
  const moves = !settled && !result;
  const answered = !table.sending && !table.inquiring && (shown?.version ?? -1) >= table.acted;
  if (!answered || moves || table.connection.state !== "open" || table.next) return "busy";
  return table.ask ? "asked" : "idle";
}

/** The version that is shown and whose turn it is there, whether the page waits, and the seats whose players are connected. */
export function declared(table: Table): Record<`data-${string}`, string | number | undefined> {
  const { shown } = table.playback;
  const here = Object.entries(table.connection.presence).filter(([, there]) => there);
  return {
    "data-state": activityOf(table),
    "data-version": shown?.version,
    "data-turn": shown?.scene.turn,
    "data-here": here.map(([seat]) => seat).join(" "),
  };
}
