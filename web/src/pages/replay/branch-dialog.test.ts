// @vitest-environment jsdom
// "Play on from here" offers the clock of the race that is shown, and sends the one that was chosen.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../../lib/net/api.ts";
import { loadTexts } from "../../lib/texts/catalogues.svelte.ts";
import type { ClockRule } from "../../lib/wire.ts";
import BranchDialog from "./BranchDialog.svelte";
import type { Film } from "./film.svelte.ts";

const film = (clock: ClockRule | null): Film => {
  const header = { game: "toy", seats: [{ name: "Ilse" }, { name: "", bot: "greedy" }] };
  return { table: "t", n: 3, about: { clock }, info: { header, take_backs: "honest" } } as unknown as Film;
};

beforeEach(async () => {
  vi.spyOn(api, "games").mockResolvedValue([]);
  await loadTexts();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("playing on from a replay", () => {
  const ODD: ClockRule = { each: "decision", seconds: 45, out: "ride" };

  it.each([[ODD], [{ each: "bank", seconds: 900, out: "move" } as ClockRule], [null]])("has the clock of its race: %o", async (clock) => {
    const branch = vi.spyOn(api, "branch").mockRejectedValue(new Error("enough"));
    render(BranchDialog, { film: film(clock), onclose: () => undefined });
    await fireEvent.click(screen.getByRole("button", { name: "Ride on", hidden: true }));
    expect(branch).toHaveBeenLastCalledWith("t", expect.objectContaining({ at: 3, clock }));
  });

  it("takes another where one is chosen", async () => {
    const branch = vi.spyOn(api, "branch").mockRejectedValue(new Error("enough"));
    render(BranchDialog, { film: film(ODD), onclose: () => undefined });
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { hidden: true });
    expect(choice.selectedOptions[0]?.textContent).toContain("45");
    await fireEvent.change(choice, { target: { value: "-1" } });
    await fireEvent.click(screen.getByRole("button", { name: "Ride on", hidden: true }));
    expect(branch).toHaveBeenLastCalledWith("t", expect.objectContaining({ clock: null }));
  });
});
