/** The kinds of content that the desk's editor knows, each with the verbs that the operators' commands call. */
import type { z } from "zod";
import { listingSchema } from "#features/catalogue/listing-schema.ts";
import { searchesFields, sectionFields } from "#features/catalogue/front/front-schema.ts";
import type { ListingVerbs } from "#features/catalogue/server/desk/desk.ts";
import { nftFields } from "#features/catalogue/server/desk/nft-adapter.ts";
import { tokenFields } from "#features/catalogue/server/desk/token-adapter.ts";
import { exportNfts, exportTokens } from "#features/catalogue/server/intake/contract-rows.ts";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { exportSearches, exportSections } from "#features/catalogue/server/intake/front-rows.ts";
import { importListings } from "#features/catalogue/server/intake/import-listings.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import { problemsOf } from "#platform/intake/record-problems.ts";
import type { ContentKindName, Phase, ReferredNames } from "#features/publishing/model.ts";
import type { ContentKind } from "#features/publishing/server/kinds.ts";
import { isContractAddress } from "#server/submissions/contract-address.ts";
import { categories, networks, news, promotions } from "./imported-kinds.ts";
import { channels, collections, milestones } from "./site-kinds.ts";
import { noProgress, oneRow, outcomeOf, pageOf, textOf, type KindDeps } from "./kind-parts.ts";

const REASON = "published at the desk";
/** Somebody removed the record that the editor shows. */
const GONE: RecordProblem = { path: "", code: "gone" };

export function createContentKinds(deps: KindDeps): Readonly<Record<ContentKindName, ContentKind>> {
  return {
    dapps: dapps(deps),
    tokens: contracts(deps, listings(deps.listings.of.token, tokenFields), exportTokens),
    nfts: contracts(deps, listings(deps.listings.of.nft, nftFields), exportNfts),
    sections: { ...sections(deps), names: () => referredNames(deps) },
    searches: searches(deps),
    banners: promotions(deps, "banner"),
    activities: promotions(deps, "activity"),
    ads: promotions(deps, "ad"),
    news: news(deps),
    networks: networks(deps),
    categories: { ...categories(deps), names: () => referredNames(deps) },
    collections: collections(deps),
    milestones: milestones(deps),
    channels: channels(deps),
  };
}

/** Edits existing listings; new ones come from submissions or an import. */
const listings = (verbs: ListingVerbs, schema: z.ZodType): ContentKind => ({
  schema,
  blank: null,
  async find({ search, start, count }) {
    const { found, total } = await verbs.list({ search, isListed: null, start, count });
    const rows = found.map(({ isListed, ...row }) => ({ ...row, phase: phaseOfListing(isListed) }));
    return { rows, total };
  },
  read: async (ref) => (await verbs.show(ref))?.fields ?? null,
  titleOf: ({ title, name }) => textOf(title ?? name),
  async publish(ref, content, by) {
    const outcome = await verbs.edit(ref, Object.entries(content), { operator: by, reason: REASON });
    if (outcome.ok || outcome.code === "unchanged") return { ok: true, ref };
    return { ok: false, problems: outcome.problems.length > 0 ? outcome.problems : [GONE] };
  },
  records: null,
});

const contracts = (
  deps: KindDeps,
  kind: ContentKind,
  records: typeof exportTokens | typeof exportNfts,
): ContentKind => ({ ...kind, names: () => referredNames(deps), records: () => records(deps) });

const phaseOfListing = (isListed: boolean): Phase => (isListed ? "live" : "hidden");

async function referredNames({ db }: KindDeps): Promise<ReferredNames> {
  const store = createReferenceStore(db);
  const [networkList, categoryList] = [await store.networks(), await store.categories()];
  const sectionList = await store.sections();
  return {
    networks: Object.fromEntries(networkList.map(({ key, title }) => [key, title])),
    categories: categoryList.map(({ id, key, title }) => ({ id, key, title: { ...title } })),
    sections: Object.fromEntries(sectionList.map(({ key, title }) => [key, { ...title }])),
  };
}

function dapps(deps: KindDeps): ContentKind {
  const { db, clock, versions, listings: desk } = deps;
  const edited = listings(desk.of.dapp, listingSchema);
  return {
    ...edited,
    blank: async () => ({ title: "", url: "", desc: { en: "" }, categories: [], networks: [] }),
    async publish(ref, content, by) {
      if (ref !== "") return edited.publish(ref, content, by);
      const imported = { db, clock, versions, isAddress: isContractAddress, onProgress: noProgress };
      const result = await importListings(imported, oneRow(content));
      if (!result.ok) return outcomeOf(result, "");
      const { found } = await desk.of.dapp.list({
        search: textOf(content["url"]),
        isListed: null,
        start: 0,
        count: 1,
      });
      return { ok: true, ref: found[0]?.ref ?? "" };
    },
    names: () => referredNames(deps),
    records: () => exportListings(createCatalogueStore(db)),
  };
}

function sections({ db, listings: desk }: KindDeps): ContentKind {
  const chosen = async () => (await desk.sections()).filter(({ source }) => source === "chosen");
  return {
    schema: sectionFields,
    blank: null,
    async find(query) {
      const rows = (await chosen()).map(({ key, title, dapps: hids }) => ({
        ref: key,
        title: title.en,
        about: hids.join(" "),
        phase: "live" as const,
      }));
      return pageOf(rows, query);
    },
    async read(ref) {
      const found = (await chosen()).find(({ key }) => key === ref);
      return found ? { dapps: found.dapps } : null;
    },
    titleOf: () => "",
    async publish(ref, content) {
      const parsed = sectionFields.safeParse(content);
      if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
      const result = await desk.setSection(ref, [...new Set(parsed.data.dapps)]);
      return result.ok ? { ok: true, ref } : result;
    },
    records: () => exportSections(db),
  };
}

const SEARCHES_REF = "hot";

function searches({ db, listings: desk }: KindDeps): ContentKind {
  const texts = async () => (await desk.hotSearches()).map(({ text }) => text);
  return {
    schema: searchesFields,
    blank: null,
    async find(query) {
      const about = (await texts()).join(", ");
      return pageOf([{ ref: SEARCHES_REF, title: SEARCHES_REF, about, phase: "live" }], query);
    },
    read: async (ref) => (ref === SEARCHES_REF ? { texts: await texts() } : null),
    titleOf: () => SEARCHES_REF,
    async publish(ref, content) {
      const parsed = searchesFields.safeParse(content);
      if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
      await desk.setHotSearches([...new Set(parsed.data.texts)]);
      return { ok: true, ref };
    },
    records: () => exportSearches(db),
  };
}
