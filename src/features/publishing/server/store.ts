/** Drafts and versions. */
import type { Selectable } from "kysely";
import { VERSIONS_KEPT, type ContentVersion, type VersionState } from "#features/publishing/model.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

/** Failures of the first releases are sentences. */
function problemsIn(failure: string | null): readonly RecordProblem[] {
  if (failure === null) return [];
  return failure.startsWith("[") ? fromJson(failure) : [{ path: "", code: "wrong" }];
}

const toVersion = (row: Selectable<Database["content_version"]>): ContentVersion => ({
  id: row.id,
  ref: row.ref,
  title: row.title,
  content: fromJson(row.content),
  state: row.state,
  at: row.at,
  by: row.by_name,
  publishAt: row.publish_at,
  problems: problemsIn(row.failure),
});

export interface NewVersion {
  readonly kind: string;
  readonly ref: string;
  readonly title: string;
  readonly content: unknown;
  readonly state: VersionState;
  readonly at: Date;
  readonly by: string;
}

type Parts = ReturnType<typeof readingStore> &
  ReturnType<typeof writingStore> &
  ReturnType<typeof endingStore>;

export interface PublishingStore extends Parts {
  transaction<Value>(work: (inside: PublishingStore) => Promise<Value>): Promise<Value>;
}

export const createPublishingStore = (db: Db): PublishingStore => ({
  ...readingStore(db),
  ...writingStore(db),
  ...endingStore(db),
  transaction: (work) => db.transaction().execute((tx) => work(createPublishingStore(tx))),
});

const readingStore = (db: Db) => ({
  /** The newest first. */
  async versions(kind: string, ref: string): Promise<ContentVersion[]> {
    const rows = await db
      .selectFrom("content_version")
      .selectAll()
      .where("kind", "=", kind)
      .where("ref", "=", ref)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .execute();
    return rows.map(toVersion);
  },

  async unpublished(kind: string): Promise<ContentVersion[]> {
    const rows = await db
      .selectFrom("content_version")
      .selectAll()
      .where("kind", "=", kind)
      .where("state", "in", ["draft", "scheduled", "failed"])
      .orderBy("id", "desc")
      .execute();
    return rows.map(toVersion);
  },

  async find(id: number): Promise<(ContentVersion & { readonly kind: string }) | null> {
    const row = await db.selectFrom("content_version").selectAll().where("id", "=", id).executeTakeFirst();
    return row ? { ...toVersion(row), kind: row.kind } : null;
  },

  async due(now: Date, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom("content_version")
      .select("id")
      .where("state", "=", "scheduled")
      .where("publish_at", "<=", now.getTime())
      .orderBy("publish_at")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});

const writingStore = (db: Db) => ({
  async add({ at, by, content, ...given }: NewVersion): Promise<number> {
    const { id } = await db
      .insertInto("content_version")
      .values({ ...given, content: toJson(content), at: at.getTime(), by_name: by })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  },

  async set(
    id: number,
    change: {
      readonly state: VersionState;
      readonly publishAt: Date | null;
      readonly ref?: string;
      readonly problems?: readonly RecordProblem[];
    },
  ): Promise<void> {
    const { state, publishAt, ref, problems } = change;
    await db
      .updateTable("content_version")
      .set({
        state,
        publish_at: publishAt?.getTime() ?? null,
        failure: problems === undefined ? null : toJson(problems),
        ...(ref !== undefined && { ref }),
      })
      .where("id", "=", id)
      .execute();
  },
});

const endingStore = (db: Db) => ({
  /** Ends the public version before this one, and forgets versions beyond the last twenty. */
  async supersede(kind: string, ref: string, by: number): Promise<void> {
    const own = db.selectFrom("content_version").select("id").where("kind", "=", kind).where("ref", "=", ref);
    await db
      .updateTable("content_version")
      .set({ state: "replaced" })
      .where("kind", "=", kind)
      .where("ref", "=", ref)
      .where("state", "=", "live")
      .where("id", "!=", by)
      .execute();
    const old = await own
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .offset(VERSIONS_KEPT)
      .limit(VERSIONS_KEPT)
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await db.deleteFrom("content_version").where("id", "in", ids).where("state", "=", "replaced").execute();
  },

  async remove(id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom("content_version")
      .where("id", "=", id)
      .where("state", "in", ["draft", "scheduled", "failed"])
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
