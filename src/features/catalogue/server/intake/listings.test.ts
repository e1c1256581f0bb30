import { describe, expect, it } from "vitest";
import { listingSchema, type ListingInput } from "#features/catalogue/listing-schema.ts";
import { listingNames, readListing, recordOf, type ListingFacts } from "./listings.ts";

const title = (en: string) =>
  ({
    en,
    zh: en,
    "zh-tw": en,
    ko: en,
    ja: en,
    ru: en,
    es: en,
    pt: en,
    hi: en,
    fil: en,
    vi: en,
    th: en,
  }) as const;

const names = listingNames(
  [
    { key: "eth", addressFormat: { kind: "evm" } },
    { key: "trx", addressFormat: { kind: "tron" } },
  ],
  [
    { id: 1, key: "DEX", title: title("Exchanges") },
    { id: 7, key: "bridges", title: title("Bridges") },
  ],
  ({ addressFormat }, address) => addressFormat.kind !== "evm" || address.startsWith("0x"),
);

const input: ListingInput = {
  title: "Aster",
  url: "https://aster.example",
  desc: { en: "Trade." },
  categories: ["DEX"],
  networks: ["eth"],
};

function factsOf(given: Partial<ListingInput> = {}): ListingFacts {
  const read = readListing(listingSchema.parse({ ...input, ...given }), names);
  if (!read.ok) throw new Error(read.problems.join());
  return read.facts;
}

describe("a listing", () => {
  it("names categories by key or English title, case-insensitively", () => {
    expect(factsOf({ categories: ["dex", "BRIDGES", "Exchanges"] }).categoryIds).toEqual([1, 7]);
  });

  it.each([
    ["dex", "dex"],
    ["DEX", "dex"],
    ["Exchange", "dex"],
    ["liquid staking", "liquidStaking"],
    ["nft-marketplace", "nftMarketplace"],
    ["stablecoins", "stablecoin"],
  ])("of the kind %s is a %s", (kind, expected) => {
    expect(factsOf({ kind }).kind).toBe(expected);
  });

  it("defaults to the kind of its first category", () => {
    expect(factsOf({ categories: ["bridges", "DEX"] }).kind).toBe("bridge");
    expect(factsOf({ categories: ["Exchanges"] }).kind).toBe("other");
  });

  it("reports all problems at once", () => {
    const listing = listingSchema.parse({
      ...input,
      kind: "thing",
      categories: ["Nonsense"],
      networks: ["nowhere"],
      contracts: [{ network: "mars", address: "a", label: "b" }],
      replacedBy: 7,
    });
    expect(readListing(listing, names)).toEqual({
      ok: false,
      problems: [
        { path: "kind", code: "not_a_kind", value: "thing" },
        { path: "categories", code: "not_a_category", value: "Nonsense" },
        { path: "networks", code: "not_a_network", value: "nowhere" },
        { path: "contracts", code: "not_a_network", value: "mars" },
        { path: "replacedBy", code: "delisted_only" },
      ],
    });
  });
});

describe("a DApp", () => {
  const then = new Date("2026-01-01T10:00:00Z");
  const now = new Date("2026-02-01T00:00:00Z");
  const known = recordOf(factsOf({ keywords: ["star"], popularity: 9, listed: "2025-12-24" }), 5, null, then);

  it("keeps fields that a later listing omits", () => {
    expect(recordOf(factsOf({ title: "Aster Two" }), 5, known, now)).toMatchObject({
      title: "Aster Two",
      keywords: ["star"],
      popularity: 9,
      listedAt: new Date("2025-12-24"),
      changedAt: now,
    });
  });

  it("is unchanged by an identical listing", () => {
    expect(recordOf(factsOf(), 5, known, now)).toEqual(known);
    expect(recordOf(factsOf({ networks: ["trx"] }), 5, known, now).changedAt).toEqual(now);
  });

  it("has author and date per statement; a missing statement has no source", () => {
    const ours = { by: "catalogue", date: "2026-01-01" };
    expect(known.sources).toEqual({ website: ours, categories: ours, description: ours, networks: ours });
    const record = recordOf(factsOf({ connect: "both", source: { by: "project" } }), 5, known, now);
    const theirs = { by: "project", date: "2026-02-01" };
    expect(record.sources).toEqual({
      website: theirs,
      categories: theirs,
      description: theirs,
      networks: theirs,
      connection: theirs,
    });
  });

  it("updates the date of a changed statement, even if the old source is repeated", () => {
    const later = { by: "catalogue", date: "2026-02-01" };
    const changed = { ...known.sources, networks: later };
    expect(recordOf(factsOf({ networks: ["trx"] }), 5, known, now).sources).toEqual(changed);
    const exported = { sources: known.sources };
    expect(recordOf(factsOf({ ...exported, networks: ["trx"] }), 5, known, now).sources).toEqual(changed);
    expect(recordOf(factsOf({ url: "https://aster.example/app" }), 5, known, now).sources.website).toEqual(
      later,
    );
    expect(recordOf(factsOf(exported), 5, known, now).sources).toEqual(known.sources);
  });

  it("is not changed by a confirmation", () => {
    const confirmed = recordOf(factsOf({ source: { by: "project" } }), 5, known, now);
    expect(confirmed.changedAt).toEqual(known.changedAt);
    expect(confirmed.sources.networks?.by).toBe("project");
  });

  it("keeps the time of its listing day", () => {
    const listed = recordOf(factsOf(), 6, null, then);
    expect(recordOf(factsOf({ listed: "2026-01-01" }), 6, listed, now).listedAt).toEqual(then);
  });
});
