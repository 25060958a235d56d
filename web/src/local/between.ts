// What the page says to the worker with the tables besides what Python hears.

/** The worker that thinks could not be started, or broke down. */
export const NO_THINKER = "no thinker";
