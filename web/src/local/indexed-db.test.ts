// What Python is told of a browser that does not write. That it writes at all is seen in a real one (tests/browser).
import { afterEach, expect, it, vi } from "vitest";

import { NotKept, Rows } from "./indexed-db.ts";

const QUESTION = JSON.stringify({ do: "get", key: ["served"] });

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose database cannot be opened, since it says so at once or only later. */
function closed(opening: () => unknown): () => number {
  const open = vi.fn(opening);
  vi.stubGlobal("indexedDB", { open });
  return () => open.mock.calls.length;
}

function later(): object {
  const opening = { error: new DOMException("The disk is full.", "QuotaExceededError"), onerror: () => undefined };
  queueMicrotask(() => opening.onerror());
  return opening;
}

function atOnce(): never {
  throw new DOMException("Not in a private window.", "SecurityError");
}

it.each([later, atOnce])("a browser that cannot write is told as an Error: Python takes a DOMException for none (%s)", async (opening) => {
  closed(opening);

  const answer = new Rows().answer(QUESTION);

  await expect(answer).rejects.toBeInstanceOf(NotKept);
  await expect(answer).rejects.not.toBeInstanceOf(DOMException);
});

it("a database that could not be opened is tried again by the next question", async () => {
  const tries = closed(later);
  const rows = new Rows();

  await rows.answer(QUESTION).catch(() => undefined);
  await rows.answer(QUESTION).catch(() => undefined);

  expect(tries()).toBe(2);
});
