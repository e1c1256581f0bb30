import { expect, it } from "vitest";
import { parseFoundDapps } from "./found-dapps.ts";

const good = {
  id: 1,
  title: "Reef",
  url: "https://reef.example",
  description: "Swap.",
  iconPath: "/icons/dapp/1.svg",
  categoryIds: [1],
  networks: ["eth"],
  otherNetworks: ["Osmosis"],
  audits: [],
  listedAt: "2026-01-01T00:00:00.000Z",
};

it("only complete DApps are read from storage", () => {
  const odd = [
    { ...good, title: 7 },
    { ...good, networks: [1] },
    { id: 2 },
    { ...good, audits: null },
    null,
    "x",
  ];
  expect(parseFoundDapps([...odd, good])).toEqual([good]);
});

it("data that is not a list gives none", () => {
  expect(parseFoundDapps(null)).toBeUndefined();
  expect(parseFoundDapps({ 0: good })).toBeUndefined();
});
