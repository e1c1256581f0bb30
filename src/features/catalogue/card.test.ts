import { expect, it } from "vitest";
import { createCards, networkCode } from "./card.ts";

const now = new Date("2026-03-01T00:00:00Z");
const names = {
  categories: [
    { hid: 99_998, title: "Hot" },
    { hid: 1, title: "Exchanges" },
  ],
  networks: ["eth", "bsc", "arb", "base"].map((key) => ({ key, title: key.toUpperCase(), symbol: "ETH" })),
};
const dapp = {
  hid: 7,
  title: "Reef",
  description: "Swap tokens.",
  iconPath: "/icons/dapp/7.svg",
  categoryIds: [99_998, 1],
  networks: ["eth", "gone", "bsc", "arb", "base"],
  audits: [],
  listedAt: new Date("2020-01-01T00:00:00Z"),
};

it("a card names the first real category and the first three networks, and counts all", () => {
  const card = createCards(names, now)(dapp);
  expect(card).toMatchObject({ category: "Exchanges", networkCount: 5, tag: null });
  expect(card.networks.map(({ key }) => key)).toEqual(["eth", "bsc", "arb"]);
});

it("only a picture of its own is named; the drawn one is drawn in place", () => {
  const cardOf = createCards(names, now);
  expect(cardOf(dapp)).not.toHaveProperty("picture");
  expect(cardOf({ ...dapp, iconPath: "/uploads/x.png" }).picture).toBe("/uploads/x.png");
});

it("one tag at most: an audit report goes before new, and new lasts 60 days", () => {
  const cardOf = createCards(names, now);
  const listed = (day: string) => ({ ...dapp, listedAt: new Date(`${day}T00:00:00Z`) });
  expect(cardOf(listed("2026-01-01")).tag).toBe("new");
  expect(cardOf(listed("2025-12-31")).tag).toBeNull();
  expect(cardOf({ ...listed("2026-02-28"), audits: [{ firm: "Firm" }] }).tag).toBe("audited");
});

it("a network's letters are its symbol where that is short", () => {
  expect([networkCode("Vaulta", "A"), networkCode("Base", "ETH"), networkCode("None", "")]).toEqual([
    "A",
    "B",
    "N",
  ]);
});
