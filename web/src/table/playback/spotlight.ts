// Moments: which events have the stage, what stands there and whom it concerns. The game declares all of it; nothing is
// found out from the kind of an event.
import type { GameEvent, Piece, Scene, Spotlight, Text } from "../../lib/wire.ts";
import { plateIn } from "../log/log.ts";
import { plateOf, type Plate } from "../mover.ts";

/** Somebody a moment concerns, and what it means for him. */
export interface Hit extends Plate {
  seat: number;
  note: Text | null;
}

export interface Staged {
  event: GameEvent;
  light: Spotlight;
  hits: Hit[];
  /** The cells of those it harms. */
  cells: string[];
  /** The seats it harms. */
  harmed: number[];
}

/** What a screen has time for: everything, only what is great or hits its reader, or only the latter. */
export type Attention = "all" | "great" | "own";

const MOMENT = 2;
const GREAT = 3;
/** So many follow each other; the others are told in the log alone. */
const IN_A_ROW = 2;

/** All that events declare to have some weight, with those who join them. */
export function stagedIn(events: GameEvent[], before: Scene, after: Scene): Staged[] {
  const found: Staged[] = [];
  for (const event of events) {
    const light = event.weight ? event.spotlight : null;
    const last = found.at(-1);
    if (light) found.push({ event, light, hits: concerned(event, [after, before]), cells: [], harmed: [] });
    else if (event.note && last?.event.version === event.version) last.hits = joined(last.hits, concerned(event, [after, before]));
  }
  return found.map((staged) => (staged.light.tone === "harm" ? withHarm(staged, before, after) : staged));
}

/** Those that have the stage on this screen, in their order. */
export function onStage(staged: Staged[], eyes: number, attention: Attention): Staged[] {
  return folded(staged.filter((each) => hasStage(each, eyes, attention)));
}

function hasStage({ event, harmed }: Staged, eyes: number, attention: Attention): boolean {
  if (eyes >= 0 && harmed.includes(eyes)) return true;
  if (attention === "own") return false;
  return (event.weight ?? 0) >= (attention === "great" ? GREAT : MOMENT);
}

/** A third in a row folds one into the log: the lightest, and of equals the first. */
function folded(staged: Staged[]): Staged[] {
  const left = [...staged];
  while (left.length > IN_A_ROW) {
    const least = Math.min(...left.map(({ event }) => event.weight ?? 0));
    left.splice(left.findIndex(({ event }) => event.weight === least), 1);
  }
  return left;
}

/** Whom it is about and at whom it is aimed; somebody may be off the road by then. */
function concerned(event: GameEvent, scenes: Scene[]): Hit[] {
  const who = event.seat === undefined ? undefined : first(scenes, (scene) => plateIn(event, scene));
  const target = event.target === undefined ? undefined : first(scenes, (scene) => plateOf(scene, event.target!));
  const hits: Hit[] = [];
  if (who) hits.push({ team: who.team, bib: who.bib, seat: event.seat!, note: event.note ?? null });
  if (target) hits.push({ team: target.team, bib: target.bib, seat: event.target!, note: null });
  return hits;
}

/** Who is told of again has his note now. */
function joined(hits: Hit[], more: Hit[]): Hit[] {
  const same = (a: Hit, b: Hit): boolean => a.seat === b.seat && a.bib === b.bib;
  return [...hits.filter((hit) => !more.some((each) => same(hit, each))), ...more];
}

/** A card that is aimed at somebody harms him; else it harms all whom it is about. */
function withHarm(staged: Staged, before: Scene, after: Scene): Staged {
  const { target } = staged.event;
  const hurt = staged.hits.filter((hit) => target === undefined || hit.seat === target);
  const cells = hurt.flatMap((hit) => first([after, before], (scene) => pieceOf(scene, hit))?.cell ?? []);
  return { ...staged, cells: [...new Set(cells)], harmed: [...new Set(hurt.map(({ seat }) => seat))] };
}

/** Whether the card shows the very words that its sentence would read out again. */
export const printed = ({ light, event }: Staged): boolean => Boolean(event.reads_out && light.text);

function first<T>(scenes: Scene[], find: (scene: Scene) => T | undefined): T | undefined {
  for (const scene of scenes) {
    const found = find(scene);
    if (found) return found;
  }
  return undefined;
}

function pieceOf({ pieces }: Scene, { seat, bib }: Hit): Piece | undefined {
  const own = pieces.filter((piece) => piece.seat === seat);
  return own.find((piece) => piece.bib === bib) ?? (own.length === 1 ? own[0] : undefined);
}

/** The picture while a moment tells why riders will lie there: nobody has fallen yet, and no sign is on him. */
export function stillUpright(before: Scene, after: Scene): Scene {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const pieces = after.pieces.map((piece) => {
    const was = old.get(piece.id);
    if (!was) return piece;
    const held = { ...piece, fallen: was.fallen, marks: was.marks };
    return was.cell === piece.cell ? { ...held, at: was.at } : held;
  });
  return { ...after, pieces };
}
