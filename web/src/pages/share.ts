// The result as a few lines of text for a chat: the headline, the first places, whose figures it was ridden with, and where.
import type { Params } from "../lib/wire.ts";

type Say = (key: string, args?: Params) => string;

export interface Told {
  headline: string;
  stage: string;
  rows: { rank: number; name: string; value: string }[];
  /** What is printed and what is ours. */
  figures: string;
  link: string;
}

export function shareText(told: Told, t: Say): string {
  const { headline, stage, link } = told;
  return [
    t("result-share-text", { headline, stage }),
    ...told.rows.map(({ rank, name, value }) => t("result-share-row", { rank, name, value }).trim()),
    told.figures,
    t("result-share-played", { link }),
  ].join("\n");
}
