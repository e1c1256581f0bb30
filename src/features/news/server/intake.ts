/**
 * Import and export of articles: the seed, an operator's file, an export. The seed owns an article until an import
 * changes it, and then no longer touches it. An article that leaves the seed is unpublished.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { articleSchema, type ArticleInput, type ArticleRow } from "#features/news/article-schema.ts";
import type { ArticleRecord } from "#features/news/model.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { addTranslations, applySeed, parseSeedFile, readTranslations } from "#platform/database/seed.ts";
import { BY_HID, importRecords, type WriteCounts } from "#platform/intake/import-records.ts";
import type { ImportProgress, ImportResult, RowSource } from "#platform/intake/rows.ts";
import { findArticles, putArticles, seededArticles, type NewsStore, type StoredArticle } from "./store.ts";

/** The version counter that tells processes about changed news. */
const NEWS_VERSION = "news";
const TAKEN_DOWN = 1;
const EXPORT_PAGE = 100;

interface IntakeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
}

export interface ImportNewsDeps extends IntakeDeps {
  readonly onProgress: (progress: ImportProgress) => void;
}

export const importNews = (
  { db, clock, versions, onProgress }: ImportNewsDeps,
  rows: RowSource,
): Promise<ImportResult> =>
  importRecords(rows, {
    db,
    schema: articleSchema,
    key: BY_HID,
    onProgress,
    write: (tx, group) => writeRows(tx, group, clock.now()),
    published: (tx) => versions.bump(tx, NEWS_VERSION),
  });

async function writeRows(tx: Db, rows: readonly ArticleRow[], now: Date): Promise<WriteCounts> {
  const found = await findArticles(
    tx,
    rows.map(({ hid }) => hid),
  );
  const known = new Map(found.map((article) => [article.id, article]));
  const articles = rows.map((row): StoredArticle => ({
    ...recordOf(row, known.get(row.hid), now),
    origin: "operator",
  }));
  await putArticles(tx, articles);
  const added = rows.length - known.size;
  const same = articles.filter((article) => isSame(article, known.get(article.id)));
  return { added, changed: rows.length - added - same.length };
}

function recordOf(row: ArticleRow, known: ArticleRecord | undefined, now: Date): ArticleRecord {
  const { hid, create_time, update_time, ...rest } = row;
  const createdAt = new Date(create_time);
  const changedAt = update_time === undefined ? (known?.changedAt ?? createdAt) : new Date(update_time);
  const record: ArticleRecord = { ...rest, id: hid, createdAt, changedAt };
  // Only a change moves the date of the last change.
  return update_time !== undefined || !known || isSame(record, known)
    ? record
    : { ...record, changedAt: now };
}

const isSame = (article: ArticleRecord, known: ArticleRecord | undefined): boolean =>
  known !== undefined && isDeepStrictEqual(plain(article), plain(known));

/** The comparable content of an article, without its origin and undefined values. */
const plain = ({ id, kind, status, image, tags, createdAt, changedAt, texts }: ArticleRecord): unknown =>
  JSON.parse(JSON.stringify({ id, kind, status, image, tags, createdAt, changedAt, texts }));

/** Articles in the form that the import accepts. */
export async function* exportNews(store: NewsStore): AsyncGenerator<ArticleInput, void, undefined> {
  let after = 0;
  for (;;) {
    const page = await store.page(after, EXPORT_PAGE);
    for (const { id, kind, status, image, tags, createdAt, changedAt, texts } of page) {
      yield {
        hid: id,
        kind,
        create_time: createdAt.toISOString(),
        ...(changedAt > createdAt && { update_time: changedAt.toISOString() }),
        ...(status !== 0 && { status }),
        image,
        tags: [...tags],
        texts,
      };
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

interface SeedDeps extends IntakeDeps {
  /** content/seed */
  readonly folder: URL;
}

export async function seedNews({ db, clock, versions, folder }: SeedDeps): Promise<"applied" | "unchanged"> {
  const file = await readFile(new URL("news.json", folder));
  const translations = await readTranslations(folder, "news");
  const hash = createHash("sha256").update(file);
  for (const { text } of translations) hash.update(text);
  return applySeed(db, clock, {
    name: "news",
    contentHash: hash.digest("hex"),
    apply: async (tx) => {
      const whole = addTranslations(file, "texts", translations);
      const rows = parseSeedFile("news", whole, z.array(articleSchema));
      await putArticles(tx, await seedArticles(tx, rows, clock.now()));
      await versions.bump(tx, NEWS_VERSION);
    },
  });
}

/** The rows of the file, and those it no longer has, without articles that operators changed. */
async function seedArticles(tx: Db, rows: readonly ArticleRow[], now: Date): Promise<StoredArticle[]> {
  const found = await findArticles(
    tx,
    rows.map(({ hid }) => hid),
  );
  const known = new Map(found.map((article) => [article.id, article]));
  const stated = rows
    .filter(({ hid }) => known.get(hid)?.origin !== "operator")
    .map((row): StoredArticle => ({ ...recordOf(row, known.get(row.hid), now), origin: "seed" }));
  const statedIds = new Set(rows.map(({ hid }) => hid));
  const gone = (await seededArticles(tx)).filter(({ id }) => !statedIds.has(id));
  return [...stated, ...gone.map((article) => ({ ...article, status: TAKEN_DOWN }))];
}
