import { expect, it } from "vitest";
import { differenceOf } from "./difference.ts";

it("names each field that differs, and the removed and added items of a list", () => {
  const before = { title: "A", desc: { en: "x", zh: "y" }, networks: ["eth", "bsc"], icon: null, audits: [] };
  const after = {
    title: "B",
    desc: { en: "x", zh: "z" },
    networks: ["eth", "base"],
    audits: [{ firm: "F" }],
  };
  expect(differenceOf(before, after)).toEqual([
    { field: "title", before: "A", after: "B" },
    { field: "desc.zh", before: "y", after: "z" },
    { field: "networks", before: "bsc", after: "base" },
    { field: "audits", before: null, after: "F" },
  ]);
});

it("treats undefined, an empty list and null as equal, and another order as a difference", () => {
  expect(differenceOf({ a: null, b: [], d: new Date(0) }, { c: null, d: new Date(0) })).toEqual([]);
  expect(differenceOf({ a: [1, 2] }, { a: [2, 1] })).toEqual([{ field: "a", before: "1, 2", after: "2, 1" }]);
  expect(differenceOf({ a: 18, b: true }, { a: 6, b: false })).toEqual([
    { field: "a", before: "18", after: "6" },
    { field: "b", before: "true", after: "false" },
  ]);
});

it("what was not there, or is no longer, is null on that side", () => {
  expect(differenceOf({ a: "x" }, {})).toEqual([{ field: "a", before: "x", after: null }]);
  expect(differenceOf({}, { a: new Date(0) })).toEqual([
    { field: "a", before: null, after: "1970-01-01T00:00:00.000Z" },
  ]);
  expect(differenceOf({ a: ["x"] }, { a: null })).toEqual([{ field: "a", before: "x", after: null }]);
  expect(differenceOf({ a: "x" }, { a: ["x", "y"] })).toEqual([{ field: "a", before: null, after: "y" }]);
});

it("several items are listed, and an object by its values", () => {
  expect(differenceOf({ a: [] }, { a: ["x", "y"] })).toEqual([{ field: "a", before: null, after: "x, y" }]);
  expect(differenceOf({ a: ["x", "y"] }, { a: ["z"] })).toEqual([{ field: "a", before: "x, y", after: "z" }]);
  expect(differenceOf({ a: null }, { a: { firm: "F", url: null, year: 2026 } })).toEqual([
    { field: "a", before: null, after: "F 2026" },
  ]);
});

it("an object inside an object has its whole path; equal ones are not named", () => {
  expect(
    differenceOf({ a: { b: { c: 1, d: 2 } }, e: ["x"] }, { a: { b: { c: 3, d: 2 } }, e: ["x"] }),
  ).toEqual([{ field: "a.b.c", before: "1", after: "3" }]);
});
