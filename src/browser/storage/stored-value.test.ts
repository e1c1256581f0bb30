import { expect, it } from "vitest";
import { decodeStored, encodeStored } from "./stored-value.ts";

const options = {
  version: 2,
  parse: (data: unknown) =>
    Array.isArray(data) && data.every((item) => typeof item === "string") ? data : undefined,
  initial: [] as string[],
};

it("a stored value reads back unchanged", () => {
  expect(decodeStored(encodeStored(2, ["a", "b"]), options)).toEqual(["a", "b"]);
});

it("returns the initial value if nothing is stored", () => {
  expect(decodeStored(null, options)).toBe(options.initial);
});

it("a value of another version is dropped", () => {
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
])("returns the initial value for damaged data: %s", (raw) => {
  expect(decodeStored(raw, options)).toBe(options.initial);
});
