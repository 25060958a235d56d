// A badge on the title and the favicon, which calls the reader back to the page: it is his turn.
import { placed } from "../../lib/route/base.ts";

const ICON = placed("/favicon.svg");

export function callBack(yours: boolean, title: string, yourTurn: string): void {
  document.title = yours ? `${yourTurn} · ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  void (yours ? dotted() : Promise.resolve(ICON)).then((href) => (link.href = href));
}

let withDot: Promise<string> | null = null;

/** The favicon with a red dot. */
function dotted(): Promise<string> {
  withDot ??= fetch(ICON)
    .then((answer) => answer.text())
    .then((icon) => {
      const box = /viewBox="([\d.\s-]+)"/.exec(icon)?.[1]?.split(/\s+/).map(Number) ?? [0, 0, 72, 72];
      const [x = 0, y = 0, width = 72] = box;
      const r = width * 0.2;
      const dot = `<circle cx="${x + width - r}" cy="${y + r}" r="${r}" fill="#C2202B" stroke="#fff" stroke-width="${r / 4}"/>`;
      return `data:image/svg+xml,${encodeURIComponent(icon.replace("</svg>", `${dot}</svg>`))}`;
    })
    .catch(() => ICON);
  return withDot;
}
