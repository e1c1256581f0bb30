/** The rules for the seed data. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import kindTexts from "#content/messages/en/kinds.json" with { type: "json" };
import { KINDS, isKind } from "./kinds.ts";
import { EVM_LIST, HOT_CATEGORY_ID, urlKey } from "./model.ts";
import { seedSchemas, type CatalogueSeed, type SeedName } from "./seed-schema.ts";

const read = <Name extends SeedName>(name: Name): CatalogueSeed[Name] =>
  seedSchemas[name].parse(
    JSON.parse(readFileSync(new URL(`../../../content/seed/${name}.json`, import.meta.url), "utf8")),
  ) as CatalogueSeed[Name];

const networks = read("networks");
const categories = read("categories");
const dapps = read("dapps");
const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

const SPEC_KEYS =
  "eos moac eth jt enu bos iost cosmos bnb trx bsc heco okex dot hsc matic klaytn arb arbn ftm etc cfx solana avax oe xdai harmony wax aurora ksm mb sbg kcc lat bttc gt halo aptos fil zks eosevm mantle linea base opbnb polyzk core haqq scroll manta bevm zkfair metis zeta merlin blast xlayer bitlayer kroma";

describe("networks", () => {
  const byKey = new Map(networks.map((network) => [network.key, network]));

  it("are the 59 of the specification, each with its own number", () => {
    expect(networks.map(({ key }) => key).toSorted()).toEqual(SPEC_KEYS.split(" ").toSorted());
    expect(networks).toHaveLength(59);
    expect(repeated(networks.map(({ id }) => id))).toEqual([]);
  });

  it("carry the specification's numbers and short codes", () => {
    const names: Record<string, string> = {
      BSC: "bsc",
      HECO: "heco",
      Matic: "matic",
      FTM: "ftm",
      Ethereum: "eth",
    };
    for (const { id, name } of EVM_LIST) expect(byKey.get(names[name] ?? "")?.id).toBe(id);
    const codes = new Map(
      networks.filter(({ code }) => code).map((one) => [`${one.namespace}:${one.chainId}`, one.code]),
    );
    expect(codes.size).toBe(29);
    expect(Object.fromEntries(codes)).toMatchObject({
      "ethereum:1": "ETH",
      "ethereum:56": "BSC",
      "tron:728126428": "TRX",
      "solana:1": "SOL",
      "polkadot:0": "DOT",
      "ethereum:8453": "Base",
    });
  });

  it("are deprecated exactly if they have ended, and marked if they are ending", () => {
    const dead = networks.filter(({ deprecated }) => deprecated).map(({ key }) => key);
    expect(dead.toSorted()).toEqual("bevm bnb eosevm harmony heco hsc kroma mb polyzk".split(" "));
    expect(networks.filter(({ status }) => status === "dead").map(({ key }) => key)).toEqual(dead);
    for (const key of [...dead, "ftm", "okex"]) expect(byKey.get(key)?.note).not.toBe("");
  });

  it("know their former names", () => {
    expect(byKey.get("eos")).toMatchObject({ title: "Vaulta", formerNames: ["EOS"] });
    expect(byKey.get("klaytn")).toMatchObject({ title: "Kaia", formerNames: ["Klaytn"] });
    expect(byKey.get("matic")).toMatchObject({ title: "Polygon", symbol: "POL" });
    expect(byKey.get("xdai")).toMatchObject({ title: "Gnosis Chain", formerNames: ["xDai"] });
  });

  it("have unique chain ids, and EVM addresses if they are EVM", () => {
    const ids = networks.filter(({ chainId }) => chainId).map((one) => `${one.namespace}:${one.chainId}`);
    expect(repeated(ids)).toEqual([]);
    const evm = networks.filter((one) => one.evm);
    for (const { namespace, chainId } of evm) expect(`${namespace}:${chainId}`).toMatch(/^ethereum:\d+$/);
  });

  it("each have a standard for tokens", () => {
    const standards = read("token-standards");
    for (const { namespace } of networks) expect(Object.keys(standards)).toContain(namespace);
    const named = Object.values(standards).flatMap((list) =>
      list.flatMap(({ only = [], except = [] }) => [...only, ...except]),
    );
    for (const key of named) expect(byKey.has(key)).toBe(true);
  });
});

describe("categories", () => {
  it("are Hot and fourteen others in order, besides types that clients hide", () => {
    const shown = categories.filter(({ type }) => type === 0);
    expect(shown[0]?.id).toBe(HOT_CATEGORY_ID);
    expect(shown).toHaveLength(15);
    expect(shown.map(({ order }) => order)).toEqual(
      shown.map(({ order }) => order).toSorted((a, b) => a - b),
    );
    expect(new Set(categories.map(({ type }) => type)).size).toBeGreaterThan(2);
    expect(repeated(categories.map(({ id }) => id))).toEqual([]);
  });
});

describe("DApps", () => {
  it("are at least 220, on at least 35 networks and in every visible category", () => {
    expect(dapps.length).toBeGreaterThanOrEqual(220);
    expect(new Set(dapps.flatMap((dapp) => dapp.networks)).size).toBeGreaterThanOrEqual(35);
    const filled = new Set(dapps.flatMap((dapp) => dapp.categories));
    const wanted = categories.filter(({ type, id }) => type === 0 && id !== HOT_CATEGORY_ID);
    for (const { key } of wanted) expect(filled).toContain(key);
  });

  it("have a unique id, address and rank each", () => {
    expect(repeated(dapps.map(({ hid }) => hid))).toEqual([]);
    expect(repeated(dapps.map(({ url }) => urlKey(url)))).toEqual([]);
    expect(repeated(dapps.map(({ title }) => title))).toEqual([]);
    expect(repeated(dapps.map(({ popularity }) => popularity))).toEqual([]);
  });

  it("have an https address without a referral code", () => {
    for (const { url } of dapps) {
      expect(url).toMatch(/^https:\/\//);
      expect(new URL(url)).toMatchObject({ search: "", hash: "" });
    }
  });

  it("name no deprecated network and no contract on an unlisted network", () => {
    const alive = new Set(networks.filter(({ deprecated }) => !deprecated).map(({ key }) => key));
    for (const { networks: own, contracts = [] } of dapps) {
      for (const key of [...own, ...contracts.map(({ network }) => network)]) expect(alive).toContain(key);
    }
  });

  it("do not claim unverified facts: how the wallet connects, or the listing date", () => {
    const connecting = dapps.filter(({ connect }) => connect !== undefined && connect !== "none");
    expect(connecting).toEqual([]);
    expect(dapps.filter(({ listed }) => listed !== undefined)).toEqual([]);
  });

  it("name the network they run on, even if it is not in our list", () => {
    const chains = (title: string) => dapps.find((one) => one.title === title);
    expect(chains("Osmosis")).toMatchObject({ networks: [], otherNetworks: ["Osmosis"] });
    expect(chains("Stride")).toMatchObject({ networks: [], otherNetworks: ["Stride"] });
    expect(chains("dYdX")).toMatchObject({ networks: [], otherNetworks: ["dYdX Chain"] });
    expect(chains("Lens")).toMatchObject({ networks: [], otherNetworks: ["Lens Chain"] });
    expect(chains("ENS")?.networks).toEqual(["eth"]);
    for (const { title, networks: own, otherNetworks = [] } of dapps) {
      expect(own.length + otherNetworks.length, title).toBeGreaterThan(0);
    }
  });

  it("name incidents with a past day or month, and a source that can be opened", () => {
    const incidents = dapps.flatMap((dapp) => dapp.incidents ?? []);
    expect(incidents.length).toBeGreaterThan(20);
    for (const { date, source } of incidents) {
      expect(date <= "2026-11-16").toBe(true);
      expect(source.url).toMatch(/^https:\/\//);
    }
  });

  it("have their line in English and Chinese, and a kind that has one in every language", () => {
    for (const { desc, kind } of dapps) {
      expect(desc.zh).toMatch(/\p{Script=Han}/u);
      expect(isKind(kind)).toBe(true);
    }
    for (const kind of KINDS) expect(kindTexts[kind].line).toContain("{networks}");
  });
});

describe("sections, hot searches and tokens", () => {
  const ids = new Set(dapps.map(({ hid }) => hid));

  it("refer to DApps that exist", () => {
    for (const { dapps: own, source } of read("sections")) {
      expect(own.filter((id) => !ids.has(id))).toEqual([]);
      expect(own.length > 0).toBe(source === "chosen");
    }
    for (const { dapp } of read("tokens")) expect(ids).toContain(dapp);
  });

  it("contain each token once", () => {
    expect(
      repeated(read("tokens").map(({ network, address }) => `${network} ${address.toLowerCase()}`)),
    ).toEqual([]);
  });
});
