import { describe, expect, it } from "vitest";

import { ems, sizeOfName } from "./card-type.ts";

/** The room between the edges of the frame, in ems. */
const ROOM = 4.9;

describe("the name of a card", () => {
  it.each(["Feed", "Spare bike", "Gear change", "40 km"])("%s is set at full size", (name) => {
    expect(sizeOfName(name)).toBe(1);
  });

  it.each(["Kraftreserve", "Angriffsposition", "Ravitaillement", "Bolletjeskaart", "Ersatzlaufrad", "Wassermangel-Warnung"])(
    "%s stays inside the frame",
    (name) => {
      for (const word of name.split(/(?<=-)/)) expect(ems(word) * sizeOfName(name)).toBeLessThanOrEqual(ROOM + 1e-9);
    },
  );

  it("is measured by its letters: narrow ones leave it large", () => {
    expect(sizeOfName("Illiiilliii")).toBeGreaterThan(sizeOfName("Mmwmwmmwmwm"));
  });
});
