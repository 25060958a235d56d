// What may be taken back at a table: what its maker can choose, and how a finished race tells it.
import { t } from "../lib/texts/texts.svelte.ts";
import type { NewTable, ReplayInfo, TakeBacks } from "../lib/wire.ts";

export type TakeBackChoice = NonNullable<NewTable["take_backs"]>;
export const TAKE_BACKS: TakeBackChoice[] = ["honest", "friendly"];

/** The same choice for a table that follows another; those of before there was a choice become honest. */
export const sameAgain = (kind: TakeBacks): TakeBackChoice => (kind === "friendly" ? "friendly" : "honest");

export const takeBacksTold = (replay: Pick<ReplayInfo, "take_backs" | "across_luck">): string =>
  t(`result-take-backs-${replay.take_backs}`, { count: replay.across_luck });
