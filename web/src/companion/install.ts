// The companion on the home screen: a service worker keeps its pages for places without a network.
import { json } from "../lib/net/api.ts";
import { placed } from "../lib/route/base.ts";
import type { WayIn } from "../lib/wire.ts";

/** Browsers allow it on https and on this very computer only; elsewhere the pages simply need the server to load. */
export function installable(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register(placed("/sw.js")).catch(() => undefined);
}

/**
 * Whether the page came by a certificate of the server's own that this browser does not trust: who only went past its
 * warning has an encrypted connection, and a page that is not kept for later.
 */
export async function distrusted(): Promise<boolean> {
  if (location.protocol !== "https:" || !("serviceWorker" in navigator)) return false;
  const kept = await navigator.serviceWorker.register(placed("/sw.js")).catch(() => null);
  if (kept) return false;
  return (await json<WayIn>("/reach").catch(() => null))?.certificate ?? false;
}
