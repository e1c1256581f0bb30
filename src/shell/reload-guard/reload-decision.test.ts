import { expect, it } from "vitest";
import { mayReload } from "./reload-decision.ts";

const now = 1_800_000_000_000;

it("the first failure reloads the page", () => {
  expect(mayReload(null, now)).toBe(true);
});

it("a second failure within 60 s does not", () => {
  expect(mayReload(String(now), now)).toBe(false);
  expect(mayReload(String(now - 59_999), now)).toBe(false);
});

it("a failure 60 s later reloads again", () => {
  expect(mayReload(String(now - 60_000), now)).toBe(true);
});

it.each(["", "yesterday", "NaN", String(now + 1)])(
  "a stamp that cannot be true does not count: %s",
  (stamp) => {
    expect(mayReload(stamp, now)).toBe(true);
  },
);
