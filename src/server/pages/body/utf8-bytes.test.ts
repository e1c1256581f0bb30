import { expect, it } from "vitest";
import { encodePieces, utf8Bytes } from "./utf8-bytes.ts";

const LONG = "é’ — 中文 🙂".repeat(100);

it.each([
  "",
  "plain",
  "é’ — 中文 ไทย हिन्दी",
  "🙂 and 𝒳",
  "half \uD800 a character",
  "\uDC00",
  LONG,
  `${LONG}\uD800`,
])("%j has the bytes of Buffer.from", (text) => {
  expect(utf8Bytes(text)).toEqual(Buffer.from(text));
});

it("texts and bytes in turn become one text", () => {
  const pieces = ["a", "é", Buffer.from("中"), Buffer.from(LONG), LONG, "🙂", ""];
  const encoded = encodePieces(pieces);
  expect(Buffer.concat(encoded).toString()).toBe(`aé中${LONG}${LONG}🙂`);
  expect(encoded).toHaveLength(4);
  expect(encodePieces([])).toEqual([]);
});
