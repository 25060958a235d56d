import { describe, expect, it } from "vitest";

import type { Profile } from "../../lib/wire.ts";
import { ProfileLine } from "./profile-line.ts";

const heights = [{ along: 0, height: 0 }, { along: 0.5, height: 1 }, { along: 1, height: 0 }];
const line = new ProfileLine({ heights } as Profile, 1056, 126, true);

describe("a profile on the strip", () => {
  it("begins and ends inside the strip", () => {
    expect([line.x(0), line.x(1)]).toEqual([26, 1026]);
  });

  it("is high where the road is", () => {
    expect(line.y(0.5)).toBeLessThan(line.y(0));
  });

  it("ends on its floor", () => {
    expect(line.y(1)).toBe(line.floor);
  });

  it("is ridden up to where somebody is", () => {
    expect(line.upTo(0.25).split(" ").at(-1)).toBe(`${line.x(0.25).toFixed(1)},${line.y(0.25).toFixed(1)}`);
  });

  it("is a flat road where a game tells none", () => {
    const flat = new ProfileLine({ heights: [] } as unknown as Profile, 1056, 126, true);
    expect(flat.y(0)).toBe(flat.y(1));
  });
});
