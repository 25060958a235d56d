// The companion on the home screen: a service worker keeps its pages for places without a network.

/** Browsers allow it on https and on this very computer only; elsewhere the pages simply need the server to load. */
export function installable(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
