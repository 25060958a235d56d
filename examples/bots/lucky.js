#!/usr/bin/env node
// A bot that draws lots, for node without packages. It leaves out what is only done on the side, such as a discard.
const { createInterface } = require("node:readline");

let luck = 1;

/** A whole number below `bound`. The same seed draws the same numbers, so that a match can be played again. */
function draw(bound) {
  luck = (luck * 1103515245 + 12345) % 2147483648;
  return Math.floor((luck / 2147483648) * bound);
}

/** An offer does not repeat what is as in the offer before it. */
function onTheSide(offers) {
  let side = false;
  return offers.map((offer) => (side = offer.side ?? side));
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.say === "begin") luck = message.seed % 2147483648;
  if (message.say !== "update" || !message.ask) return;
  const offers = message.ask.offers;
  const side = onTheSide(offers);
  const main = offers.filter((_, place) => !side[place]);
  const from = main.length ? main : offers;
  console.log(from[draw(from.length)].do);
});
