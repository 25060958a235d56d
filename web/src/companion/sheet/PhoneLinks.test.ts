// @vitest-environment jsdom
// The links of a sheet for the phones round the table.
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import * as reach from "../../lib/net/reach.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import PhoneLinks from "./PhoneLinks.svelte";

inEnglish();
afterEach(() => vi.restoreAllMocks());

function open({ origin = "http://192.168.1.7:8642", token = "" }) {
  vi.spyOn(reach, "originForOthers").mockResolvedValue(origin);
  return render(PhoneLinks, { sheet: "s1", token, title: "Sunday" });
}

describe("the links of a sheet", () => {
  it("let others keep the score, or only look if that is chosen", async () => {
    const { findByRole, getByLabelText, queryByRole } = open({ token: "t1" });
    await findByRole("img", { name: "QR code: Keep the score with me" });
    await fireEvent.click(getByLabelText("Only look"));
    await findByRole("img", { name: "QR code: Only look" });
    expect(queryByRole("img", { name: "QR code: Keep the score with me" })).toBeNull();
  });

  it("of a reader let others look and no more", async () => {
    const { findByRole, queryByText } = open({ token: "" });
    await findByRole("img", { name: "QR code: Only look" });
    expect(queryByText("Keep the score with me")).toBeNull();
  });

  it("are none where the server is for this computer alone, and it is told how others come in", async () => {
    const { findByText, queryByRole } = open({ origin: "", token: "t1" });
    await findByText(/--lan/);
    expect(queryByRole("img", { name: /QR code/ })).toBeNull();
  });
});
