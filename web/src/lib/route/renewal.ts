// New pages wait while somebody is in a match. The service worker that has them (`sw.template.js`) asks each page, and is told
// when a match was left.
import type { Route } from "./route.svelte.ts";

const MATCHES: readonly Route["page"][] = ["table", "television", "hand"];

const inMatch = (route: Route): boolean => MATCHES.includes(route.page);

/** What of the browser's container is used, so that a test can hand in its own. */
export interface Container {
  addEventListener(type: "message", heard: (event: { data: unknown; ports: readonly { postMessage(said: boolean): void }[] }) => void): void;
  getRegistration(): Promise<{ waiting: { postMessage(said: string): void } | null } | undefined>;
}

const container = (): Container | undefined => (typeof navigator === "undefined" ? undefined : navigator.serviceWorker);

/** Answers whoever asks whether this page shows a match. */
export function answerRenewal(route: () => Route, of = container()): void {
  of?.addEventListener("message", ({ data, ports }) => {
    if (data === "in a match?") ports[0]?.postMessage(inMatch(route()));
  });
}

/** This page is shown now: where that is no match, what waited for its end may come. */
export async function shows(route: Route, of = container()): Promise<void> {
  if (inMatch(route)) return;
  // A browser that keeps nothing has none, and may refuse even the question.
  const registration = await of?.getRegistration().catch(() => undefined);
  registration?.waiting?.postMessage("left");
}
