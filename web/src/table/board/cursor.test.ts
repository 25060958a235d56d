import { describe, expect, it } from "vitest";

import type { Cell } from "../../lib/wire.ts";
import { aCell } from "../samples.ts";
import { isArrow, nextCell, type Arrow } from "./cursor.ts";

const lane = (number: number, place: number): Cell => aCell({ id: `cell:${number}.${place}`, number, lane: place });
const ROAD = [lane(1, 1), lane(1, 2), lane(1, 3), lane(2, 1), lane(2, 2), lane(3, 2), lane(3, 3)];
const MILES = [40, 20, 60].map((number) => aCell({ id: `cell:${number}`, number }));

const led = (among: Cell[], here: string, arrow: Arrow): string | undefined => nextCell(among, here, arrow)?.id;

describe("the arrow keys on a road with lanes", () => {
  it.each<[Arrow, string, string]>([
    ["ArrowRight", "cell:1.1", "cell:2.1"],
    ["ArrowLeft", "cell:2.2", "cell:1.2"],
    ["ArrowDown", "cell:1.1", "cell:1.2"],
    ["ArrowUp", "cell:1.3", "cell:1.2"],
  ])("%s leads from %s to %s", (arrow, from, to) => {
    expect(led(ROAD, from, arrow)).toBe(to);
  });

  it("keep to the lane as far as the road has it", () => {
    expect(led(ROAD, "cell:1.3", "ArrowRight")).toBe("cell:2.2");
    expect(led(ROAD, "cell:2.1", "ArrowRight")).toBe("cell:3.2");
  });

  it("go round at the ends", () => {
    expect(led(ROAD, "cell:3.3", "ArrowRight")).toBe("cell:1.3");
    expect(led(ROAD, "cell:1.1", "ArrowUp")).toBe("cell:1.3");
  });
});

describe("the arrow keys on a road without lanes", () => {
  it("all go along it, whatever the order of the list", () => {
    expect(led(MILES, "cell:20", "ArrowRight")).toBe("cell:40");
    expect(led(MILES, "cell:20", "ArrowUp")).toBe("cell:40");
    expect(led(MILES, "cell:60", "ArrowDown")).toBe("cell:40");
  });

  it("begin at the near end or at the far one", () => {
    expect(led(MILES, "", "ArrowRight")).toBe("cell:20");
    expect(led(MILES, "", "ArrowLeft")).toBe("cell:60");
  });

  it("lead nowhere where nothing is lit", () => {
    expect(nextCell([], "", "ArrowRight")).toBeUndefined();
  });
});

it("tells arrows from other keys", () => {
  expect(["ArrowUp", "Enter", "ArrowUpward"].filter(isArrow)).toEqual(["ArrowUp"]);
});
