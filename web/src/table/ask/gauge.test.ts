import { describe, expect, it } from "vitest";

import type { Profile, Scene } from "../../lib/wire.ts";
import { gaugeOf } from "./gauge.ts";

const stone = (along: number, label: string, symbol = "") => ({ along, label, symbol, words: {}, text: null });
const profile: Profile = { heights: [], milestones: [stone(0.2, "40"), stone(0.8, "200", "mark-sprint"), stone(1, "260", "mark-finish")] };
const scene = { pieces: [{ seat: 0, along: 0.5, team: "rouge", bib: 1 }] } as unknown as Scene;

describe("the bar under a refusal", () => {
  it("shows the rider and the sign whose figure the refusal names", () => {
    expect(gaugeOf({ at: 120, from: 200 }, profile, scene, 0)).toMatchObject({ here: 0.5, there: 0.8, symbol: "mark-sprint" });
  });

  it("is not there for figures that no sign has, nor for one the rider has passed", () => {
    expect(gaugeOf({ km: 40 }, profile, scene, 0)).toBeNull();
    const after = { pieces: [{ seat: 0, along: 0.9, team: "rouge", bib: 1 }] } as unknown as Scene;
    expect(gaugeOf({ from: 200 }, profile, after, 0)).toBeNull();
  });

  it("is not there for somebody who does not ride", () => {
    expect(gaugeOf({ from: 200 }, profile, scene, -1)).toBeNull();
  });
});
