import { describe, expect, it } from "vitest";

import { destination, inviteLink } from "./invitation.ts";

describe("what a friend sent leads to", () => {
  it.each([
    ["GALIBI", "/j/GALIBI"],
    [" galibi ", "/j/GALIBI"],
    ["GAL-IBI", "/j/GALIBI"],
    ["http://192.168.1.7:8000/t/abc123", "/t/abc123"],
    ["http://race.example/t/abc123#invitation=q7", "/t/abc123#invitation=q7"],
    ["Come and ride with me http://race.example/t/abc123", "/t/abc123"],
    ["/t/abc123", "/t/abc123"],
    ["http://race.example/replay/abc/12", "/replay/abc/12"],
  ])("%s", (text, to) => {
    expect(destination(text)).toBe(to);
  });

  it.each(["", "GALIB", "hello there", "http://race.example/", "http://race.example/elsewhere/1", "GAL1BI"])(
    "nowhere: %s",
    (text) => {
      expect(destination(text)).toBe("");
    },
  );
});

describe("a link that invites", () => {
  it("names the seat's invitation behind the hash, where no server log sees it", () => {
    expect(inviteLink("http://race.example", "abc", "q 7")).toBe("http://race.example/t/abc#invitation=q%207");
  });

  it("is plain for the whole table", () => {
    expect(inviteLink("http://race.example", "abc")).toBe("http://race.example/t/abc");
  });
});
