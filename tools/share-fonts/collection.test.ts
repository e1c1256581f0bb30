import { expect, it } from "vitest";
import { fontOf } from "./collection.ts";

/** Builds a collection of two fonts with one table each, which share nothing. */
function collectionOf(tables: readonly string[]): Buffer {
  const heads = tables.map(() => Buffer.alloc(12 + 16));
  const start = 12 + 4 * tables.length;
  const bodies = start + heads.length * 28;
  const offsets = tables.map((_, at) => bodies + tables.slice(0, at).join("").length);
  heads.forEach((head, at) => {
    head.writeUInt32BE(0x4f54544f, 0);
    head.writeUInt16BE(1, 4);
    head.write("name", 12, "latin1");
    head.writeUInt32BE(offsets[at] ?? 0, 20);
    head.writeUInt32BE(tables[at]?.length ?? 0, 24);
  });
  const index = Buffer.alloc(start);
  index.write("ttcf", 0, "latin1");
  tables.forEach((_, at) => index.writeUInt32BE(start + at * 28, 12 + 4 * at));
  return Buffer.concat([index, ...heads, Buffer.from(tables.join(""), "latin1")]);
}

it("an extracted font has its own tables, at offsets that are multiples of four", () => {
  const font = fontOf(collectionOf(["first", "second"]), 1);
  const offset = font.readUInt32BE(20);
  expect(font.toString("latin1", offset, offset + font.readUInt32BE(24))).toBe("second");
  expect(offset % 4).toBe(0);
  expect(font.length % 4).toBe(0);
});

it("a file that is not a collection is refused", () => {
  expect(() => fontOf(Buffer.from("OTTO0000"), 0)).toThrow("no collection");
});
