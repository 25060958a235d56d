// The result as a few lines of text for a chat: the headline, the first places, where it was ridden.
import type { Params } from "../lib/wire.ts";

type Say = (key: string, args?: Params) => string;

export interface Told {
  headline: string;
  stage: string;
  rows: { rank: number; name: string; value: string }[];
  link: string;
}

export function shareText(told: Told, t: Say): string {
  const { headline, stage, link } = told;
  return [
    t("result-share-text", { headline, stage }),
    ...told.rows.map(({ rank, name, value }) => t("result-share-row", { rank, name, value }).trim()),
    t("result-share-played", { link }),
  ].join("\n");
}

export type Sharing = "shared" | "copied" | "failed";

/** Offers a text or link to the device's own share sheet, else puts it on the clipboard. */
export async function share(what: { title: string; text: string; url?: string }): Promise<Sharing> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      // Closing the sheet is an answer too; anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === "AbortError") return "failed";
    }
  }
  return (await copy([what.text, what.url].filter(Boolean).join("\n"))) ? "copied" : "failed";
}

/** The clipboard API needs a safe origin; a friend on the same network comes by plain http, hence the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
