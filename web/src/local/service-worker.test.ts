// The service worker as the build writes it, in a browser made of maps: what it keeps, when it takes over, what it forgets.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

import { expect, it, vi } from "vitest";

const TEMPLATE = readFileSync(new URL("../../sw.template.js", import.meta.url), "utf-8");
const [BEFORE, NOW] = ["a".repeat(16), "b".repeat(16)];
const HOST = "http://host";

const urlOf = (asked: string | { url: string }): string => new URL(typeof asked === "string" ? asked : asked.url, HOST).href;

class FakeCache {
  readonly held = new Map<string, Response>();
  constructor(private readonly fetch: (url: string) => Promise<Response>) {}

  keys = async (): Promise<{ url: string }[]> => [...this.held.keys()].map((url) => ({ url }));
  match = async (asked: string | { url: string }): Promise<Response | undefined> => this.held.get(urlOf(asked))?.clone();
  delete = async (asked: string | { url: string }): Promise<boolean> => this.held.delete(urlOf(asked));
  put = async (asked: string | { url: string }, answer: Response): Promise<void> => {
    this.held.delete(urlOf(asked));
    this.held.set(urlOf(asked), answer);
  };
  add = (asked: string): Promise<void> => this.addAll([asked]);
  addAll = async (asked: string[]): Promise<void> => {
    const answers = await Promise.all(asked.map((each) => this.fetch(urlOf(each))));
    if (answers.some((answer) => !answer.ok)) throw new TypeError("Request failed");
    for (const [place, each] of asked.entries()) await this.put(each, answers[place]!);
  };
}

interface Client {
  url: string;
  /** What the page says of itself; null for one that does not answer. */
  inMatch: boolean | null;
}

/** A browser with these pages open, on a host that has these files by their addresses. */
class Browser {
  readonly caches = new Map<string, FakeCache>();
  readonly skipWaiting = vi.fn(async () => undefined);
  private readonly handlers = new Map<string, (event: object) => void>();

  constructor(
    public pages: Client[] = [],
    public files: Record<string, string> = {},
    private readonly base = "/",
  ) {}

  readonly fetch = async (asked: string | { url: string }): Promise<Response> => {
    const file = this.files[new URL(urlOf(asked)).pathname];
    return file === undefined ? new Response("", { status: 404 }) : new Response(file);
  };

  /** Runs the worker of a build, which knows these files. */
  run(build = NOW, files = ["index.html"]): void {
    const open = async (name: string): Promise<FakeCache> => {
      if (!this.caches.has(name)) this.caches.set(name, new FakeCache(this.fetch));
      return this.caches.get(name)!;
    };
    const pages = (): object[] =>
      this.pages.map(({ url, inMatch }, place) => ({ id: `page ${place}`, url: HOST + url, postMessage: (_: string, [port]: MessagePort[]) => inMatch !== null && port?.postMessage(inMatch) }));
    runInNewContext(TEMPLATE.replace("__VERSION__", build).replace("__FILES__", JSON.stringify(files)), {
      ...{ URL, Response, AbortSignal, Error, console, fetch: this.fetch, location: new URL(HOST + this.base) },
      MessageChannel: FakeChannel,
      setTimeout: (late: () => void) => setTimeout(late, 20),
      caches: { open, keys: async () => [...this.caches.keys()], delete: async (name: string) => this.caches.delete(name), match: async () => undefined },
      self: {
        registration: { scope: HOST + this.base },
        clients: { matchAll: async () => pages(), claim: async () => undefined },
        skipWaiting: this.skipWaiting,
        addEventListener: (type: string, handler: (event: object) => void) => this.handlers.set(type, handler),
      },
    });
  }

  /** An event, until all it waits for is done. */
  async tell(type: string, event: object = {}): Promise<unknown> {
    let done: unknown;
    const until = (work: unknown): void => void (done = work);
    this.handlers.get(type)?.({ ...event, waitUntil: until, respondWith: until });
    return done;
  }

  /** What is kept under this name, by its addresses. */
  kept(name: string): string[] {
    return [...(this.caches.get(name)?.held.keys() ?? [])].map((url) => url.slice(HOST.length));
  }
}

class FakeChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })) };
}

const packOf = (build: string, files: string[] = [`wasm-${build}`]): string =>
  JSON.stringify({ build, files: Object.fromEntries(files.map((name, place) => [place, { name }])), baked: ["api/games.json"] });

/** A host with the pages and the pack of the new build. */
const renewed = (base = "/"): Record<string, string> => ({
  [`${base}index.html`]: "<title>",
  [`${base}offline/pack.json`]: packOf(NOW),
  [`${base}offline/wasm-${NOW}`]: "wasm",
  [`${base}offline/api/games.json`]: "[]",
});

/** A device that has the pack of the build before. */
async function prepared(browser: Browser): Promise<Browser> {
  const kept = new FakeCache(browser.fetch);
  browser.caches.set("gruppetto-offline", kept);
  await kept.put(`/offline/wasm-${BEFORE}`, new Response("wasm"));
  await kept.put(`/offline/pack-${BEFORE}.json`, new Response(packOf(BEFORE)));
  browser.caches.set(`gruppetto-${BEFORE}`, new FakeCache(browser.fetch));
  return browser;
}

it("new pages take over at once where nobody is in a match", async () => {
  const browser = new Browser([{ url: "/", inMatch: false }], renewed());
  browser.run();

  await browser.tell("install");

  expect(browser.skipWaiting).toHaveBeenCalled();
});

it.each([
  ["a page that came there by its own links", "/", "/", true],
  ["a page that sleeps at a table", "/", "/t/~abc", null],
  ["a hand that sleeps", "/", "/h/abc/2", null],
  ["a table in a subfolder", "/sub/", "/sub/t/~abc", null],
])("they wait for %s", async (_, base, url, inMatch) => {
  const browser = new Browser([{ url: "/", inMatch: false }, { url, inMatch }], renewed(base), base);
  browser.run();

  await browser.tell("install");

  expect(browser.skipWaiting).not.toHaveBeenCalled();
});

it("a page that came from a match and left it does not hold them up", async () => {
  const browser = new Browser([{ url: "/t/~abc", inMatch: false }], renewed());
  browser.run();

  await browser.tell("install");

  expect(browser.skipWaiting).toHaveBeenCalled();
});

it("they come when the last match was left", async () => {
  const [one, other] = [{ url: "/t/a", inMatch: true }, { url: "/h/b", inMatch: true }];
  const browser = new Browser([one, other], renewed());
  browser.run();
  await browser.tell("install");

  one.inMatch = false;
  await browser.tell("message", { data: "left" });
  expect(browser.skipWaiting).not.toHaveBeenCalled();
  other.inMatch = false;
  await browser.tell("message", { data: "left" });

  expect(browser.skipWaiting).toHaveBeenCalledOnce();
});

it("a page that left a match need not answer in time that it did", async () => {
  const page: Client = { url: "/t/~abc", inMatch: true };
  const browser = new Browser([page], renewed());
  browser.run();
  await browser.tell("install");

  page.inMatch = null;
  await browser.tell("message", { data: "left", source: { id: "page 0" } });

  expect(browser.skipWaiting).toHaveBeenCalledOnce();
});

it("a device that plays without a network gets the new Python before the new pages", async () => {
  const browser = await prepared(new Browser([], renewed()));
  browser.run();

  await browser.tell("install");

  expect(browser.kept("gruppetto-offline")).toEqual(expect.arrayContaining([`/offline/wasm-${NOW}`, `/offline/pack-${NOW}.json`, `/offline/wasm-${BEFORE}`, `/offline/pack-${BEFORE}.json`]));
});

it("a device that never asked for Python gets none", async () => {
  const browser = new Browser([], renewed());
  browser.run();

  await browser.tell("install");

  expect(browser.kept("gruppetto-offline")).toEqual([]);
});

it.each([
  ["a pack of other pages", { "/offline/pack.json": packOf("c".repeat(16)) }],
  ["no pack", { "/offline/pack.json": undefined }],
  ["a pack that does not come whole", { [`/offline/wasm-${NOW}`]: undefined }],
])("with %s the pages of before stay with their Python", async (_, changed) => {
  const files = Object.fromEntries(Object.entries({ ...renewed(), ...changed }).filter(([, file]) => file !== undefined)) as Record<string, string>;
  const browser = await prepared(new Browser([], files));
  browser.run();

  await expect(browser.tell("install")).rejects.toThrow();

  expect(browser.skipWaiting).not.toHaveBeenCalled();
  expect([...browser.caches.keys()]).toEqual(["gruppetto-offline", `gruppetto-${BEFORE}`]);
  expect(browser.kept("gruppetto-offline")).not.toContain(`/offline/pack-${NOW}.json`);
});

it("of pages and of Python the version before stays, and no older one", async () => {
  const browser = new Browser();
  const kept = new FakeCache(browser.fetch);
  const older = "0".repeat(16);
  browser.caches.set("gruppetto-offline", kept);
  for (const build of [older, BEFORE, NOW]) {
    browser.caches.set(`gruppetto-${build}`, new FakeCache(browser.fetch));
    await kept.put(`/offline/wasm-${build}`, new Response(""));
    await kept.put("/offline/shared", new Response(""));
    await kept.put(`/offline/pack-${build}.json`, new Response(packOf(build, [`wasm-${build}`, "shared"])));
  }
  browser.run();

  await browser.tell("activate");

  expect([...browser.caches.keys()]).toEqual(["gruppetto-offline", `gruppetto-${BEFORE}`, `gruppetto-${NOW}`]);
  expect(browser.kept("gruppetto-offline").sort()).toEqual([`/offline/pack-${BEFORE}.json`, `/offline/pack-${NOW}.json`, "/offline/shared", `/offline/wasm-${BEFORE}`, `/offline/wasm-${NOW}`]);
});

it("without a network every address is the page that belongs to this build, in its folder", async () => {
  const browser = new Browser([], { "/sub/index.html": '<script src="./assets/a.js">' }, "/sub/");
  browser.run();
  await browser.tell("install");
  browser.files = {};

  const answer = (await browser.tell("fetch", { request: { url: `${HOST}/sub/t/~abc`, method: "GET", mode: "navigate" } })) as Response;

  expect(await answer.text()).toBe('<script src="/sub/assets/a.js">');
});

it("what stands on the boxes is there without a network, for somebody who was here once", async () => {
  const browser = new Browser([], { ...renewed(), "/api/keepers": "[]", "/api/covers/fr": "seconds-name = Seconds" });
  browser.run();
  await browser.tell("install");
  browser.files = {};
  const away = vi.spyOn(browser, "fetch").mockRejectedValue(new TypeError("away"));
  browser.run();

  const answer = (await browser.tell("fetch", { request: { method: "GET", url: `${HOST}/api/covers/fr` } })) as Response;

  expect(away).toHaveBeenCalled();
  expect(await answer.text()).toBe("seconds-name = Seconds");
});
