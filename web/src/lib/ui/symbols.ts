// The drawings of the look, put into the page once so that every `<use href="#…">` finds them and inherits its colours.
import { placed } from "../route/base.ts";

/** Whether a symbol of the look has one colour, that of the words around it; the others are printed in their own. */
export const isIcon = (symbol: string): boolean => symbol.startsWith("ui-");

/** A file of drawings in `public/symbols`: what the first page shows, or what lies on a table: cards, dice, jerseys. */
export type Sheet = "first" | "race";

export async function drawSymbols(sheet: Sheet): Promise<void> {
  const id = `symbols-${sheet}`;
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.hidden = true;
  holder.setAttribute("aria-hidden", "true");
  document.body.prepend(holder);
  const drawn = await fetched(sheet).catch(() => null);
  // A sheet that did not come is asked for again by the next page.
  if (!drawn) return holder.remove();
  // Hidden by size and not by `display: none`, which would take patterns and clips with it.
  holder.hidden = false;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  // A title inside a symbol would pop up as a tooltip wherever the symbol is used.
  for (const title of drawn.querySelectorAll("symbol > title")) title.remove();
  holder.append(document.importNode(drawn, true));
}

async function fetched(sheet: Sheet): Promise<Element> {
  const answer = await fetch(placed(`/symbols/${sheet}.svg`));
  if (!answer.ok) throw new Error(`no drawings: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}
