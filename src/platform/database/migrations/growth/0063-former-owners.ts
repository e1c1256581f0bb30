/**
 * Keeps what a former owner of a receipt gave of themselves apart from what its owner sees, also of those receipts that
 * changed hands before.
 */
import { sql, type Kysely } from "kysely";
import { columnTypes, fromJson, toJson } from "#platform/database/column-types.ts";

/** The names as they are now: a migration never changes. */
const PERSONAL = ["email", "contact", "companyName"];

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json } = columnTypes(db);
  await db.schema
    .createTable("former_owner")
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("ended_at", "bigint", (c) => c.notNull())
    .addColumn("fields", json, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("former_owner_of").on("former_owner").column("submission_id").execute();
  await db.schema.createIndex("former_owner_by_email").on("former_owner").column("email_key").execute();
  const { rows } = await sql<Given>`
    select s.id, s.email, s.fields, s.published, max(e.at) as at
    from submission s join submission_event e on e.submission_id = s.id
    where e.code in ('handed_over', 'recovered')
    group by s.id, s.email, s.fields, s.published`.execute(db);
  for (const row of rows) await separate(db, row);
}

interface Given {
  readonly id: number;
  readonly email: string;
  readonly fields: string;
  readonly published: string | null;
  readonly at: number;
}

type Fields = Record<string, unknown>;

/** What the owner of now has sent since is theirs; everything else was the former owner's. */
async function separate(db: Kysely<unknown>, { id, email, at, ...row }: Given): Promise<void> {
  const fields = fromJson<Fields>(row.fields);
  const published = row.published === null ? null : fromJson<Fields>(row.published);
  const own = await changedSince(db, id, at);
  const theirs = PERSONAL.filter((name) => !own.has(name));
  const former: Fields = { ...only(published ?? {}, theirs), ...only(fields, theirs) };
  if (Object.keys(former).length === 0) return;
  const formerEmail = typeof former["email"] === "string" ? former["email"] : "";
  await sql`
    insert into former_owner (submission_id, email, email_key, ended_at, fields)
    values (${id}, ${formerEmail}, ${formerEmail.toLowerCase()}, ${at}, ${toJson(former)})`.execute(db);
  const given = email !== "" && theirs.includes("email") ? { email } : {};
  const left = (form: Fields): string => toJson({ ...without(form, theirs), ...given });
  await sql`
    update submission
    set fields = ${left(fields)}, published = ${published && left(published)}
    where id = ${id}`.execute(db);
}

async function changedSince(db: Kysely<unknown>, id: number, at: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly changes: string }>`
    select changes from submission_event
    where submission_id = ${id} and at >= ${at} and changes is not null`.execute(db);
  const changes = rows.flatMap((row) => fromJson<{ readonly field: string }[]>(row.changes));
  return new Set(changes.map(({ field }) => field));
}

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
