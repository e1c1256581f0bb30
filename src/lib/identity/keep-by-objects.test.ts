import { expect, it, vi } from "vitest";
import { keepByObjects } from "./keep-by-objects.ts";

it("a value is made once for the same objects, and anew if one of them is another", () => {
  const make = vi.fn<(one: object, other: object) => object[]>((one, other) => [one, other]);
  const kept = keepByObjects(make);
  const [a, b, c] = [{}, {}, {}];
  expect(kept(a, b)).toBe(kept(a, b));
  expect(make).toHaveBeenCalledTimes(1);
  expect(kept(a, c)).toEqual([a, c]);
  expect(kept(b, a)).not.toBe(kept(a, b));
});

it("undefined is a value too", () => {
  const make = vi.fn<(object: object) => undefined>();
  const kept = keepByObjects(make);
  const object = {};
  kept(object);
  kept(object);
  expect(make).toHaveBeenCalledTimes(1);
});
