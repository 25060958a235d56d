import { expect, it } from "vitest";

import { shareText } from "./share.ts";

const t = (key: string, args: Record<string, unknown> = {}): string => `${key} ${Object.values(args).join(" ")}`;

it("a shared result has the headline, a line for each place, whose figures they are and the link, in this order", () => {
  const told = {
    headline: "Ilse wins the stage",
    stage: "Lille – Rouen",
    rows: [
      { rank: 1, name: "Ilse", value: "60" },
      { rank: 2, name: "Koen", value: "" },
    ],
    figures: "Some are ours.",
    link: "http://race.example",
  };
  expect(shareText(told, t).split("\n")).toEqual([
    "result-share-text Ilse wins the stage Lille – Rouen",
    "result-share-row 1 Ilse 60",
    "result-share-row 2 Koen",
    "Some are ours.",
    "result-share-played http://race.example",
  ]);
});
