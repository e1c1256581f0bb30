import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { depth } from "./depth.ts";
import { Drawing, LaterDrawing } from "./drawing.tsx";

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".svg"));
const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

test.each(files)("%s is under 15 KB and has no colours, styles or ids except its two layers", (name) => {
  const text = read(name);
  expect(text.length).toBeLessThan(15_000);
  expect(text.match(/ id="\w+"/g)).toEqual([' id="under"', ' id="over"']);
  for (const [, value] of text.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
    expect(value).toMatch(/^(?:none|var\(--[\w-]+\))$/);
  }
  expect(text).not.toMatch(/ (?:class|style)=|<(?:style|use|image|filter|linearGradient)/);
});

test("a drawing references its file instead of inlining it", () => {
  const html = renderToStaticMarkup(<Drawing of={depth} label="A pool" />);
  expect(html).toContain(`<use href="${depth.file}#under">`);
  expect(html).toContain('role="img" aria-label="A pool"');
  expect(html).not.toContain("<path");
});

test("a drawing without a label is decorative", () => {
  const html = renderToStaticMarkup(<Drawing of={depth} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain("role=");
});

test("a crop shows only that part and fills its frame", () => {
  const html = renderToStaticMarkup(<Drawing of={depth} crop="112 206 392 268" />);
  expect(html).toContain('viewBox="112 206 392 268" preserveAspectRatio="xMidYMid slice"');
});

test("a deferred drawing does not fetch its file by itself", () => {
  const html = renderToStaticMarkup(<Drawing of={depth} deferred="opened" />);
  expect(html).toContain(`<use data-href="${depth.file}#over">`);
  expect(html).not.toContain(" href=");
});

test("a later drawing is fetched when it comes near, and with the page where scripts do not run", () => {
  const [later = "", fallback = ""] = renderToStaticMarkup(<LaterDrawing of={depth} label="A pool" />).split(
    "<noscript",
  );
  expect(later).toContain("data-near");
  expect(later).not.toContain(" href=");
  expect(fallback).toContain(`<use href="${depth.file}#under">`);
  expect(fallback).not.toContain("data-near");
});
