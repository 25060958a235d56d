// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../device/settings.svelte.ts";
import { api } from "../net/api.ts";
import { knows, loadGameTexts } from "./texts.svelte.ts";

afterEach(() => vi.restoreAllMocks());

describe("the catalogue of a game", () => {
  it("is asked for once, in the reader's language and as English behind it", async () => {
    settings.language = "en";
    const answers = vi.spyOn(api, "gameTexts").mockResolvedValue("once-hello = Hello\n");

    await Promise.all([loadGameTexts("once"), loadGameTexts("once")]);

    expect(answers).toHaveBeenCalledTimes(1);
    expect(knows("once-hello")).toBe(true);
  });

  it("does not make who waits for it begin anew when it comes", async () => {
    vi.spyOn(api, "gameTexts").mockResolvedValue("waited-hello = Hello\n");
    let begun = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        begun += 1;
        void loadGameTexts("waited");
      });
    });

    await vi.waitFor(() => expect(knows("waited-hello")).toBe(true));
    await Promise.resolve();
    stop();

    expect(begun).toBe(1);
  });

  it("is asked for again where it did not come", async () => {
    const answers = vi.spyOn(api, "gameTexts").mockRejectedValueOnce(new Error("away")).mockResolvedValue("again-hello = Hello\n");

    await expect(loadGameTexts("again")).rejects.toThrow("away");
    await loadGameTexts("again");

    expect([answers.mock.calls.length, knows("again-hello")]).toEqual([2, true]);
  });
});
