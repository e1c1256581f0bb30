import { assert, jsonValue, property } from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it("the order of members makes no difference", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "ü" }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"ü","d":null}]}',
  );
});

it("parses back to the same value", () => {
  assert(
    property(jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("members are sorted by their UTF-16 units, at every depth", () => {
  expect(canonicalJson({ z: { b: 1, a: 2, "10": 3, "9": 4 }, "€": 5, é: 6 })).toBe(
    '{"z":{"10":3,"9":4,"a":2,"b":1},"é":6,"€":5}',
  );
});
