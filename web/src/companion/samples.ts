// People on a score sheet for tests.
import type { SheetView } from "../lib/sheet_wire.ts";
import { castOf, type Cast } from "./cast.ts";

/** Ann's riders with these numbers: `rider:17` is called Ann 17. */
export function castWith(...bibs: number[]): Cast {
  const teams = [{ id: "player:0", name: "Ann", team: "rouge", bib: 1, marks: [] }];
  const riders = bibs.map((bib, place) => ({ id: `rider:${bib}`, seat: 0, place, bib, name: "", state: "", marks: [] }));
  return castOf({ game: "toy", page: { teams, riders, stages: [] } } as unknown as SheetView);
}
