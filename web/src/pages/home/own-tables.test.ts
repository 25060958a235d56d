// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

import { seats, type OwnTable } from "../../lib/device/seats.ts";
import { ApiError, api } from "../../lib/net/api.ts";
import { forget } from "./own-tables.ts";

afterEach(() => {
  vi.restoreAllMocks();
  for (const { table } of seats.open()) seats.forget(table);
});

function owned(table: string): OwnTable {
  seats.made({ table, code: "", tokens: { "0": "a", "1": "b" }, invitations: {}, maker: "m" }, "toy");
  return seats.of(table)!;
}

it("a match of this device is deleted when the list forgets it, since there is no other way to it", async () => {
  const gone = vi.spyOn(api, "deleteTable").mockResolvedValue({ record_kept: false });

  await forget(owned("~1"));

  expect(gone).toHaveBeenCalledWith("~1", "m", ["a", "b"]);
  expect(seats.of("~1")).toBeUndefined();
});

it("a table of a server stays there", async () => {
  const gone = vi.spyOn(api, "deleteTable");

  await forget(owned("1"));

  expect(gone).not.toHaveBeenCalled();
  expect(seats.of("1")).toBeUndefined();
});

it("what cannot be deleted stays in the list", async () => {
  vi.spyOn(api, "deleteTable").mockRejectedValue(new ApiError(503, "not_kept", ""));

  await expect(forget(owned("~2"))).rejects.toMatchObject({ code: "not_kept" });

  expect(seats.of("~2")).toBeDefined();
});

it("what another tab has deleted is forgotten", async () => {
  vi.spyOn(api, "deleteTable").mockRejectedValue(new ApiError(404, "unknown_table", ""));

  await forget(owned("~3"));

  expect(seats.of("~3")).toBeUndefined();
});
