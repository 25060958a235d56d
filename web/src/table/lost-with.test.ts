// What the question says before a table is deleted.
import { expect, it } from "vitest";

import type { SeatInfo } from "../lib/wire.ts";
import { lostWith } from "./lost-with.ts";

const seat = (number: number, kind: SeatInfo["kind"]): SeatInfo => ({
  seat: number,
  kind,
  name: "",
  bot: "",
  taken: kind !== "open",
  team: "rouge",
  bib: number,
  rider: "",
  free: false,
  claims: [],
});
const withOthers = [seat(0, "human"), seat(1, "human"), seat(2, "bot")];
const alone = [seat(0, "human"), seat(1, "bot")];

it.each([
  ["a lobby loses its invitations", { started: false, over: false, seats: withOthers }, "delete-lobby"],
  ["a race with others ends for them too", { started: true, over: false, seats: withOthers }, "delete-race-others"],
  ["a race of one's own is lost", { started: true, over: false, seats: alone }, "delete-race"],
  ["others keep the record of a race that is over", { started: true, over: true, seats: withOthers }, "delete-record-others"],
  ["one's own record is lost", { started: true, over: true, seats: alone }, "delete-record"],
])("%s", (_, table, key) => {
  expect(lostWith(table, [0])).toBe(key);
});

it("people at this very screen are no others", () => {
  expect(lostWith({ started: true, over: true, seats: withOthers }, [0, 1])).toBe("delete-record");
});
