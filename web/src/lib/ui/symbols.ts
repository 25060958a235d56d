// The drawings of the look, put into the page once so that every `<use href="#…">` finds them and inherits its colours.
import { placed } from "../route/base.ts";

/** Whether a symbol of the look has one colour, that of the words around it; the others are printed in their own. */
export const isIcon = (symbol: string): boolean => symbol.startsWith("ui-");

export async function drawSymbols(): Promise<void> {
  if (document.getElementById("symbols")) return;
  const holder = document.createElement("div");
  holder.id = "symbols";
  holder.hidden = true;
  holder.setAttribute("aria-hidden", "true");
  document.body.prepend(holder);
  const answer = await fetch(placed("/symbols.svg"));
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  // Hidden by size and not by `display: none`, which would take patterns and clips with it.
  holder.hidden = false;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  // A title inside a symbol would pop up as a tooltip wherever the symbol is used.
  for (const title of drawn.querySelectorAll("symbol > title")) title.remove();
  holder.append(document.importNode(drawn, true));
}
