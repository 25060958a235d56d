// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";

import { t, type Reader } from "../../lib/texts/texts.svelte.ts";
import type { WhyNot } from "../../lib/wire.ts";
import WhyList from "./WhyList.svelte";

const reader: Reader = { game: "toy", seat: 0, names: [], stages: {} };
const listed = (whys: WhyNot[] | null): unknown => render(WhyList, { reasons: () => Promise.resolve(whys), reader, onclose: () => {} });

it("says that nothing is forbidden where the server has no reason to tell", async () => {
  listed([]);
  expect(await screen.findByText(t("whys-none"))).toBeTruthy();
});

it("does not say so where the server did not answer", async () => {
  listed(null);
  expect(await screen.findByText(t("why-lost"))).toBeTruthy();
  expect(screen.queryByText(t("whys-none"))).toBeNull();
});
