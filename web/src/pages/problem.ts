// What went wrong, in the reader's words.
import { ApiError } from "../lib/api.ts";
import { knows, t } from "../lib/texts.svelte.ts";

export function problemText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "page";
  const key = `error-${code}`;
  return knows(key) ? t(key) : t("error-unknown", { code });
}
