import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test("small sizes keep one decimal, large ones none", () => {
  expect(formatFileSize(502, "en-GB")).toBe("0.5 kB");
  expect(formatFileSize(16_258, "en-GB")).toBe("16 kB");
  expect(formatFileSize(2_140_000, "en-GB")).toBe("2.1 MB");
});

test("the unit and the decimal sign are those of the language", () => {
  expect(formatFileSize(1_249, "ru")).toBe("1,2 кБ");
});
