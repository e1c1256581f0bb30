import { expect, it } from "vitest";
import { SHARE_ARTS } from "#shell/head/share-subject.ts";
import { shareSvg } from "./share-svg.ts";

const beside = { art: "pool" } as const;

it.each(SHARE_ARTS)(
  "with the drawing %s it is self-contained: no token, no font, no external reference",
  async (art) => {
    const svg = (await shareSvg({ title: "Notes", beside: { art } }, "en")) ?? "";
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/var\(|currentColor|<text|href|<image/);
  },
);

it("a DApp's avatar has its letter as an outline", async () => {
  const svg = (await shareSvg({ title: "Uniswap", beside: { avatarOf: "Uniswap" } }, "en")) ?? "";
  expect(svg).toContain('id="mask"');
  expect(svg).not.toContain("<text");
});

it("escapes markup in the words of a page", async () => {
  const title = `</svg><script>alert(1)</script>`;
  const svg = (await shareSvg({ title, text: title, beside: { avatarOf: "<b>" } }, "en")) ?? "";
  expect(svg).not.toMatch(/script|alert|<b/);
  expect(svg.match(/<\/svg>$/)).not.toBeNull();
});

it("is null if a character of title, text or avatar cannot be drawn", async () => {
  expect(await shareSvg({ title: "🦄", beside }, "en")).toBeNull();
  expect(await shareSvg({ title: "Unicorn", text: "🦄", beside }, "en")).toBeNull();
  expect(await shareSvg({ title: "Unicorn", beside: { avatarOf: "🦄" } }, "en")).toBeNull();
});
