import type { Selectable, SelectQueryBuilder } from "kysely";
import { isNewsKind, PUBLISHED, type ArticleRecord, type NewsKind } from "#features/news/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

type ArticleRow = Selectable<Database["article"]>;
type Details = Pick<ArticleRecord, "image" | "tags" | "texts">;

export interface StoredArticle extends ArticleRecord {
  /** Whether the seed may still change it. */
  readonly origin: ArticleRow["origin"];
}

const toArticle = (row: ArticleRow): StoredArticle => ({
  ...fromJson<Details>(row.details),
  id: row.id,
  // A kind that a later release removed must not break the list.
  kind: isNewsKind(row.kind) ? row.kind : "guide",
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

interface ListKey {
  readonly kind?: NewsKind | undefined;
  readonly start: number;
  readonly count: number;
}

export type NewsStore = ReturnType<typeof createNewsStore>;

export const createNewsStore = (db: Db) => ({
  /** Published articles, newest first. */
  async list({ kind, start, count }: ListKey): Promise<StoredArticle[]> {
    const rows = await newestFirst(published(db, kind).selectAll()).offset(start).limit(count).execute();
    return rows.map(toArticle);
  },

  async count(kind?: NewsKind): Promise<number> {
    const { total } = await published(db, kind)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  },

  async find(id: number): Promise<StoredArticle | null> {
    const row = await published(db).selectAll().where("id", "=", id).executeTakeFirst();
    return row ? toArticle(row) : null;
  },

  /** The next article in the list's order, in either direction. */
  async neighbour(
    { createdAt, id }: Pick<ArticleRecord, "createdAt" | "id">,
    side: "older" | "newer",
  ): Promise<StoredArticle | null> {
    const [than, order] = side === "older" ? (["<", "desc"] as const) : ([">", "asc"] as const);
    const at = createdAt.getTime();
    const row = await published(db)
      .selectAll()
      .where((eb) =>
        eb.or([eb("created_at", than, at), eb.and([eb("created_at", "=", at), eb("id", than, id)])]),
      )
      .orderBy("created_at", order)
      .orderBy("id", order)
      .executeTakeFirst();
    return row ? toArticle(row) : null;
  },

  /** All articles of any status, in pages. */
  async page(afterId: number, limit: number): Promise<StoredArticle[]> {
    const query = db.selectFrom("article").selectAll().where("id", ">", afterId);
    return (await query.orderBy("id").limit(limit).execute()).map(toArticle);
  },
});

function published(db: Db, kind?: NewsKind) {
  const query = db.selectFrom("article").where("status", "=", PUBLISHED);
  return kind === undefined ? query : query.where("kind", "=", kind);
}

const newestFirst = <Row>(query: SelectQueryBuilder<Database, "article", Row>) =>
  query.orderBy("created_at", "desc").orderBy("id", "desc");

export async function findArticles(tx: Db, ids: readonly number[]): Promise<StoredArticle[]> {
  if (ids.length === 0) return [];
  return (await tx.selectFrom("article").selectAll().where("id", "in", ids).execute()).map(toArticle);
}

/** The articles that the seed wrote and no operator changed since. */
export async function seededArticles(tx: Db): Promise<StoredArticle[]> {
  return (await tx.selectFrom("article").selectAll().where("origin", "=", "seed").execute()).map(toArticle);
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
