import { expect, it } from "vitest";
import { chooseEncoding, matchesTag } from "./encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["gzip , br ; q=0.1", "br"],
  ["br;q=0.0, gzip", "gzip"],
  ["br; Q=0 , gzip", "gzip"],
  ["br;q=0.000,gzip;q=0.", "identity"],
  ["br;q=0.01", "br"],
  ["brotli", "identity"],
  ["*", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it("finds its tag in a list, weak or strong", () => {
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag("*", '"b"')).toBe(true);
  expect(matchesTag(" * ", '"b"')).toBe(true);
  expect(matchesTag('W/"b"', '"b"')).toBe(true);
  expect(matchesTag('"b"', '"b"')).toBe(true);
  expect(matchesTag('"aW/b"', '"ab"')).toBe(false);
  expect(matchesTag("", '"b"')).toBe(false);
  expect(matchesTag('"a"', '"b"')).toBe(false);
  expect(matchesTag(undefined, '"b"')).toBe(false);
});

it("answers the same header alike each time, also after more headers than it remembers", () => {
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 300; n += 1) expect(chooseEncoding(`x${n}, gzip`)).toBe("gzip");
    expect(chooseEncoding(`${"x".repeat(200)}, br`)).toBe("br");
  }
});
