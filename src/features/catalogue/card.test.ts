import { expect, it } from "vitest";
import { createCards, networkMark, newSince } from "./card.ts";

const now = new Date("2026-03-01T00:00:00Z");
const names = {
  categories: [
    { id: 99_998, title: "Hot" },
    { id: 1, title: "Exchanges" },
  ],
  networks: ["eth", "bsc", "arb", "base"].map((key) => networkMark({ key, title: key.toUpperCase() })),
};
const since = newSince(now, new Date("2019-12-01T00:00:00Z"));
const dapp = {
  id: 7,
  title: "Reef",
  description: "Swap tokens.",
  iconPath: "/icons/dapp/7.svg",
  categoryIds: [99_998, 1],
  networks: ["eth", "gone", "bsc", "arb", "base"],
  otherNetworks: [],
  fees: [],
  languages: [],
  audits: [],
  listedAt: new Date("2020-01-01T00:00:00Z"),
};

it("a card shows the first real category and the first three networks, and counts all", () => {
  const card = createCards(names)(dapp, since);
  expect(card).toMatchObject({ category: "Exchanges", networkCount: 5, tag: null });
  expect(card.networks.map(({ key }) => key)).toEqual(["eth", "bsc", "arb"]);
});

it("a card names only its own picture; without one the avatar is drawn in place", () => {
  const cardOf = createCards(names);
  expect(cardOf(dapp, since)).not.toHaveProperty("picture");
  expect(cardOf({ ...dapp, iconPath: "/uploads/x.png" }, since).picture).toBe("/uploads/x.png");
});

it("at most one tag: an audit report goes before new, and new lasts 60 days", () => {
  const cardOf = createCards(names);
  const listed = (day: string) => ({ ...dapp, listedAt: new Date(`${day}T00:00:00Z`) });
  expect(cardOf(listed("2026-01-01"), since).tag).toBe("new");
  expect(cardOf(listed("2025-12-31"), since).tag).toBeNull();
  expect(cardOf({ ...listed("2026-02-28"), audits: [{ firm: "Firm" }] }, since).tag).toBe("audited");
});

it("DApps of the store's first day are not new", () => {
  const opened = new Date("2026-02-20T09:00:00Z");
  const cardOf = createCards(names);
  const listed = (time: string) => cardOf({ ...dapp, listedAt: new Date(time) }, newSince(now, opened)).tag;
  expect(listed("2026-02-20T09:00:00Z")).toBeNull();
  expect(listed("2026-02-21T08:00:00Z")).toBeNull();
  expect(listed("2026-02-22T09:00:00Z")).toBe("new");
});

it("a network that is not in our list is counted and shown too", () => {
  const card = createCards(names)({ ...dapp, networks: [], otherNetworks: ["Osmosis"] }, since);
  expect(card.networkCount).toBe(1);
  expect(card.networks).toEqual([{ key: "Osmosis", title: "Osmosis", code: "Os" }]);
});

it("a card carries the colour of a network that has one", () => {
  const marks = [
    { key: "eth", title: "Ethereum", colour: "#627eea" },
    { key: "bsc", title: "BSC", colour: null },
  ];
  const card = createCards({ ...names, networks: marks.map(networkMark) })(dapp, since);
  expect(card.networks).toEqual([
    { key: "eth", title: "Ethereum", code: "Et", colour: "#627eea" },
    { key: "bsc", title: "BSC", code: "Bs" },
  ]);
});

it("a mark has the initials of two words, otherwise the first two letters", () => {
  const codeOf = (title: string) => networkMark({ key: "x", title }).code;
  expect(["Base", "BNB Smart Chain", "Polygon", "X Layer", ""].map(codeOf)).toEqual([
    "Ba",
    "BS",
    "Po",
    "XL",
    "",
  ]);
});
