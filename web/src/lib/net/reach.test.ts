import { expect, test } from "vitest";

import { onlyHere, originForOthers } from "./reach.ts";

const HERE = { hostname: "localhost", origin: "http://localhost:8642" };

test("an address that names this very computer helps nobody else", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(onlyHere)).toBe(true);
  expect(onlyHere("192.168.1.7")).toBe(false);
});

test("a page on the server's own machine asks where others find it", async () => {
  expect(await originForOthers(HERE, async () => ({ url: "https://192.168.1.7:8642", certificate: true }))).toBe("https://192.168.1.7:8642");
});

test("a page that came by an address for everybody keeps it, and asks nobody", async () => {
  const page = { hostname: "192.168.1.7", origin: "http://192.168.1.7:8642" };
  expect(await originForOthers(page, () => Promise.reject(new Error("asked")))).toBe(page.origin);
});

test("a server for one machine, or that does not answer, has no address for others", async () => {
  expect(await originForOthers(HERE, async () => ({ url: null, certificate: false }))).toBe("");
  expect(await originForOthers(HERE, () => Promise.reject(new Error("offline")))).toBe("");
});
