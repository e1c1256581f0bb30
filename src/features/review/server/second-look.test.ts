import { expect, it } from "vitest";
import { createSecret, needsSecondLook } from "./second-look.ts";

const chosen = (secret: string): number[] =>
  Array.from({ length: 8_000 }, (_, id) => id).filter((id) => needsSecondLook(secret, id));

it("chooses five of a hundred decisions, the same ones every time", () => {
  const ids = chosen("a key");
  expect(ids.length).toBeGreaterThan(340);
  expect(ids.length).toBeLessThan(460);
  expect(chosen("a key")).toEqual(ids);
});

it("another key chooses other decisions, so that nobody can predict them", () => {
  const other = new Set(chosen(createSecret()));
  const both = chosen("a key").filter((id) => other.has(id));
  expect(both.length).toBeLessThan(60);
});
