import { expect, it } from "vitest";
import { utf8Bytes } from "./utf8-bytes.ts";

it.each(["", "plain", "é’ — 中文 ไทย हिन्दी", "🙂 and 𝒳", "half \uD800 a character", "\uDC00"])(
  "%j has the bytes of Buffer.from",
  (text) => {
    expect(utf8Bytes(text)).toEqual(Buffer.from(text));
  },
);
