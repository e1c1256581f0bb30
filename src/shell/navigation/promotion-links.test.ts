import { brand } from "#brand/brand.ts";
import { expect, it } from "vitest";
import { promotionLinks } from "./promotion-links.ts";

const promotion = (url: string) => ({
  id: 1,
  kind: "banner" as const,
  title: "Title",
  url,
  image: "pool",
  imagePath: "/icons/art/pool.svg",
  startsAt: new Date(0),
  endsAt: null,
});

it.each([`${brand.officialHost}/x`, `${brand.id}://market`, "javascript:alert(1)//http", "http://", ""])(
  "what is no web address is left out: %s (§3)",
  (url) => {
    expect(promotionLinks([promotion(url)], "en")).toEqual([]);
  },
);

it("an internal address leads to the page in the reader's language, any other is external", () => {
  const urls = [
    `https://${brand.officialHost}/news/1003?a=b#c`,
    `https://${brand.officialHost}/`,
    "https://x.example/y",
  ];
  expect(
    promotionLinks(urls.map(promotion), "ko").map(({ href, isElsewhere }) => [href, isElsewhere]),
  ).toEqual([
    ["/ko/news/1003?a=b#c", false],
    ["/ko", false],
    ["https://x.example/y", true],
  ]);
});

it("our second host is internal too, and a service of a demonstration brand leads to its demo page", () => {
  const urls = [`https://${brand.hosts.at(-1)}/news/1003`, `https://energy.${brand.officialHost}/`];
  expect(promotionLinks(urls.map(promotion), "ko").map(({ href }) => href)).toEqual([
    "/ko/news/1003",
    "/ko/demo/energy",
  ]);
});
