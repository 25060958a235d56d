// Where the pages lie: at the root of a server, or in any folder of a web space without one. Links are written from the
// root everywhere in the client; here they find their folder.

/** The folder, with a slash at both ends. Every script of the build lies one folder below it. */
export const base: string = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";

/** Whether these are the files of `gruppetto site`, with no server behind them. */
export const alone: boolean = typeof document !== "undefined" && document.querySelector('meta[name="gruppetto-site"]') !== null;

/** The build of these pages: what is kept for them must belong to it. */
export const build: string = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="gruppetto-build"]')?.content ?? "dev");

/** An address of ours, written from the root, as the browser knows it. */
export const placed = (path: string, folder = base): string => (path.startsWith("/") ? folder + path.slice(1) : path);

/** The other way about. */
export function fromRoot(path: string, folder = base): string {
  if (path.startsWith(folder)) return `/${path.slice(folder.length)}`;
  return `${path}/` === folder ? "/" : path;
}

/** In a folder, links get their true address when they are drawn: whoever opens one in another tab arrives. Returns what
 * ends that. */
export function placeLinks(root: ParentNode & Node = document, folder = base): () => void {
  if (folder === "/") return () => undefined;
  const place = (link: Element): void => {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("/") && !href.startsWith(folder) && !href.startsWith("//")) link.setAttribute("href", placed(href, folder));
  };
  const all = (node: Node): void => {
    if (!(node instanceof Element)) return;
    for (const link of [node, ...node.querySelectorAll("a, link")]) if (link.matches("a, link")) place(link);
  };
  for (const link of root.querySelectorAll("a, link")) place(link);
  const watching = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      all(target);
      addedNodes.forEach(all);
    }
  });
  watching.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
  return () => watching.disconnect();
}
