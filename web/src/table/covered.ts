// Round one screen: what may be seen while nobody has said that he is there. The road and the tables lie open; hands, buttons and
// cards that one seat alone sees do not.
import type { GameEvent, Scene } from "../lib/wire.ts";

export const covered = (scene: Scene): Scene => ({ ...scene, hand: [], buttons: [], piles: [] });

/** The part of the race radio that the last and the next at the screen have both heard. */
export function heardByBoth(last: readonly GameEvent[], next: readonly GameEvent[]): GameEvent[] {
  const heard = new Set(next.map((event) => JSON.stringify(event)));
  return last.filter((event) => heard.has(JSON.stringify(event)));
}
