import type { Selectable } from "kysely";
import { REPORTS_SHOWN, type ProblemReport } from "#features/problem-reports/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

type NewReport = Pick<ProblemReport, "listing" | "title" | "reason" | "text" | "language" | "at">;

const toReport = (row: Selectable<Database["problem_report"]>): ProblemReport => ({
  id: row.id,
  listing: row.listing,
  title: row.title,
  reason: row.reason,
  text: row.text,
  language: row.language,
  at: row.at,
  resolvedAt: row.resolved_at,
  resolvedBy: row.resolved_by,
  note: row.note,
});

/** Open ones first, the newest of each first. An empty listing means all. */
export async function listReports(db: Db, listing: string): Promise<ProblemReport[]> {
  const rows = await db
    .selectFrom("problem_report")
    .selectAll()
    .$if(listing !== "", (query) => query.where("listing", "=", listing))
    .orderBy((eb) => eb.case().when("resolved_at", "is", null).then(0).else(1).end())
    .orderBy("id", "desc")
    .limit(REPORTS_SHOWN)
    .execute();
  return rows.map(toReport);
}

export async function hasOpenReport(tx: Db, listing: string): Promise<boolean> {
  const row = await tx
    .selectFrom("problem_report")
    .select("id")
    .where("listing", "=", listing)
    .where("resolved_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReport(tx: Db, report: NewReport): Promise<number> {
  const { id } = await tx
    .insertInto("problem_report")
    .values({ ...report, note: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Null if it is resolved already, or does not exist. */
export async function endReport(
  tx: Db,
  id: number,
  { by, note, at }: { readonly by: string; readonly note: string; readonly at: Date },
): Promise<ProblemReport | null> {
  const row = await tx
    .updateTable("problem_report")
    .set({ resolved_at: at.getTime(), resolved_by: by, note })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row ? toReport(row) : null;
}

export async function purgeReports(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("problem_report")
    .where("at", "<", before.getTime())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
