import { expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { sharePath, shareTitle, shareWords } from "./share-subject.ts";

it("a picture is below /share, at the address of its page", () => {
  expect(sharePath("ko", "/")).toBe("/share/ko.png");
  expect(sharePath("ko", "/news/7")).toBe("/share/ko/news/7.png");
  expect(sharePath("zh-tw", "/dappstore/detail", "?id=7")).toBe("/share/zh-tw/dappstore/detail.png?id=7");
});

it("the title drops a trailing brand name, but keeps it within a sentence", () => {
  expect(shareTitle(`Terms · ${brand.name}`)).toBe("Terms");
  expect(shareTitle(`About ${brand.name}: what we hold to`)).toBe(`About ${brand.name}: what we hold to`);
});

it("the alt text contains all words in the picture", () => {
  const beside = { art: "pool" } as const;
  expect(shareWords({ title: "Driftswap", text: "Swap tokens", beside })).toBe(
    `Driftswap · Swap tokens · ${brand.name}`,
  );
  expect(shareWords({ title: "Terms", beside })).toBe(`Terms · ${brand.name}`);
});
