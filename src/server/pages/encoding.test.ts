import { expect, it } from "vitest";
import { chooseEncoding, matchesTag } from "./encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["brotli", "identity"],
  ["*", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s is answered in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it("knows its tag in a list, weak or not", () => {
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag("*", '"b"')).toBe(true);
  expect(matchesTag('"a"', '"b"')).toBe(false);
  expect(matchesTag(undefined, '"b"')).toBe(false);
});
