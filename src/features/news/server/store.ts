import { sql, type Selectable, type SelectQueryBuilder } from "kysely";
import {
  isNewsKind,
  newsTimes,
  PUBLISHED,
  type Article,
  type ArticleRecord,
  type ArticleText,
  type NewsKind,
  type Relative,
} from "#features/news/model.ts";
import { readingOrder, writtenFor, type Language } from "#i18n/languages.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

type ArticleRow = Selectable<Database["article"]>;
type Details = Pick<ArticleRecord, "image" | "tags" | "texts">;

export interface StoredArticle extends ArticleRecord {
  /** Whether the seed may still change it. */
  readonly origin: ArticleRow["origin"];
}

/** A kind that a later release removed must not break the list. */
const knownKind = (kind: string): NewsKind => (isNewsKind(kind) ? kind : "guide");

const toStored = (row: ArticleRow): StoredArticle => ({
  ...fromJson<Details>(row.details),
  id: row.id,
  kind: knownKind(row.kind),
  status: row.status,
  createdAt: new Date(row.created_at),
  changedAt: new Date(row.changed_at),
  origin: row.origin,
});

const toRow = ({ image, tags, texts, ...article }: StoredArticle): ArticleRow => ({
  id: article.id,
  kind: article.kind,
  status: article.status,
  created_at: article.createdAt.getTime(),
  changed_at: article.changedAt.getTime(),
  origin: article.origin,
  details: toJson({ image, tags, texts } satisfies Details),
});

/** §2: in the first of these languages that it is written in. */
const textFor = (language: Language) =>
  sql<string>`coalesce(${sql.join(
    readingOrder(language).map((one) => sql`article.details -> 'texts' -> ${sql.lit(one)}`),
  )})`;

const writtenLanguages = (db: Db) =>
  isSqlite(db)
    ? sql<string>`(select json_group_array(key) from json_each(article.details, '$.texts'))`
    : sql<string>`(select jsonb_agg(key) from jsonb_object_keys(article.details -> 'texts') as key)`;

/** Without the texts in other languages: reading all twelve takes five times as long. */
const readable = (db: Db, language: Language) =>
  published(db)
    .select(["id", "kind", "status", "created_at", "changed_at"])
    .select([
      sql<Article["image"]>`article.details ->> 'image'`.as("image"),
      sql<string>`article.details -> 'tags'`.as("tags"),
      writtenLanguages(db).as("languages"),
      textFor(language).as("text"),
    ]);

type ReadRow = Awaited<ReturnType<ReturnType<typeof readable>["execute"]>>[number];

function toArticle(row: ReadRow, reader: Language): Article {
  const createdAt = new Date(row.created_at);
  const languages = fromJson<Language[]>(row.languages);
  return {
    id: row.id,
    kind: knownKind(row.kind),
    status: row.status,
    image: row.image,
    tags: fromJson(row.tags),
    createdAt,
    changedAt: new Date(row.changed_at),
    ...fromJson<ArticleText>(row.text),
    ...newsTimes(createdAt),
    language: writtenFor(reader, languages),
    languages,
  };
}

interface ListKey {
  readonly kind?: NewsKind | undefined;
  readonly start: number;
  readonly count: number;
  readonly language: Language;
}

export type NewsStore = ReturnType<typeof createNewsStore>;

export const createNewsStore = (db: Db) => ({
  /** Published articles, newest first. */
  async list({ kind, start, count, language }: ListKey): Promise<Article[]> {
    const rows = await newestFirst(ofKind(readable(db, language), kind))
      .offset(start)
      .limit(count)
      .execute();
    return rows.map((row) => toArticle(row, language));
  },

  async count(kind?: NewsKind): Promise<number> {
    const { total } = await ofKind(published(db), kind)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** In no particular order, without missing ones. */
  async byIds(ids: readonly number[], language: Language): Promise<Article[]> {
    if (ids.length === 0) return [];
    const rows = await readable(db, language).where("id", "in", ids).execute();
    return rows.map((row) => toArticle(row, language));
  },

  /** Without their texts, newest first. */
  newest: (count: number) => newest(db, count),

  /** The next article in the list's order, in either direction. */
  async neighbour(
    { createdAt, id }: Pick<ArticleRecord, "createdAt" | "id">,
    side: "older" | "newer",
    language: Language,
  ): Promise<Article | null> {
    const [than, order] = side === "older" ? (["<", "desc"] as const) : ([">", "asc"] as const);
    const at = createdAt.getTime();
    const row = await readable(db, language)
      .where((eb) =>
        eb.or([eb("created_at", than, at), eb.and([eb("created_at", "=", at), eb("id", than, id)])]),
      )
      .orderBy("created_at", order)
      .orderBy("id", order)
      .limit(1)
      .executeTakeFirst();
    return row ? toArticle(row, language) : null;
  },

  /** All articles of any status, in pages. */
  async page(afterId: number, limit: number): Promise<StoredArticle[]> {
    const query = db.selectFrom("article").selectAll().where("id", ">", afterId);
    return (await query.orderBy("id").limit(limit).execute()).map(toStored);
  },
});

async function newest(db: Db, count: number): Promise<Relative[]> {
  const tags = sql<string>`article.details -> 'tags'`.as("tags");
  const rows = await newestFirst(published(db).select(["id", "kind", tags]))
    .limit(count)
    .execute();
  return rows.map((row) => ({ id: row.id, kind: knownKind(row.kind), tags: fromJson(row.tags) }));
}

const published = (db: Db) => db.selectFrom("article").where("status", "=", PUBLISHED);

const ofKind = <Row>(query: SelectQueryBuilder<Database, "article", Row>, kind: NewsKind | undefined) =>
  kind === undefined ? query : query.where("kind", "=", kind);

const newestFirst = <Row>(query: SelectQueryBuilder<Database, "article", Row>) =>
  query.orderBy("created_at", "desc").orderBy("id", "desc");

export async function findArticles(tx: Db, ids: readonly number[]): Promise<StoredArticle[]> {
  if (ids.length === 0) return [];
  return (await tx.selectFrom("article").selectAll().where("id", "in", ids).execute()).map(toStored);
}

/** The articles that the seed wrote and no operator changed since. */
export async function seededArticles(tx: Db): Promise<StoredArticle[]> {
  return (await tx.selectFrom("article").selectAll().where("origin", "=", "seed").execute()).map(toStored);
}

export async function putArticles(tx: Db, articles: readonly StoredArticle[]): Promise<void> {
  if (articles.length === 0) return;
  await tx
    .insertInto("article")
    .values(articles.map(toRow))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        kind: eb.ref("excluded.kind"),
        status: eb.ref("excluded.status"),
        created_at: eb.ref("excluded.created_at"),
        changed_at: eb.ref("excluded.changed_at"),
        origin: eb.ref("excluded.origin"),
        details: eb.ref("excluded.details"),
      })),
    )
    .execute();
}
