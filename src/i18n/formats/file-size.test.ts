import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [0, "0 kB"],
  [12, "0.1 kB"],
  [502, "0.5 kB"],
  [16_258, "16 kB"],
  [2_140_000, "2.1 MB"],
  [84_200_000, "84 MB"],
  [1_250_000_000, "1.3 GB"],
])("%i bytes are %s: small figures have one decimal, large ones none", (bytes, text) => {
  expect(formatFileSize(bytes, "en-GB")).toBe(text);
});

test("the unit and the decimal separator follow the language", () => {
  expect(formatFileSize(1_249, "ru")).toBe("1,2 кБ");
});
