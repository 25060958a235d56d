// Hands a text to somebody else: by the device's own share sheet, or by the clipboard.

export type Sharing = "shared" | "copied" | "dismissed" | "failed";

/** Offers a text to the device's own share sheet, else puts it on the clipboard. */
export async function share(what: { title: string; text: string }): Promise<Sharing> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      // Closing the sheet is an answer too; anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copy(what.text)) ? "copied" : "failed";
}

/** The clipboard API needs a safe origin; a friend on the same network comes by plain http, hence the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** Under an open dialog the rest of the page is inert and cannot hold a selection: the field goes inside it. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
