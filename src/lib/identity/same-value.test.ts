import { expect, it } from "vitest";
import { isSameValue } from "./same-value.ts";

it.each([
  [1, 1],
  [null, null],
  [[], []],
  [
    { a: [1, { b: null }], c: "" },
    { c: "", a: [1, { b: null }] },
  ],
])("%j is %j", (one, other) => {
  expect(isSameValue(one, other)).toBe(true);
});

it.each([
  [1, "1"],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])("%j is not %j", (one, other) => {
  expect(isSameValue(one, other)).toBe(false);
  expect(isSameValue(other, one)).toBe(false);
});

it("a list that both share is not looked into", () => {
  const shared = new Proxy([], {
    ownKeys: () => {
      throw new Error("looked into");
    },
  });
  expect(isSameValue({ shared }, { shared })).toBe(true);
});
