import { expect, it } from "vitest";
import { promotionLinks } from "./promotion-links.ts";

const promotion = (url: string) => ({
  hid: 1,
  kind: "banner" as const,
  title: "Title",
  url,
  image: "pool",
  imagePath: "/icons/art/pool.svg",
  startsAt: new Date(0),
  endsAt: null,
});

it.each(["tidepool.example/x", "tidepool://market", "javascript:alert(1)//http", "http://", ""])(
  "what is no web address is left out: %s (§3)",
  (url) => {
    expect(promotionLinks([promotion(url)], "en")).toEqual([]);
  },
);

it("an address of ours leads to the page in the reader's language, another one elsewhere", () => {
  const urls = [
    "https://tidepool.example/news/1003?a=b#c",
    "https://tidepool.example/",
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
