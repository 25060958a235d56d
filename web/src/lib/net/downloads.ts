// Links to files of this browser's own tables and sheets: no server has them, so they are made and saved by hand.
import { fromRoot } from "../route/base.ts";
import { ask } from "./api.ts";

const OWN = /^\/api(\/(tables|sheets)\/~.*)$/;

/** Saves a text as a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Asks for a file of a table or sheet of this browser, and saves it under the name it comes with. */
export async function saveAnswer(path: string): Promise<void> {
  const answer = await ask(path);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "gruppetto.txt";
  saveFile(await answer.blob(), name);
}

export function saveByHand(): void {
  addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    const to = link?.href ? new URL(link.href, location.href) : null;
    const own = to?.origin === location.origin ? OWN.exec(fromRoot(to.pathname) + to.search) : null;
    if (!own?.[1]) return;
    click.preventDefault();
    void saveAnswer(own[1]);
  });
}
