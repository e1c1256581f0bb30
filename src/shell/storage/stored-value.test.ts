import { expect, it } from "vitest";
import { decodeStored, encodeStored } from "./stored-value.ts";

const options = {
  version: 2,
  parse: (data: unknown) =>
    Array.isArray(data) && data.every((item) => typeof item === "string") ? data : undefined,
  initial: [] as string[],
};

it("a stored value comes back as it was", () => {
  expect(decodeStored(encodeStored(2, ["a", "b"]), options)).toEqual(["a", "b"]);
});

it("nothing stored gives the initial value", () => {
  expect(decodeStored(null, options)).toBe(options.initial);
});

it("a value of another version is forgotten", () => {
  expect(decodeStored(encodeStored(1, ["a"]), options)).toBe(options.initial);
});

it.each([
  "",
  "{",
  "null",
  "7",
  '"text"',
  "[]",
  '{"version":2}',
  '{"version":2,"data":[1]}',
  '{"data":["a"]}',
])("damaged data gives the initial value: %s", (raw) => {
  expect(decodeStored(raw, options)).toBe(options.initial);
});
