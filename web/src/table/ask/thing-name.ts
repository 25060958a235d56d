// The name of a thing of the table, for a sentence about it.
import { say, t, type Reader } from "../../lib/texts/texts.svelte.ts";
import { isCell } from "../../lib/wire/things.ts";
import type { Scene } from "../../lib/wire.ts";

export function thingName(thing: string, scene: Scene, reader: Reader): string {
  const lying = [...scene.hand, ...scene.dice, ...scene.piles, ...scene.buttons, ...scene.numbers].find((each) => each.id === thing);
  if (lying) return say(lying.name, reader);
  const piece = scene.pieces.find((each) => each.id === thing);
  if (piece) return t("board-rider-short", { bib: piece.bib, player: `player:${piece.seat}` }, reader);
  return t(isCell(thing) ? "why-cell" : "why-thing", { thing }, reader);
}
