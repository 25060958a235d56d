// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../device/settings.svelte.ts";
import { api } from "../net/api.ts";
import { loadCovers, loadGameTexts } from "./catalogues.svelte.ts";
import { knows, t } from "./texts.svelte.ts";

afterEach(() => {
  vi.restoreAllMocks();
  settings.language = "en";
});

describe("what stands on the boxes", () => {
  it("comes without the catalogues of the games", async () => {
    vi.spyOn(api, "covers").mockResolvedValue("boxed-name = In a box\n");
    const whole = vi.spyOn(api, "gameTexts");

    await loadCovers();

    expect([t("boxed-name"), whole.mock.calls.length]).toEqual(["In a box", 0]);
  });
});

describe("the catalogue of a game", () => {
  it("is the English one where the reader's language is not to be had", async () => {
    settings.language = "nl";
    vi.spyOn(api, "gameTexts").mockImplementation((_, language) => (language === "en" ? Promise.resolve("english-hello = Hello\n") : Promise.reject(new Error("404"))));

    await loadGameTexts("english");

    expect(t("english-hello")).toBe("Hello");
  });

  it("is asked for once, however many wait for it", async () => {
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
