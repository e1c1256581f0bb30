import { expect, test } from "vitest";
import { datedLine } from "./dated-line.ts";

test("a date stands on one line behind its version", () => {
  expect(datedLine("Latest version: 1.6.0", "2026-06-25", "en")).toBe(
    "Latest version: 1.6.0 · 25\u00a0June\u00a02026",
  );
  expect(datedLine("Latest version: 1.6.0", null, "en")).toBe("Latest version: 1.6.0");
});
