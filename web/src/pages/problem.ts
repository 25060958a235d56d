// What went wrong, in the reader's words.
import { ApiError } from "../lib/net/api.ts";
import { trouble } from "../lib/texts/texts.svelte.ts";

/** What a set-up lacks: only the server knows, and it says so in a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.code === "bad_setup" ? sentence(error.message) : "";
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function problemText(error: unknown): string {
  return trouble(error instanceof ApiError ? error.code : "page");
}
