// The time of a clock as it is printed and as it is said.
import { t } from "../../lib/texts/texts.svelte.ts";
import { face, unitOf } from "./clock.ts";

export function faceOf(left: number): string {
  const shown = face(left);
  return "digits" in shown ? shown.digits : t("clock-days-hours", shown);
}

/** What a screen reader is told when so much is left. */
export function saidAt(left: number): string {
  if (left === 0) return t("clock-said-out");
  const { unit, count } = unitOf(left);
  return t("clock-said", { time: t(`clock-${unit}`, { count }) });
}
