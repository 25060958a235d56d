// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

import { answerRenewal, shows, type Container } from "./renewal.ts";
import { parse, type Route } from "./route.svelte.ts";

type Heard = Parameters<Container["addEventListener"]>[1];

/** A browser with new pages that wait. */
function browser(): { container: Container; told: () => unknown[]; ask: (question: string) => unknown } {
  let heard: Heard = () => undefined;
  const [postMessage, answer] = [vi.fn(), vi.fn()];
  const container: Container = {
    addEventListener: (_, listener) => void (heard = listener),
    getRegistration: () => Promise.resolve({ waiting: { postMessage } }),
  };
  const ask = (question: string): unknown => {
    heard({ data: question, ports: [{ postMessage: answer }] });
    return answer.mock.calls.at(-1)?.[0];
  };
  return { container, told: () => postMessage.mock.calls.map(([said]: unknown[]) => said), ask };
}

it.each([
  ["/t/~abc", true],
  ["/t/abc/tv", true],
  ["/h/abc/2", true],
  ["/", false],
  ["/replay/abc", false],
  ["/companion", false],
])("a page at %s says whether it shows a match: %s", (path, so) => {
  const { container, ask } = browser();

  answerRenewal(() => parse(path), container);

  expect(ask("in a match?")).toBe(so);
});

it("what is asked otherwise has no answer", () => {
  const { container, ask } = browser();
  answerRenewal((): Route => ({ page: "home" }), container);

  expect(ask("who are you?")).toBeUndefined();
});

it("new pages hear that a match was left, and nothing while one is shown", async () => {
  const { container, told } = browser();

  await shows(parse("/h/abc/1"), container);
  expect(told()).toEqual([]);
  await shows({ page: "home" }, container);
  expect(told()).toEqual(["left"]);
});

it("a browser that keeps nothing is asked for nothing", async () => {
  await shows({ page: "home" }, undefined);
  await shows({ page: "home" }, { addEventListener: () => undefined, getRegistration: () => Promise.reject(new Error("SecurityError")) });
});
