import { describe, expect, it } from "vitest";

import { colourOffers, recoloured, worn } from "./teams.ts";

const box = ["rouge", "azur", "mandarine", "lavande"].map((team, place) => ({ team, bib: place + 1 }));
const teams = (chosen: string[]): string[] => worn(box, chosen).map((look) => look.team);

describe("who rides in which colour", () => {
  it("is as the box has them where nobody chose", () => {
    expect(teams(["", "", ""])).toEqual(["rouge", "azur", "mandarine"]);
  });

  it("leaves the others theirs, and gives the first free one to whose was chosen", () => {
    expect(teams(["lavande", "", ""])).toEqual(["lavande", "azur", "mandarine"]);
    expect(teams(["", "", "rouge"])).toEqual(["mandarine", "azur", "rouge"]);
  });

  it("is swapped with whoever had it", () => {
    const seats = [{ name: "A", team: "rouge" }, { name: "B", team: "azur" }];
    expect(recoloured(seats, 0, "azur").map((seat) => seat.team)).toEqual(["azur", "rouge"]);
    expect(recoloured(seats, 0, "lavande").map((seat) => seat.team)).toEqual(["lavande", "azur"]);
  });
});

describe("the colours to choose from", () => {
  it("are the own one, the free ones, and then those of others", () => {
    const offers = colourOffers(box, "mandarine", (team) => (team === "rouge" ? { note: "Ilse", taken: true } : null));
    expect(offers.map((offer) => offer.team)).toEqual(["mandarine", "azur", "lavande", "rouge"]);
    expect(offers.map((offer) => offer.taken)).toEqual([false, false, false, true]);
  });
});
