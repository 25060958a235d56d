// @vitest-environment jsdom
// The settings of this device, and what its browser keeps from a page without https.
import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { inEnglish } from "../../lib/texts/in-english.ts";
import ThisDevice from "./ThisDevice.svelte";

inEnglish();
afterEach(() => vi.unstubAllGlobals());

function open(secure: boolean): HTMLElement {
  vi.stubGlobal("isSecureContext", secure);
  return render(ThisDevice, { scorer: true }).container;
}

describe("a page", () => {
  it("without https says what is missing and why", () => {
    expect(open(false).textContent).toContain("start it with --https");
  });

  it("with everything says nothing of it", () => {
    expect(open(true).textContent).not.toContain("https");
  });
});
