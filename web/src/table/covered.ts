// Round one screen: what may be seen while nobody has said that he is there. The road and the tables lie open; hands, buttons and
// cards that one seat alone sees do not.
import type { GameEvent, Scene } from "../lib/wire.ts";

export const covered = (scene: Scene): Scene => ({ ...scene, hand: [], buttons: [], piles: [] });

/** The part of the race radio that all who share the screen have heard; nothing while one of them is not known. */
export function heardByAll(logs: readonly (readonly GameEvent[] | undefined)[]): GameEvent[] {
  const [first, ...others] = logs.map((log) => log ?? []);
  const heard = others.map((log) => new Set(log.map((event) => JSON.stringify(event))));
  return (first ?? []).filter((event) => heard.every((log) => log.has(JSON.stringify(event))));
}
