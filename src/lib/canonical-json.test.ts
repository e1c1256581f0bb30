import { assert, jsonValue, property } from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it("the order in which members were written makes no difference", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "ü" }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"ü","d":null}]}',
  );
});

it("reads back as the value it was made of", () => {
  assert(
    property(jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
