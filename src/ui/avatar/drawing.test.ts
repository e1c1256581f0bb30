import { expect, test } from "vitest";
import { initialOf, PALETTES, roundDrawing, SHAPES, squareDrawing } from "./drawing.ts";
import { OUTLINES } from "./shapes.ts";

const names = Array.from({ length: 1_000 }, (_, index) => `Listing ${index * 7919} of ${index % 13}`);

function largestShare(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values()) / values.length;
}

test("the same name always gives the same picture", () => {
  expect(squareDrawing("Driftswap")).toEqual({
    palette: "starfish",
    shape: "contours",
    degrees: 135,
    pale: false,
  });
  expect(squareDrawing(" driftSWAP ")).toEqual(squareDrawing("Driftswap"));
  expect(roundDrawing("Ethereum")).toEqual({ palette: "starfish", x: 25.9, y: 25.9, radii: [7, 13] });
});

test("there are twelve shapes or more, each with an outline", () => {
  expect(SHAPES.length).toBeGreaterThanOrEqual(12);
  for (const shape of SHAPES) {
    const outline = OUTLINES[shape];
    expect(outline.fill ?? outline.line).toMatch(/^M/);
  }
});

test("no shape is used by more than a fifth of a thousand names, no palette by more than a fifth", () => {
  expect(largestShare(names.map((name) => squareDrawing(name).shape))).toBeLessThanOrEqual(0.2);
  expect(largestShare(names.map((name) => squareDrawing(name).palette))).toBeLessThanOrEqual(0.2);
});

test("every shape and palette is used", () => {
  expect(new Set(names.map((name) => squareDrawing(name).shape)).size).toBe(SHAPES.length);
  expect(new Set(names.map((name) => squareDrawing(name).palette)).size).toBe(PALETTES.length);
});

test("of forty names at most three share shape, palette and ground", () => {
  const seen = names.slice(0, 40).map((name) => {
    const { shape, palette, pale } = squareDrawing(name);
    return `${shape} ${palette} ${pale}`;
  });
  expect(largestShare(seen) * seen.length).toBeLessThanOrEqual(3);
});

test("water, plants and rock are never turned", () => {
  const upright = names.map(squareDrawing).filter(({ shape }) => ["wave", "kelp", "reef"].includes(shape));
  expect(upright.every(({ degrees }) => degrees === 0)).toBe(true);
});

test("the initial is the first character a reader sees, in upper case", () => {
  expect(initialOf(" driftswap")).toBe("D");
  expect(initialOf("ōtawa".normalize("NFD"))).toBe("Ō");
  expect(initialOf("渔市")).toBe("渔");
  expect(initialOf("1inch")).toBe("1");
  expect(initialOf("")).toBe("");
});
