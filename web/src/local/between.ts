// What the page and its workers agree on besides what Python hears.

/** The worker that thinks could not be started, or broke down. */
export const NO_THINKER = "no thinker";

/** Milliseconds after which nobody waits for Python: where a browser forbids it, it says nothing at all. */
export const PATIENCE = 120_000;
