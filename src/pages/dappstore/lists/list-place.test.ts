import { expect, it } from "vitest";
import categories from "#content/seed/categories.json" with { type: "json" };
import { INTRODUCED } from "./list-place.ts";

it("every category of the store but the first has words of its own", () => {
  const shown = categories.filter(({ type }) => type === 0).toSorted((a, b) => a.order - b.order);
  expect(new Set(INTRODUCED)).toEqual(new Set(shown.slice(1).map(({ key }) => key)));
});
