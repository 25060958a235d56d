// @vitest-environment jsdom
// A race out of a file.
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { inEnglish } from "../../lib/texts/in-english.ts";
import { sheets } from "../sheets.ts";
import LoadFile from "./LoadFile.svelte";

inEnglish();
afterEach(() => vi.restoreAllMocks());

describe("a file that is no saved race", () => {
  it("gets a sentence where it is too large, and is not sent", async () => {
    const load = vi.spyOn(sheets, "load").mockRejectedValue(new Error("not to be sent"));
    const onproblem = vi.fn();
    const { container } = render(LoadFile, { onproblem });
    const large = new File([" ".repeat(1024 * 1024 + 1)], "race.json");
    large.text = async () => " ";
    await fireEvent.change(container.querySelector("input[type=file]")!, { target: { files: [large] } });
    await vi.waitFor(() => expect(onproblem).toHaveBeenCalledWith("This is too large: the file of a saved race has at most 1 MB."));
    expect(load).not.toHaveBeenCalled();
  });
});
