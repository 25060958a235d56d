// Rides to the next result from within the page: the same choices as Rider, without a journey to the test and back for
// each. It presses only what lies open under the middle of a thing, as a finger would.
async ({ lit, patience }) => {
  const CARD = "[data-card]";
  const MOST = 3000;
  const TARGETS = ".dock .targets button";
  const TOGETHER = ".dock .several button";
  const CELLS = ".board .legal:not(.soft)";

  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (thing) => thing.getClientRects().length > 0;
  const news = () => all(".dock, .log ol").map((part) => part.textContent).join();
  const state = () => document.querySelector("main[data-state]")?.dataset.state;
  const ended = () =>
    state() === "idle" && all("button").some((button) => /^(Next stage|Rematch)/.test(button.textContent.trim()) && shown(button));
  const far = (card) => Number(/:[a-z]*(\d+)/.exec(card)?.[1] ?? 0);

  async function until(ready, what) {
    const deadline = Date.now() + patience;
    for (;;) {
      const found = ready();
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}; the dock says: ${news().slice(0, 200)}`);
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  async function press(find, what) {
    const [hit, x, y] = await until(() => {
      const thing = find();
      if (!thing) return null;
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(...at);
      return hit && thing.contains(hit) ? [hit, ...at] : null;
    }, what);
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y }));
  }

  function best() {
    const things = all(lit).filter(shown);
    return things.toSorted((a, b) => far(b.dataset.card ?? "") - far(a.dataset.card ?? ""))[0];
  }

  async function pick(thing) {
    const card = thing.dataset.card;
    await press(() => (thing.isConnected ? thing : best()), "what is lit");
    if (!card) return;
    const there = () => all(CARD).find((other) => other.dataset.card === card);
    const held = () => (there()?.getAttribute("aria-pressed") === "true" ? there() : null);
    // A card that only opens the next choice is played by the first press.
    await until(() => held() || !there()?.classList.contains("legal"), `${card} to be held`);
    if (!held()) return;
    const together = all(TOGETHER)[0];
    if (together) {
      if (!together.disabled) await press(() => all(TOGETHER)[0], "the button for all");
    } else if (all(TARGETS).some(shown)) await press(() => all(TARGETS).find(shown), "somebody to put it on");
    else await press(() => (all(CELLS).length > 1 ? all(CELLS)[0] : held()), `a place for ${card}`);
  }

  for (let turns = 0; ; turns++) {
    await until(() => ended() || (state() === "asked" && best()), "a turn or a result");
    if (ended()) return turns;
    if (turns > MOST) throw new Error(`no result after ${turns} turns; the dock says: ${news().slice(0, 200)}`);
    const before = news();
    if (all(TOGETHER).some((button) => !button.disabled)) await press(() => all(TOGETHER)[0], "the button for all");
    else await pick(best());
    await until(() => ended() || (state() !== "busy" && news() !== before), "an answer");
    await new Promise((done) => setTimeout(done)); // others want to draw, too
  }
};
