// Round one screen: what may be seen while nobody has said that he is there. The road and the tables lie open; hands, buttons and
// cards that one seat alone sees do not.
import { SPECTATOR, type GameEvent, type Scene } from "../lib/wire.ts";

export const covered = (scene: Scene): Scene => ({ ...scene, hand: [], buttons: [], piles: [] });

/** The part of the race radio that all who share the screen have heard; nothing while one of them is not known. */
export function heardByAll(logs: readonly (readonly GameEvent[] | undefined)[]): GameEvent[] {
  const [first, ...others] = logs.map((log) => log ?? []);
  const heard = others.map((log) => new Set(log.map((event) => JSON.stringify(event))));
  return (first ?? []).filter((event) => heard.every((log) => log.has(JSON.stringify(event))));
}

/** With whose eyes a screen looks on and who must come to it, when these seats are left at it: nobody comes to the curtain of a seat
 * that went, and where several are left one of them must say that he is there. */
export function seated(now: readonly number[], eyes: number, curtain: number | null): { eyes: number; curtain: number | null } {
  const gone = (seat: number | null): boolean => seat !== null && seat >= 0 && !now.includes(seat);
  if (!gone(eyes) && !gone(curtain)) return { eyes, curtain };
  const here = gone(eyes) ? (now[0] ?? SPECTATOR) : eyes;
  return { eyes: here, curtain: curtain !== null && !gone(curtain) ? curtain : now.length > 1 ? here : null };
}
