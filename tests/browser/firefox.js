// Opens home and one table of each game in Firefox, plays a few moves with keys and mouse, and writes down what it saw as
// one JSON object. Told what to do by one JSON object as argument; run by `test_firefox.py`.
import puppeteer from "puppeteer-core";

const { executable, house, stored, tables, lit, news, moves, patience } = JSON.parse(process.argv[2]);
const LISTED = "dialog[open] li button";

// The window has the size of a desk by arguments: an older Firefox cannot be told its size over BiDi.
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: executable,
  args: ["--width=1440", "--height=900"],
  defaultViewport: null,
});
try {
  const page = await browser.newPage();
  const complaints = [];
  page.setDefaultTimeout(patience);
  page.on("console", (said) => ["error", "warn"].includes(said.type()) && complaints.push(`${said.type()}: ${said.text()}`));
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  await page.goto(house);
  await page.waitForSelector(".game h3");
  const offered = await page.$$eval(".game", (games) => games.length);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), stored);
  const seen = {};
  for (const [game, table] of Object.entries(tables)) seen[game] = await played(page, table);
  console.log(JSON.stringify({ version: await browser.version(), offered, seen, complaints }));
} finally {
  await browser.close();
}

/** A few moves, then how large the board and a cell of it are drawn, and how much the race radio told. */
async function played(page, table) {
  await page.goto(`${house}/t/${table}`);
  await page.waitForSelector(lit);
  for (let left = moves; left > 0; left--) await playsFromTheList(page);
  return page.evaluate(() => {
    const { width, height } = document.querySelector(".board").getBoundingClientRect();
    const cell = document.querySelector(".board .cell").getBBox().width;
    return { board: Math.min(width, height), cell, told: document.querySelectorAll(".log ol li:not(.sep)").length };
  });
}

async function playsFromTheList(page) {
  const told = `(${news})()`;
  const before = await page.evaluate(told);
  await page.keyboard.press("v");
  await (await page.waitForSelector(LISTED)).click();
  // What puppeteer itself would wait with, our policy for scripts forbids.
  for (const end = Date.now() + patience; (await page.evaluate(told)) === before; ) {
    if (Date.now() > end) throw new Error(`Nothing became of a move; the page says: ${before}`);
  }
  await page.waitForSelector(lit);
}
