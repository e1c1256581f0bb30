/** Kinds of content with few records: read from their export, published through their import. */
import type { z } from "zod";
import type { PromotionKind } from "#features/catalogue/model.ts";
import { promotionRowSchema, type PromotionRow } from "#features/catalogue/promotion-schema.ts";
import {
  categoryRowSchema,
  networkRowSchema,
  type CategoryRow,
  type NetworkRow,
} from "#features/catalogue/reference-schema.ts";
import { exportPromotions, importPromotions } from "#features/catalogue/server/intake/promotion-rows.ts";
import {
  exportCategories,
  exportNetworks,
  importCategories,
  importNetworks,
} from "#features/catalogue/server/intake/reference-rows.ts";
import { articleSchema, type ArticleInput } from "#features/news/article-schema.ts";
import { NEWS_IMAGES, NEWS_KINDS } from "#features/news/model.ts";
import { exportNews, importNews } from "#features/news/server/intake.ts";
import { createNewsStore } from "#features/news/server/store.ts";
import type { ContentRow } from "#features/publishing/model.ts";
import { phaseAt } from "#features/publishing/phase.ts";
import type { ContentKind } from "#features/publishing/server/kinds.ts";
import type { ImportResult, RowSource } from "#platform/intake/rows.ts";
import { noProgress, oneRow, outcomeOf, pageOf, textOf, type Content, type KindDeps } from "./kind-parts.ts";

interface Imported<Row> {
  readonly schema: z.ZodType;
  readonly records: () => AsyncIterable<Row>;
  readonly blank: (all: readonly Row[]) => Content;
  readonly rowOf: (record: Row) => ContentRow;
  readonly titleOf: (content: Content) => string;
  /** The field that names a record, or the ref of the only record. */
  readonly refOf: (content: Content) => string;
  readonly take: (rows: RowSource) => Promise<ImportResult>;
}

export function imported<Row>({
  schema,
  records,
  blank,
  rowOf,
  titleOf,
  refOf,
  take,
}: Imported<Row>): ContentKind {
  const all = () => Array.fromAsync(records());
  return {
    schema,
    records,
    titleOf,
    blank: async () => blank(await all()),
    find: async (query) => pageOf((await all()).map(rowOf), query),
    read: async (ref) => (await all()).find((record) => rowOf(record).ref === ref) ?? null,
    publish: async (_ref, content) => outcomeOf(await take(oneRow(content)), refOf(content)),
  };
}

/** The English part of a text by language. */
export const english = (value: unknown): string =>
  textOf((value as Readonly<Record<string, unknown>> | null | undefined)?.["en"]);

/** Numbers below belong to the seed. */
const FIRST_OWN_HID = 100_000;

const nextHid = (rows: readonly { readonly hid?: number }[]): number =>
  Math.max(FIRST_OWN_HID, ...rows.map(({ hid = 0 }) => hid + 1));

export function promotions({ db, versions, clock }: KindDeps, kind: PromotionKind): ContentKind {
  return imported<PromotionRow>({
    schema: promotionRowSchema,
    records: () => exportPromotions(db, kind),
    blank: (all) => ({
      hid: nextHid(all),
      order: all.length,
      status: 0,
      url: "",
      image: all[0]?.image ?? "",
      start: clock.now().toISOString(),
      end: null,
      title: { en: "" },
    }),
    rowOf: (row) => ({
      ref: String(row.hid),
      title: row.title.en,
      about: row.url,
      phase: phaseAt(row, clock.now()),
    }),
    titleOf: ({ title }) => english(title),
    refOf: ({ hid }) => String(hid),
    take: (rows) => importPromotions({ db, versions, onProgress: noProgress }, kind, rows),
  });
}

async function* newestFirst(records: AsyncIterable<ArticleInput>): AsyncGenerator<ArticleInput> {
  yield* (await Array.fromAsync(records)).toReversed();
}

export const news = ({ db, clock, versions }: KindDeps): ContentKind => {
  const records = () => exportNews(createNewsStore(db));
  return {
    ...imported<ArticleInput>({
      schema: articleSchema,
      records: () => newestFirst(records()),
      blank: (all) => ({
        hid: nextHid(all),
        kind: NEWS_KINDS[0],
        create_time: clock.now().toISOString(),
        image: NEWS_IMAGES[0],
        tags: [],
        texts: { en: { title: "", summary: "", content: "" } },
      }),
      rowOf: ({ hid, kind, texts, status = 0, create_time }) => ({
        ref: String(hid),
        title: texts.en.title,
        about: `${kind}, ${create_time.slice(0, 10)}`,
        phase: phaseAt({ status }, clock.now()),
      }),
      titleOf: ({ texts }) =>
        textOf((texts as { readonly en?: { readonly title?: unknown } } | undefined)?.en?.title),
      refOf: ({ hid }) => String(hid),
      take: (rows) => importNews({ db, clock, versions, onProgress: noProgress }, rows),
    }),
    records,
  };
};

const BLANK_NETWORK: Omit<NetworkRow, "hid"> = {
  key: "",
  title: "",
  namespace: "",
  chainId: null,
  symbol: "",
  decimals: null,
  evm: false,
  code: null,
  colour: null,
  status: "active",
  deprecated: false,
  note: "",
  formerNames: [],
  aliases: [],
  addressFormat: { kind: "evm" },
  explorers: [],
};

export const networks = ({ db, versions }: KindDeps): ContentKind =>
  imported<NetworkRow>({
    schema: networkRowSchema,
    records: () => exportNetworks(db),
    blank: (all) => ({ hid: nextHid(all), ...BLANK_NETWORK }),
    rowOf: ({ key, title, namespace, chainId, deprecated }) => ({
      ref: key,
      title,
      about: [key, namespace, chainId ?? ""].join(" ").trim(),
      phase: deprecated ? "ended" : "live",
    }),
    titleOf: ({ title }) => textOf(title),
    refOf: ({ key }) => String(key),
    take: (rows) => importNetworks({ db, versions, onProgress: noProgress }, rows),
  });

export const categories = ({ db, versions }: KindDeps): ContentKind =>
  imported<CategoryRow>({
    schema: categoryRowSchema,
    records: () => exportCategories(db),
    blank: (all) => ({
      hid: nextHid(all),
      key: "",
      order: Math.max(0, ...all.map((row) => row.order + 1)),
      type: 0,
      title: { en: "" },
      aliases: [],
    }),
    rowOf: ({ key, title, aliases }) => ({
      ref: key,
      title: title.en,
      about: aliases.join(", "),
      phase: "live",
    }),
    titleOf: ({ title }) => english(title),
    refOf: ({ key }) => String(key),
    take: (rows) => importCategories({ db, versions, onProgress: noProgress }, rows),
  });
