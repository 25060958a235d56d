// What went wrong, in the reader's words.
import { ApiError } from "../lib/api.ts";
import { trouble } from "../lib/texts.svelte.ts";

export function problemText(error: unknown): string {
  return trouble(error instanceof ApiError ? error.code : "page");
}
