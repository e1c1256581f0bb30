import { expect, test } from "vitest";
import { checkColours, checkInlineStyles } from "./colours.ts";

const inSheet = (declaration: string, path = "src/ui/card/card.module.css") =>
  checkColours([{ path, text: `.card:hover { ${declaration} }` }]);
const inComponent = (text: string) => checkColours([{ path: "src/ui/card/card.tsx", text }]);

test.each([
  "color: #fff;",
  "background: linear-gradient(rgb(0 0 0), transparent)",
  "border: 1px solid white;",
  "box-shadow: 0 1px 2px oklch(0.2 0 0 / 10%);",
  "--card-edge: #0a0b0c80;",
])("a raw colour in a style sheet is found: %s", (declaration) => {
  expect(inSheet(declaration)).toHaveLength(1);
});

test.each([
  "color: var(--text);",
  "color: currentColor; background: transparent;",
  "border-color: color-mix(in oklab, var(--line) 50%, transparent);",
  "color: rgb(from var(--text) r g b / 50%);",
  "white-space: nowrap; mask-image: url(#white);",
  "animation: red 1s;",
])("a value without a colour is accepted: %s", (declaration) => {
  expect(inSheet(declaration)).toEqual([]);
});

test("the tokens may name colours", () => {
  expect(inSheet("--text: #123456;", "src/ui/tokens.css")).toEqual([]);
});

test("a raw colour in an SVG is found, a token or currentColor is not", () => {
  expect(inComponent(`const a = <path fill="#ff0000" />;`)).toHaveLength(1);
  expect(inComponent(`const a = <path fill="currentColor" stroke="var(--line)" />;`)).toEqual([]);
});

test("a style attribute is found, in every way it is written", () => {
  const found = (text: string) => checkInlineStyles([{ path: "src/ui/card/card.tsx", text }]).length;
  expect(found(`const a = <p style={{ margin: 0 }} />;`)).toBe(1);
  expect(found(`const a = <p\n  style="margin:0" />;`)).toBe(1);
  expect(found(`const a = <p data-style="x" className={b} />; const style = 1;`)).toBe(0);
});
