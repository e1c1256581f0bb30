import { expect, it } from "vitest";
import { escapeXml } from "./xml.ts";

it("markup characters become entities", () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;");
});

it("characters that XML forbids are removed, all others stay", () => {
  expect(escapeXml("a\u0000b\u001Fc\uD800d\uFFFEe\t\n")).toBe("abcde\t\n");
  expect(escapeXml("图 🌊 ไทย")).toBe("图 🌊 ไทย");
});
