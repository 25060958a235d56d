// What a worker says that cannot begin. How it begins is seen in a real browser (tests/browser).
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const BEGIN = { data: { part: "tables", index: { files: {} }, botPause: 0 } };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("self", { fetch: vi.fn(), postMessage: vi.fn(), onmessage: null });
});

afterEach(() => void vi.unstubAllGlobals());

/** What a worker says that is told to begin. */
async function said(): Promise<unknown> {
  await import("./worker.ts");
  await (self.onmessage as unknown as (event: object) => Promise<void>)(BEGIN);
  return JSON.parse(vi.mocked(self.postMessage).mock.calls[0]?.[0] as unknown as string);
}

it("where WebAssembly is forbidden it says so at once, and waits for nothing", async () => {
  vi.stubGlobal("WebAssembly", {
    Module: class {
      constructor() {
        throw new Error("Wasm code generation disallowed by embedder");
      }
    },
  });

  expect(await said()).toMatchObject({ do: "failed", code: "no_python", why: "Error: Wasm code generation disallowed by embedder" });
});

it("where there is no WebAssembly at all it says so, too", async () => {
  vi.stubGlobal("WebAssembly", undefined);

  expect(await said()).toMatchObject({ do: "failed", code: "no_python" });
});

it("where nothing can be kept it says so before Python is fetched", async () => {
  vi.stubGlobal("indexedDB", undefined);

  expect(await said()).toMatchObject({ do: "failed", code: "not_kept" });
  expect(self.fetch).not.toHaveBeenCalled();
});
