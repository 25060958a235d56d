// @vitest-environment jsdom
// What one says oneself is brought into view, wherever one was reading; what others say is not.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Reader } from "../../lib/texts/texts.svelte.ts";
import type { ChatLine, Scene } from "../../lib/wire.ts";
import Log from "./Log.svelte";

const reader = { game: "toy", seat: 0, names: ["Ann", "Bob"], stages: {} } as unknown as Reader;
const scene = { pieces: [], standings: [] } as unknown as Scene;
const line = (number: number, seat: number): ChatLine => ({ say: "chat", number, seat, name: reader.names[seat] ?? "", text: "Allez!", version: 0 });

let seen: string[];
beforeEach(() => {
  seen = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    if (this.dataset["said"]) seen.push(this.dataset["said"]);
  });
  // Somebody reads the radio: then news alone scrolls nothing.
  vi.spyOn(Element.prototype, "matches").mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("scrolls to the own line", async () => {
  const { rerender } = render(Log, { log: [], scene, reader, chat: [line(1, 0)] });
  expect(seen).toEqual([]);
  await rerender({ chat: [line(1, 0), line(2, 0)] });
  expect(seen).toEqual(["2"]);
});

it("leaves who reads alone when somebody else says something", async () => {
  const { rerender } = render(Log, { log: [], scene, reader, chat: [line(1, 0)] });
  await rerender({ chat: [line(1, 0), line(2, 1)] });
  expect(seen).toEqual([]);
});
