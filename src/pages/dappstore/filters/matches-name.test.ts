import { expect, it } from "vitest";
import { matchesName } from "./matches-name.ts";

const polygon = { title: "Polygon", names: "matic|137|POL|Matic Network" };

it.each(["poly", " MATIC ", "network", "pol", "137", "13"])("%j matches a network", (typed) => {
  expect(matchesName(polygon, typed)).toBe(true);
});

it("a number matches the beginning of a chain id, not its middle", () => {
  expect(matchesName(polygon, "37")).toBe(false);
});

it("another name does not match", () => {
  expect(matchesName(polygon, "tron")).toBe(false);
});
