import { describe, expect, it } from "vitest";

import { botName, complaints, hintsUsual, needsLobby, resize, startList, usualBot, wishes, type SeatForm } from "./seat-form.ts";

const game = { players: [2, 3, 4, 5, 6] };
const me = (name: string): SeatForm => ({ kind: "me", name, bot: "", team: "" });
const friend: SeatForm = { kind: "open", name: "", bot: "", team: "" };
const bot: SeatForm = { kind: "bot", name: "", bot: "greedy", team: "" };
const keys = (list: SeatForm[]): string[] => complaints(list, game, "A race").map((one) => one.key);

describe("the start list", () => {
  it("begins with the reader and fills up with the first bot", () => {
    expect(startList(3, "Ilse", ["greedy", "random"])).toEqual([
      { kind: "me", name: "Ilse", bot: "greedy", team: "" },
      bot,
      bot,
    ]);
  });

  it("fills up with a bot that people can beat, where there is one", () => {
    expect(usualBot(["patron", "puncheur", "gregario", "lanterne"])).toBe("gregario");
    expect([usualBot(["greedy", "random"]), usualBot([])]).toEqual(["greedy", ""]);
  });

  it("has hints where no two people ride, unless somebody chooses", () => {
    expect([0, 1, 2].map(hintsUsual)).toEqual([true, true, false]);
  });

  it("keeps what was typed when a seat is added or taken away", () => {
    const list = [me("Ilse"), me("Koen"), friend];
    expect(resize(list, 2, ["greedy"])).toEqual([me("Ilse"), me("Koen")]);
    expect(resize(list, 4, ["greedy"])[3]).toEqual(bot);
  });
});

describe("complaints", () => {
  it("has none about two people round one screen", () => {
    expect(keys([me("Ilse"), me("Koen")])).toEqual([]);
  });

  it("asks for a missing name and says on which seat", () => {
    expect(complaints([me("Ilse"), me("  ")], game, "A race")).toEqual([
      { key: "new-check-name", args: { seat: 2 }, seat: 1 },
    ]);
  });

  it("does not let two riders have one name, however it is written", () => {
    expect(keys([me("Ilse"), me(" ilse")])).toEqual(["new-check-name-twice"]);
  });

  it("refuses a name that does not fit on a sign", () => {
    expect(keys([me("I".repeat(25)), bot])).toEqual(["new-check-name-long"]);
  });

  it("names the numbers of riders a game is for", () => {
    expect(complaints([me("Ilse")], game, "A race")).toEqual([
      { key: "new-check-count", args: { game: "A race", least: 2, most: 6 }, seat: -1 },
    ]);
  });

  it("wants somebody to open the table for the invited", () => {
    expect(keys([friend, bot])).toEqual(["new-check-nobody"]);
  });

  it("lets bots ride alone", () => {
    expect(keys([bot, bot])).toEqual([]);
  });
});

describe("wishes", () => {
  it("gives every bot a name of its own", () => {
    const names = wishes([me(" Ilse "), bot, bot, bot]).map((seat) => seat.name);
    expect(names[0]).toBe("Ilse");
    expect(new Set(names).size).toBe(4);
  });

  it("does not name a bot like a person at the table", () => {
    const taken = botName([], 1);
    expect(wishes([me(taken), bot])[1]?.name).not.toBe(taken);
  });

  it("lets a bot keep the name it rode under, and gives it to nobody else", () => {
    const name = botName([], 1);
    expect(wishes([bot, bot], [name, ""]).map((seat) => seat.name)).toEqual([name, botName([name], 1)]);
  });

  it("says a colour only where one was chosen", () => {
    expect(wishes([{ ...me("Ilse"), team: "azur" }, friend])).toEqual([
      { kind: "me", name: "Ilse", team: "azur" },
      { kind: "open", name: "" },
    ]);
  });

  it("leaves the seat of a friend without a name", () => {
    expect(wishes([me("Ilse"), friend])[1]).toEqual({ kind: "open", name: "" });
  });
});

it("the table waits in the lobby only when a friend must come", () => {
  expect(needsLobby([me("Ilse"), friend])).toBe(true);
  expect(needsLobby([me("Ilse"), bot])).toBe(false);
});
