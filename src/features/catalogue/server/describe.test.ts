import { describe, expect, it } from "vitest";
import type { DappRecord } from "#features/catalogue/model.ts";
import { describeDapp, type LineSource } from "./describe.ts";

const record: DappRecord = {
  id: 7,
  title: "Aster",
  url: "https://aster.example",
  kind: "perpetuals",
  desc: { en: "Trade.", zh: "交易" },
  categoryIds: [4],
  networks: ["eth"],
  otherNetworks: [],
  fees: [],
  languages: [],
  tokens: [],
  tokenChanges: [],
  contracts: [],
  audits: [],
  incidents: [],
  keywords: ["secret word"],
  connection: "both",
  referral: null,
  icon: null,
  screenshots: [],
  hasToken: null,
  popularity: 1,
  isListed: true,
  replacedBy: null,
  listedAt: new Date(0),
  changedAt: new Date(0),
  sources: {},
};

const source: LineSource = {
  text: (language, key, values) => `${language}/${key}/${Object.values(values ?? {}).join(",")}`,
  networkTitle: (key) => key.toUpperCase(),
};

const lineOn = (networks: string[]): string =>
  describeDapp({ ...record, networks }, "ko", source).description;

describe("the line about a DApp", () => {
  it("is the one written for the language", () => {
    expect(describeDapp(record, "zh", source)).toMatchObject({
      description: "交易",
      isDescriptionGiven: true,
    });
  });

  it.each(["ko", "zh-tw"] as const)(
    "is composed from kind and networks in %s, which has none",
    (language) => {
      expect(describeDapp(record, language, source).isDescriptionGiven).toBe(false);
    },
  );

  it("says kind and networks where it is composed", () => {
    expect(describeDapp(record, "ko", source)).toMatchObject({
      description: "ko/kinds.perpetuals.line/ko/kinds.networkList.one/ETH",
      isDescriptionGiven: false,
    });
  });

  it("names up to three networks, and counts the rest", () => {
    expect(lineOn([])).toContain("networkList.none/");
    expect(lineOn(["a"])).toContain("networkList.one/A");
    const own = { ...record, networks: [], otherNetworks: ["Osmosis"] };
    expect(describeDapp(own, "ko", source).description).toContain("networkList.one/Osmosis");
    expect(lineOn(["a", "b"])).toContain("networkList.two/A,B");
    expect(lineOn(["a", "b", "c"])).toContain("networkList.three/A,B,C");
    expect(lineOn(["a", "b", "c", "d"])).toContain("networkList.more/A,B,2");
  });
});

describe("the picture of a DApp", () => {
  it("is its own, otherwise a drawn avatar", () => {
    expect(describeDapp(record, "en", source).iconPath).toBe("/icons/dapp/7.svg");
    expect(describeDapp({ ...record, icon: "/files/abc.png" }, "en", source).iconPath).toBe("/files/abc.png");
  });
});

it("fields that only the search needs are not sent to readers", () => {
  expect(JSON.stringify(describeDapp(record, "en", source))).not.toContain("secret word");
});
