import { expect, test } from "vitest";
import { channelsOf, contrastOf, needsDarkInk } from "./contrast.ts";

test("black on white is 21 to 1, in either order, and a colour on itself is 1 to 1", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrastOf("#34557f", "#34557f")).toBe(1);
});

test("the well-known grey that just passes on white has a ratio of 4.5", () => {
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("channels are the values of red, green and blue", () => {
  expect(channelsOf("#f0674b")).toEqual([240, 103, 75]);
});

test("very dark channels follow the straight part of the curve", () => {
  expect(contrastOf("#0a0a0a", "#000000")).toBeCloseTo(1.0607, 3);
});

test("of black and white, the better ink has the contrast of text on every colour", () => {
  for (let step = 0; step < 4096; step += 1) {
    const hex = `#${[8, 4, 0].map((shift) => (((step >> shift) & 15) * 17).toString(16).padStart(2, "0")).join("")}`;
    expect(contrastOf(hex, needsDarkInk(hex) ? "#000000" : "#ffffff")).toBeGreaterThanOrEqual(4.5);
  }
});
