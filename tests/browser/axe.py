"""Looks at a page with axe-core, as somebody would who cannot see it, or not well, or has no mouse."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.chromium import WEB

SOURCE = WEB / "node_modules" / "axe-core" / "axe.min.js"

# Names that hold what is printed, for people who speak to their computer, and room for a finger are left out unless
# asked for. Nothing is fetched, and no frames are looked for: there are none. The holder of the drawings is taken out
# meanwhile: nobody sees or hears it, and it has more parts than any page. Of many parts that one template drew, the
# cells of a road or the rules of a book, only the first few stay: axe-core needs as long for each of them, and a fault
# of one is a fault of all.
RUN = """async ({ within, night }) => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const besides = { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } };
  const always = { resultTypes: ["violations"], preload: false, iframes: false };
  const place = within ? document.querySelector(within) : document;
  const html = document.documentElement, symbols = [...document.querySelectorAll("#symbols-first, #symbols-race")];
  const faults = [];
  const look = async (theme, rules) => {
    const { violations } = await axe.run(place, { ...rules, ...always });
    for (const { id, nodes } of violations)
      for (const { target, html, any, all, none } of nodes) {
        const said = [...any, ...all, ...none].map(check => check.message);
        faults.push([theme, id, target.join(" "), said.join("; "), html]);
      }
  };
  for (const sheet of symbols) sheet.remove();
  const restore = (THIN)(document.body), day = html.dataset.theme;
  try {
    await look("", { runOnly: { type: "tag", values: tags }, rules: besides });
    if (night) {
      html.dataset.theme = "night";
      await look(", at night", { runOnly: ["color-contrast"] });
    }
  } finally {
    if (night) html.dataset.theme = day ?? "paper";
    restore();
    document.body.prepend(...symbols);
  }
  return faults;
}"""

# Takes out all but the first few parts of each kind, and returns what puts them back. Parts are of one kind if they
# have the same attributes, classes, roles, styles and states, text or none, and the same kinds of parts. Every parent
# keeps one of each kind, and a part that is named by its content keeps that: no role loses its children, no button its
# name.
THIN = """root => {
  const FEW = 3, STATES = ["pressed", "checked", "selected", "current", "expanded", "invalid", "disabled"];
  const VALUES = new Set(["class", "role", "type", "style", "fill", "hidden", "disabled", "tabindex", "lang"]
    .concat(STATES.map(state => `aria-${state}`)));
  const NAMED = "a, button, label, summary, legend, p, td, th, dt, dd, h1, h2, h3, h4, h5, h6, svg text";
  const seen = new Map(), surplus = [], kinds = new Map(), focused = document.activeElement;
  const own = part => part.tagName + [...part.attributes]
    .map(({ name, value }) => name + (VALUES.has(name) || !value.trim() ? `=${value}` : "")).sort().join();
  const kindOf = part => {
    const inner = [...part.childNodes].map(each =>
      each instanceof Element ? kindOf(each) : each.nodeType === Node.TEXT_NODE && each.data.trim() ? "text" : "");
    const kind = `<${own(part)}>${[...new Set(inner)].sort().join("")}</>`;
    kinds.set(part, kind);
    return kind;
  };
  const thin = part => {
    const here = new Set();
    for (const child of part.matches(NAMED) ? [] : part.children) {
      const kind = own(part) + kinds.get(child), before = seen.get(kind) ?? 0;
      if (before >= FEW && here.has(kind) && !child.contains(focused)) surplus.push([child, new Comment()]);
      else thin(child);
      seen.set(kind, before + 1);
      here.add(kind);
    }
  };
  kindOf(root);
  thin(root);
  for (const [part, place] of surplus) part.replaceWith(place);
  return () => {
    for (const [part, place] of surplus) place.replaceWith(part);
  };
}"""


@dataclass(frozen=True)
class Fault:
    rule: str
    where: str
    selector: str
    said: str
    html: str

    def __str__(self) -> str:
        return f"{self.rule} at {self.where}: {self.selector}\n    {self.said}\n    {self.html[:200]}"


class Axe:
    """What is wrong with a page, gathered place by place and told in the end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[Fault] = []

    def look(self, where: str, within: str = "", *, night: bool = False) -> None:
        """The whole page, or the first part with this selector; its colours by night, too, if that is wished."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(SOURCE.read_text("utf-8"))  # no script tag: the pages' policy forbids strange ones
        found = self.page.evaluate(RUN.replace("THIN", THIN), {"within": within, "night": night})
        self.faults += [Fault(rule, where + theme, *about) for theme, rule, *about in found]

    def told(self) -> str:
        """Each fault with its rule, its place and the sentence of axe-core."""
        return "\n".join(map(str, self.faults))
