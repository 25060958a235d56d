import { expect, it, vi } from "vitest";

import { once } from "./once.ts";

it("asks once for each key", async () => {
  const ask = vi.fn((game: string, language: string) => Promise.resolve(`${game} in ${language}`));
  const told = once(ask);
  expect(await Promise.all([told("tiny", "nl"), told("tiny", "nl"), told("tiny", "fr")])).toEqual(["tiny in nl", "tiny in nl", "tiny in fr"]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks again after a failed attempt", async () => {
  const told = once(vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no network")).mockResolvedValue("there"));
  await expect(told()).rejects.toThrow("no network");
  expect(await told()).toBe("there");
});
