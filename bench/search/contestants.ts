/** The search engines that are compared over the same DApps with the same tokenizer. */
import { create, insert, search as searchOrama } from "@orama/orama";
import { Document, Encoder } from "flexsearch";
import MiniSearch from "minisearch";
import type { Kind } from "#features/catalogue/kinds.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import { buildSearch } from "#features/catalogue/server/search/build-index.ts";
import { findPlaces } from "#features/catalogue/server/search/find.ts";
import { namedKinds } from "#features/catalogue/server/search/kind-names.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { gramsToFile, segmentsOf } from "#lib/search/scripts/segments.ts";
import { kindLabel, readSeed } from "#tests/search/catalogue.ts";
import { threadMs } from "./holds.ts";

/** Returns positions in the list of DApps, the best first. */
export type Search = (text: string, count: number) => readonly number[];

/** An index that is not built after so much processor time is not waited for. */
export const MOST_BUILD_MS = 180_000;

/** A library that needs a tenth of a second per query is asked the first of the queries, which are a random sample of them. */
const SAMPLE = 200;

export class BuildTookTooLong extends Error {}

function* inTime<Item>(items: Iterable<Item>): Generator<Item, void, undefined> {
  const began = threadMs();
  for (const item of items) {
    if (threadMs() - began > MOST_BUILD_MS) throw new BuildTookTooLong();
    yield item;
  }
}

export interface Contestant {
  readonly name: string;
  /** Of the queries over many DApps, as many as it is asked; all if undefined. */
  readonly asked?: number;
  readonly build: (dapps: readonly DappRecord[], words: GroupWords) => Promise<Search>;
}

/**
 * What a library's documents say of their kind, categories and networks: every word that we know for them, or their
 * names in our languages alone. All words are hundreds per document; with them, MiniSearch and Orama are not built over
 * 10,000 in five minutes.
 */
export type GroupWords = "all" | "names";

const PAGE = 200;

/** Our words, and n-grams for scripts without spaces. */
const tokens = (text: string): string[] =>
  segmentsOf(foldSearch(text)).flatMap(({ kind, text: word }) =>
    kind === "run" ? [...gramsToFile(word)] : [word],
  );

/** What our own index knows about a DApp, as fields. */
function documents(dapps: readonly DappRecord[], words: GroupWords) {
  const isAll = words === "all";
  const networks = new Map(
    GROUPS.networks.map(({ key, title, symbol, formerNames, aliases }) => [
      key,
      [key, title, symbol, ...(isAll ? [...formerNames, ...aliases] : [])].join(" "),
    ]),
  );
  const categories = new Map(
    GROUPS.categories.map(({ id, key, title, aliases }) => [
      id,
      [key, ...Object.values(title), ...(isAll ? aliases : [])].join(" "),
    ]),
  );
  const labels = (kind: Kind): string[] => LANGUAGES.map((language) => kindLabel(language, kind));
  const kinds = new Map<string, string>(
    GROUPS.kinds.map(({ key, names }) => [key, (isAll ? names : labels(key)).join(" ")]),
  );
  return dapps.map((dapp, id) => ({
    id: String(id),
    title: dapp.title,
    symbol: dapp.tokens.join(" "),
    names: [...dapp.keywords, ...dapp.contracts.map(({ address }) => address)].join(" "),
    host: dapp.url,
    kind: kinds.get(dapp.kind) ?? "",
    categories: dapp.categoryIds.map((one) => categories.get(one) ?? "").join(" "),
    networks: dapp.networks.map((key) => networks.get(key) ?? key).join(" "),
    text: Object.values(dapp.desc).join(" "),
  }));
}

const FIELDS = ["title", "symbol", "names", "host", "kind", "categories", "networks", "text"] as const;
const BOOST = { title: 8, symbol: 5, names: 5, host: 3, kind: 2, categories: 2, networks: 2, text: 1 };

// In pages, as the store reads its table.
async function* inPages(dapps: readonly DappRecord[]) {
  for (let at = 0; at < dapps.length; at += PAGE) yield dapps.slice(at, at + PAGE);
}

/** Read beforehand: the site has them in its database. */
const GROUPS = {
  networks: readSeed("networks"),
  categories: readSeed("categories"),
  kinds: namedKinds(kindLabel),
};

export const ours: Contestant = {
  name: "ours",
  async build(dapps) {
    const built = await buildSearch(inPages(dapps), GROUPS);
    return (text, count) => findPlaces(built, text, { start: 0, count, within: [] }).places;
  },
};

/** As its manual advises for a search field: prefixes and typos too. */
export const miniSearch: Contestant = {
  name: "MiniSearch, prefix and fuzzy",
  asked: SAMPLE,
  async build(dapps, words) {
    const index = new MiniSearch<{ id: string }>({ fields: [...FIELDS], tokenize: tokens });
    for (const document of inTime(documents(dapps, words))) index.add(document);
    return (text, count) =>
      index
        .search(text, { boost: BOOST, prefix: true, fuzzy: 0.2 })
        .slice(0, count)
        .map(({ id }) => Number(id));
  },
};

export const orama: Contestant = {
  name: "Orama, tolerance 1",
  asked: SAMPLE,
  async build(dapps, words) {
    const schema = Object.fromEntries(FIELDS.map((field) => [field, "string" as const]));
    const tokenizer = {
      language: "english",
      normalizationCache: new Map(),
      tokenize: (text: string) => tokens(text),
    };
    const index = create({ schema, components: { tokenizer } });
    for (const document of inTime(documents(dapps, words))) await insert(index, document);
    return (text, count) => {
      const found = searchOrama(index, { term: text, boost: BOOST, tolerance: 1, limit: count });
      if (found instanceof Promise) throw new TypeError("Orama answered later");
      return found.hits.map(({ id }) => Number(id));
    };
  },
};

export const flexSearch: Contestant = {
  name: "FlexSearch, forward",
  async build(dapps, words) {
    const encoder = new Encoder({ normalize: false, dedupe: true });
    encoder.encode = tokens;
    const index = new Document({
      document: {
        id: "id",
        index: FIELDS.map((field) => ({ field, tokenize: "forward" as const, encoder })),
      },
    });
    for (const document of inTime(documents(dapps, words))) index.add(document);
    return (text, count) => {
      const found = index.search(text, { limit: count, suggest: true });
      // One list per field, in the order of the fields.
      return [...new Set(found.flatMap(({ result }) => result as unknown[]))].slice(0, count).map(Number);
    };
  },
};
