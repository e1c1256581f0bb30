import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrPicture } from "./qr-path.ts";

/** The horizontal runs of a path, in modules. */
function runsOf(path: string): { x: number; y: number; length: number }[] {
  let x = 0;
  let y = 0;
  return Array.from(path.matchAll(/([Mm])(-?\d+) (-?[\d.]+)h(\d+)/g), ([, move, dx, dy, run]) => {
    x = (move === "m" ? x : 0) + Number(dx);
    y = (move === "m" ? y : 0) + Number(dy);
    const length = Number(run);
    x += length;
    return { x: x - length, y: y - 0.5, length };
  });
}

/** Paints the path in black on white with eight pixels per module, as a camera would see it. */
function paint(text: string) {
  const { size, path } = qrPicture(text);
  const scale = 8;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const { x, y, length } of runsOf(path)) {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      for (let column = x * scale; column < (x + length) * scale; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

test.each(["0x5b2e9c4f1d7a8b6c3e0f5a9d2c7b4e1816d7e0c2", "https://example.org/en/download/app?ios=1"])(
  "a scanner reads %s back from the drawn path",
  (text) => {
    expect(decodeQR(paint(text))).toBe(text);
  },
);

test("four modules around the code stay empty", () => {
  const { size, path } = qrPicture("quiet");
  const runs = runsOf(path);
  expect(Math.min(...runs.map(({ x }) => x), ...runs.map(({ y }) => y))).toBe(4);
  expect(Math.max(...runs.map(({ x, length }) => x + length), ...runs.map(({ y }) => y + 1))).toBe(size - 4);
});
