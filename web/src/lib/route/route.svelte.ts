// A tiny router over the history API.
import { fromRoot, placed } from "./base.ts";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; table: string; invitation: string; seat: number; link: string }
  | { page: "television"; table: string }
  | { page: "hand"; table: string; seat: number; link: string }
  | { page: "join"; code: string }
  | { page: "replay"; table: string; n: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "settings" }
  | { page: "companion" }
  | { page: "archive" }
  | { page: "plan"; game: string }
  | { page: "sheet"; sheet: string; token: string }
  | { page: "tv"; sheet: string }
  | { page: "print"; sheet: string }
  | { page: "nowhere"; path: string };

/** The page an address names. */
export function parse(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  // Somebody cut an address in the middle of a letter.
  if (parts.includes(null)) return { page: "nowhere", path };
  const [first, second, third] = [parts[0] ?? "", parts[1] ?? "", parts[2] ?? ""];
  const depth = parts.length;
  if (depth === 0) return { page: "home" };
  if (depth === 1 && first === "settings") return { page: "settings" };
  if (depth === 2 && first === "new") return { page: "new", game: second };
  if (depth === 2 && first === "learn") return { page: "learn", game: second };
  const behind = new URLSearchParams(hash.replace(/^#/, ""));
  if (depth === 2 && first === "t") {
    const [invitation, link] = [behind.get("invitation") ?? "", behind.get("link") ?? ""];
    return { page: "table", table: second, invitation, seat: Number(behind.get("seat") ?? -1), link };
  }
  if (depth === 3 && first === "t" && third === "tv") return { page: "television", table: second };
  if (first === "h" && (depth === 2 || (depth === 3 && /^\d+$/.test(third)))) {
    const own = behind.get("link");
    if (own) return { page: "hand", table: second, seat: Number(behind.get("seat") ?? -1), link: own };
    return { page: "hand", table: second, seat: depth === 3 ? Number(third) : -1, link: decoded(hash.replace(/^#/, "")) ?? "" };
  }
  if (depth === 2 && first === "j") return { page: "join", code: second.toUpperCase() };
  if (first === "replay" && depth === 2) return { page: "replay", table: second, n: null };
  if (first === "replay" && depth === 3 && /^\d+$/.test(third)) {
    return { page: "replay", table: second, n: Number(third) };
  }
  // What stands behind the hash was pressed last: the links of the page itself.
  if (first === "rules" && (depth === 2 || depth === 3)) return { page: "rules", game: second, rule: decoded(hash.replace(/^#/, "")) || third };
  if (first === "companion") return besideTheBoard(path, parts.slice(1), behind);
  return { page: "nowhere", path };
}

function besideTheBoard(path: string, parts: readonly (string | null)[], behind: URLSearchParams): Route {
  const [first, second] = [parts[0] ?? "", parts[1] ?? ""];
  if (parts.length === 0) return { page: "companion" };
  if (parts.length === 2 && first === "new") return { page: "plan", game: second };
  if (parts.length === 2 && (second === "tv" || second === "print")) return { page: second, sheet: first };
  if (parts.length === 1 && first === "archive") return { page: "archive" };
  if (parts.length === 1) return { page: "sheet", sheet: first, token: behind.get("token") ?? "" };
  return { page: "nowhere", path };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const here = (): Route => parse(fromRoot(location.pathname), location.hash);

class Router {
  route = $state<Route>(here());

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (click) => this.follow(click));
  }

  go(to: string): void {
    history.pushState(null, "", placed(to));
    this.read();
    scrollTo(0, 0);
  }

  /** Go there without leaving the present address in the history. */
  replace(to: string): void {
    history.replaceState(null, "", placed(to));
    this.read();
  }

  private read(): void {
    this.route = here();
  }

  /** A plain click on a link to one of our pages stays in the page. */
  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    const path = fromRoot(to.pathname);
    if (to.origin !== location.origin || path.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return;
    click.preventDefault();
    this.go(path + to.search + to.hash);
  }
}

export const router = new Router();
