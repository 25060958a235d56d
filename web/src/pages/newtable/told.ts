// The figures of a race in words: minutes, distance.
import { t } from "../../lib/texts/texts.svelte.ts";
import type { OfferedStage, Roadbook } from "../../lib/wire.ts";
import { clock } from "./stages.ts";

export const timeTold = (minutes: number): string => t("new-time", clock(minutes));

/** The sum of the distances, or "" where they do not add up. */
export function distanceTold(book: Roadbook, stages: readonly OfferedStage[]): string {
  const sum = stages.reduce((all, stage) => all + stage.distance, 0);
  return book.total ? t(book.total, { figure: Math.round(sum * 10) / 10 }) : "";
}
