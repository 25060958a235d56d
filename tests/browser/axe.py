"""Looks at a page with axe-core, as somebody would who cannot see it, or not well, or has no mouse."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.chromium import WEB

SOURCE = WEB / "node_modules" / "axe-core" / "axe.min.js"

# Names that hold what is printed, for people who speak to their computer, and room for a finger are left out unless
# asked for. Nothing is fetched, and no frames are looked for: there are none. The holder of the drawings is taken out
# meanwhile: nobody sees or hears it, and it has more parts than any page.
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
  await look("", { runOnly: { type: "tag", values: tags }, rules: besides });
  if (night) {
    html.dataset.theme = "night";
    await look(", at night", { runOnly: ["color-contrast"] });
    html.dataset.theme = "paper";
  }
  document.body.prepend(...symbols);
  return faults;
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
        found = self.page.evaluate(RUN, {"within": within, "night": night})
        self.faults += [Fault(rule, where + theme, *about) for theme, rule, *about in found]

    def told(self) -> str:
        """Each fault with its rule, its place and the sentence of axe-core."""
        return "\n".join(map(str, self.faults))
