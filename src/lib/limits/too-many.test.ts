import { expect, it } from "vitest";
import { TooManyError, waitFromError, waitInMinutes } from "./too-many.ts";

it("a wait is given in whole minutes, at least one", () => {
  expect([0, 1, 60, 61, 3_600].map((seconds) => waitInMinutes(seconds).waitMinutes)).toEqual([
    1, 1, 1, 2, 60,
  ]);
});

it("a used-up limit says how long to wait", () => {
  expect(waitFromError(new TooManyError(90))).toEqual({ waitMinutes: 2 });
});

it("the copy of the class in the built pages is recognised by its code", () => {
  const copy = Object.assign(new Error("too many"), { code: "too_many", retryAfterSeconds: 120 });
  expect(waitFromError(copy)).toEqual({ waitMinutes: 2 });
});

it.each([
  new Error("no code"),
  Object.assign(new Error("another code"), { code: "ENOENT" }),
  { code: "too_many", retryAfterSeconds: 60 },
  "too_many",
])("another error is thrown again", (error) => {
  expect(() => waitFromError(error)).toThrow(error instanceof Error ? error : undefined);
});
