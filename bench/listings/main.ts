/**
 * `npm run bench -- listings`: pages, lists and searches of tokens and NFT collections with 1,000 and 100,000 of each,
 * on every engine. `--small` compares 1,000 with 10,000.
 */
import { setImmediate } from "node:timers/promises";
import { brand } from "#brand/brand.ts";
import { catalogueOpenData } from "#features/catalogue/server/open-data/endpoints.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { BLOCK_SIZE } from "#server/discovery/sitemap.ts";
import { openCatalogue, seed } from "#tests/contract/catalogue/seeded.ts";
import { sharedEngines, type TestDatabase } from "#tests/fixtures/database.ts";
import { longestHold } from "#bench/search/holds.ts";
import { fillListings, generateListings, type GeneratedListing } from "./fill.ts";

const FEW = 1_000;
const READS = 100;
const STREAMS = 3;
const language = "en";

interface Filled {
  readonly database: TestDatabase;
  readonly catalogue: CatalogueService;
  readonly listings: readonly GeneratedListing[];
}

const shownOf = ({ listings }: { readonly listings: readonly unknown[] }): number => listings.length;

/** What a page asks of the catalogue. Each returns how many listings the page shows: more of them take longer. */
const READERS: Readonly<Record<string, (filled: Filled, one: GeneratedListing) => Promise<number>>> = {
  "a token's page": async ({ catalogue }, one) => {
    const token = await catalogue.listing("token", one);
    await Promise.all([
      catalogue.listingHistory("token", one),
      catalogue.movedFrom("token", one),
      catalogue.dappsUsing({ ...one, ...(token && "dappId" in token && { dappId: token.dappId }) }, language),
    ]);
    return 1;
  },
  "the first page of a list": async ({ catalogue }) => shownOf(await catalogue.tokens({ key: "" })),
  "a later page, on a network": async ({ catalogue }, one) =>
    shownOf(await catalogue.tokens({ key: "", network: one.network, after: one })),
  "search by name": async ({ catalogue }, { name }) => shownOf(await catalogue.tokens({ key: name })),
  "search by three letters": async ({ catalogue }, { name }) =>
    shownOf(await catalogue.tokens({ key: name.slice(0, 3) })),
  "search by contract": async ({ catalogue }, { address }) =>
    shownOf(await catalogue.tokens({ key: address })),
  "the store's search": async ({ catalogue }, { name }) => {
    const found = await catalogue.searchStore({ key: name, count: 40, language, withCounts: true });
    return found.dapps.length + found.tokens.length + found.nfts.length;
  },
};

export async function run(args: readonly string[]): Promise<void> {
  const many = args.includes("--small") ? 10_000 : 100_000;
  for (const { name, open } of sharedEngines) {
    const filled: Filled[] = [];
    try {
      for (const size of [FEW, many]) filled.push(await fill(await open(), size));
      console.log(
        `\n${name}, ${READS} reads with ${FEW} and with ${many} listings: processor ms of this process and ratio, medians by the clock, listings shown`,
      );
      const [few, large] = filled;
      if (few && large) await report(few, large);
    } finally {
      for (const { database } of filled) await database.close();
    }
  }
}

async function fill(database: TestDatabase, size: number): Promise<Filled> {
  await seed(database.db);
  const listings = generateListings(size);
  await fillListings(database.db, listings);
  return { database, catalogue: openCatalogue(database.db), listings };
}

async function report(few: Filled, large: Filled): Promise<void> {
  for (const [name, read] of Object.entries(READERS)) {
    const [small, big] = [new Tally(), new Tally()];
    // The two sizes alternate, so that other load on the machine affects both.
    for (let from = 0; from < READS; from += AT_ONCE) {
      await small.add(from, (at) => read(few, pickAt(few, at)));
      await big.add(from, (at) => read(large, pickAt(large, at)));
    }
    const ratio = `${(big.processorMs / small.processorMs).toFixed(2)} ×`;
    const [processor, clock, shown] = [
      [small.processorMs, big.processorMs],
      [median(small.clockMs), median(big.clockMs)],
      [small.shown, big.shown],
    ].map((pair) => pair.map((value) => value.toFixed(2)).join("  "));
    console.log(`  ${name.padEnd(28)} ${processor}  ${ratio}   ${clock}   ${shown}`);
  }
  for (const [name, stream] of Object.entries(STREAMED)) {
    const runs = [];
    for (let at = 0; at < STREAMS; at += 1) runs.push(await longestHold(() => stream(large)));
    const holdMs = median(runs.map((one) => one.holdMs));
    const tookMs = median(runs.map((one) => one.tookMs));
    console.log(`  ${name.padEnd(28)} ${tookMs.toFixed(0)} ms, holds the loop for ${holdMs.toFixed(0)} ms`);
  }
}

/** The system counts processor time in steps longer than one read. */
const AT_ONCE = 10;

/** What reads of one size cost and show, per read. */
class Tally {
  readonly clockMs: number[] = [];
  #processorUs = 0;
  #shown = 0;

  async add(from: number, read: (at: number) => Promise<number>): Promise<void> {
    const before = process.cpuUsage();
    for (let at = from; at < from + AT_ONCE; at += 1) {
      const began = performance.now();
      this.#shown += await read(at);
      this.clockMs.push(performance.now() - began);
    }
    const { user, system } = process.cpuUsage(before);
    this.#processorUs += user + system;
  }

  /** Of this process: a server of Postgres has its own. */
  get processorMs(): number {
    return this.#processorUs / 1_000 / this.clockMs.length;
  }

  get shown(): number {
    return this.#shown / this.clockMs.length;
  }
}

/** What reads many of them. */
const STREAMED: Readonly<Record<string, (filled: Filled) => Promise<unknown>>> = {
  "the sitemap's blocks, new": ({ database }) =>
    openCatalogue(database.db).listingBlocks("token", BLOCK_SIZE),
  "the last sitemap of tokens": async ({ catalogue }) => {
    const last = (await catalogue.listingBlocks("token", BLOCK_SIZE)).at(-1);
    let listings = 0;
    for await (const page of catalogue.listingsInBlock("token", last, BLOCK_SIZE)) {
      listings += page.length;
      // As the site does between two pieces of a document.
      await setImmediate();
    }
    if (listings > BLOCK_SIZE) throw new Error("A sitemap is too long.");
  },
  "/data/tokens.json, new": (filled) =>
    readDocument({ ...filled, catalogue: openCatalogue(filled.database.db) }, "tokens"),
  "/data/tokens.json": (filled) => readDocument(filled, "tokens"),
  "/data/nfts.json": (filled) => readDocument(filled, "nfts"),
};

async function readDocument({ catalogue }: Filled, name: string): Promise<void> {
  const app = catalogueOpenData({
    catalogue,
    origin: "https://site.example",
    brandName: brand.name,
    isOffered: () => true,
    proofs: () => Promise.resolve([]),
    feedTexts: () => ({ title: "", description: "" }),
    text: () => "",
  });
  const response = await app.request(`/data/${name}.json`);
  if (!response.body) throw new Error("There is no document.");
  for await (const piece of response.body) if (piece.length === 0) throw new Error("An empty piece");
}

const pickAt = ({ listings }: Filled, at: number): GeneratedListing =>
  listings[(at * 7_919) % listings.length] as GeneratedListing;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
