/** The kinds of content that the desk's editor knows, each with the verbs that the operators' commands call. */
import { z } from "zod";
import { articleSchema } from "#features/news/article-schema.ts";
import { NEWS_IMAGES, NEWS_KINDS } from "#features/news/model.ts";
import { exportNews, importNews } from "#features/news/server/intake.ts";
import { createNewsStore } from "#features/news/server/store.ts";
import { listingSchema } from "#features/catalogue/listing-schema.ts";
import type { PromotionKind } from "#features/catalogue/model.ts";
import { promotionRowSchema } from "#features/catalogue/promotion-schema.ts";
import type { ListingDesk, ListingVerbs } from "#features/catalogue/server/desk/desk.ts";
import { nftFields } from "#features/catalogue/server/desk/nft-adapter.ts";
import { tokenFields } from "#features/catalogue/server/desk/token-adapter.ts";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { importListings } from "#features/catalogue/server/intake/import-listings.ts";
import { exportPromotions, importPromotions } from "#features/catalogue/server/intake/promotion-rows.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import type { ContentKindName, ContentRow, Phase } from "#features/publishing/model.ts";
import type { ContentKind, ContentQuery, PublishOutcome } from "#features/publishing/server/kinds.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Clock } from "#platform/clock.ts";
import type { ImportResult } from "#platform/intake/rows.ts";
import { isContractAddress } from "#server/submissions/contract-address.ts";

interface KindDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: DataVersions;
  readonly listings: ListingDesk;
}

type Content = Readonly<Record<string, unknown>>;

const REASON = "published at the desk";
const noProgress = (): void => undefined;

const oneRow = (content: Content) =>
  async function* rows(): AsyncGenerator<unknown, void, undefined> {
    yield content;
  };

const outcomeOf = (result: ImportResult, ref: string): PublishOutcome =>
  result.ok ? { ok: true, ref } : { ok: false, problems: result.problems.map(({ reason }) => reason) };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The English part of a text by language. */
const english = (value: unknown): string =>
  textOf((value as Readonly<Record<string, unknown>> | null | undefined)?.["en"]);

/** Small kinds are searched in memory. */
function pageOf(rows: readonly ContentRow[], { search, start, count }: ContentQuery) {
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ ref, title, about }) =>
    [ref, title, about].some((text) => text.toLowerCase().includes(wanted)),
  );
  return { rows: found.slice(start, start + count), total: found.length };
}

export function createContentKinds(deps: KindDeps): Readonly<Record<ContentKindName, ContentKind>> {
  return {
    dapps: dapps(deps),
    tokens: listings(deps.listings.of.token, tokenFields),
    nfts: listings(deps.listings.of.nft, nftFields),
    sections: sections(deps),
    searches: searches(deps),
    banners: promotions(deps, "banner"),
    activities: promotions(deps, "activity"),
    ads: promotions(deps, "ad"),
    news: news(deps),
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
    return { ok: false, problems: outcome.problems.length > 0 ? outcome.problems : [outcome.code] };
  },
  records: null,
});

const phaseOfListing = (isListed: boolean): Phase => (isListed ? "live" : "hidden");

function dapps({ db, clock, versions, listings: desk }: KindDeps): ContentKind {
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
    records: () => exportListings(createCatalogueStore(db)),
  };
}

const sectionSchema = z.strictObject({ dapps: z.array(z.int().positive()).max(60) });

function sections({ listings: desk }: KindDeps): ContentKind {
  const chosen = async () => (await desk.sections()).filter(({ source }) => source === "chosen");
  return {
    schema: sectionSchema,
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
      const parsed = sectionSchema.safeParse(content);
      if (!parsed.success) return { ok: false, problems: ["dapps must be ids of DApps"] };
      const result = await desk.setSection(ref, [...new Set(parsed.data.dapps)]);
      return result.ok ? { ok: true, ref } : { ok: false, problems: [`dapps ${result.code}`] };
    },
    records: null,
  };
}

const SEARCHES_REF = "hot";
const searchesSchema = z.strictObject({ texts: z.array(z.string().trim().min(1).max(60)).min(1).max(50) });

function searches({ listings: desk }: KindDeps): ContentKind {
  const texts = async () => (await desk.hotSearches()).map(({ text }) => text);
  return {
    schema: searchesSchema,
    blank: null,
    async find(query) {
      const about = (await texts()).join(", ");
      return pageOf([{ ref: SEARCHES_REF, title: SEARCHES_REF, about, phase: "live" }], query);
    },
    read: async (ref) => (ref === SEARCHES_REF ? { texts: await texts() } : null),
    titleOf: () => SEARCHES_REF,
    async publish(ref, content) {
      const parsed = searchesSchema.safeParse(content);
      if (!parsed.success) return { ok: false, problems: ["texts must be 1 to 50 short texts"] };
      await desk.setHotSearches([...new Set(parsed.data.texts)]);
      return { ok: true, ref };
    },
    records: null,
  };
}

/** Numbers below belong to the seed. */
const FIRST_OWN_HID = 100_000;

const nextHid = (rows: readonly { readonly hid?: number }[]): number =>
  Math.max(FIRST_OWN_HID, ...rows.map(({ hid = 0 }) => hid + 1));

function promotions({ db, versions, clock }: KindDeps, kind: PromotionKind): ContentKind {
  const all = () => Array.fromAsync(exportPromotions(db, kind));
  const phaseOf = ({ status, start, end }: Awaited<ReturnType<typeof all>>[number]): Phase => {
    const now = clock.now().toISOString();
    if (status !== 0) return "hidden";
    return start > now ? "later" : end !== null && end < now ? "ended" : "live";
  };
  return {
    schema: promotionRowSchema,
    async blank() {
      const rows = await all();
      const start = clock.now().toISOString();
      const first = rows[0]?.image ?? "";
      return {
        hid: nextHid(rows),
        order: rows.length,
        status: 0,
        url: "",
        image: first,
        start,
        end: null,
        title: { en: "" },
      };
    },
    async find(query) {
      const rows = (await all()).map((row) => ({
        ref: String(row.hid),
        title: row.title.en,
        about: row.url,
        phase: phaseOf(row),
      }));
      return pageOf(rows, query);
    },
    read: async (ref) => (await all()).find(({ hid }) => String(hid) === ref) ?? null,
    titleOf: ({ title }) => english(title),
    async publish(_ref, content) {
      const result = await importPromotions({ db, versions, onProgress: noProgress }, kind, oneRow(content));
      return outcomeOf(result, String(content["hid"]));
    },
    records: () => exportPromotions(db, kind),
  };
}

function news({ db, clock, versions }: KindDeps): ContentKind {
  const records = () => exportNews(createNewsStore(db));
  return {
    schema: articleSchema,
    async blank() {
      const hid = nextHid(await Array.fromAsync(records()));
      const create_time = clock.now().toISOString();
      const texts = { en: { title: "", summary: "", content: "" } };
      return { hid, kind: NEWS_KINDS[0], create_time, image: NEWS_IMAGES[0], tags: [], texts };
    },
    async find(query) {
      const all = await Array.fromAsync(records());
      const rows = all.toReversed().map(({ hid, kind, texts, status = 0, create_time }) => ({
        ref: String(hid),
        title: texts.en.title,
        about: `${kind}, ${create_time.slice(0, 10)}`,
        phase: phaseOfListing(status === 0),
      }));
      return pageOf(rows, query);
    },
    async read(ref) {
      const all = await Array.fromAsync(records());
      return all.find(({ hid }) => String(hid) === ref) ?? null;
    },
    titleOf: ({ texts }) =>
      textOf((texts as { readonly en?: { readonly title?: unknown } } | undefined)?.en?.title),
    async publish(_ref, content) {
      const result = await importNews({ db, clock, versions, onProgress: noProgress }, oneRow(content));
      return outcomeOf(result, String(content["hid"]));
    },
    records,
  };
}
