/** Takes a file of records that are known by their number: all of it, in one transaction, or nothing. */
import type { z } from "zod";
import type { Db } from "#platform/database/schema.ts";
import { reasonOf, type ImportProgress, type ImportResult, type RowProblem, type RowSource } from "./rows.ts";

interface Numbered {
  readonly hid: number;
}

interface RecordImport<Row extends Numbered> {
  readonly db: Db;
  readonly schema: z.ZodType<Row>;
  /** Writes some rows and says how many of them are new or different. Called within the one transaction. */
  readonly write: (tx: Db, rows: readonly Row[]) => Promise<WriteCounts>;
  /** Called at the end of the transaction, if anything was written. */
  readonly published: (tx: Db) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
}

export interface WriteCounts {
  readonly added: number;
  readonly changed: number;
}

/** Rows written by one statement. */
const GROUP = 50;

export async function importRecords<Row extends Numbered>(
  rows: RowSource,
  { db, schema, write, published, onProgress }: RecordImport<Row>,
): Promise<ImportResult> {
  const { good, problems } = await checkRows(rows, schema, (done) =>
    onProgress({ stage: "checking", done, total: null }),
  );
  if (problems.length > 0) return { ok: false, problems };
  const counts = { added: 0, changed: 0 };
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < good.length; at += GROUP) {
      const group = good.slice(at, at + GROUP);
      const { added, changed } = await write(tx, group);
      counts.added += added;
      counts.changed += changed;
      onProgress({ stage: "writing", done: at + group.length, total: good.length });
    }
    if (counts.added + counts.changed > 0) await published(tx);
  });
  return { ok: true, rows: good.length, ...counts };
}

async function checkRows<Row extends Numbered>(
  rows: RowSource,
  schema: z.ZodType<Row>,
  onChecked: (rows: number) => void,
): Promise<{ good: Row[]; problems: RowProblem[] }> {
  const good: Row[] = [];
  const problems: RowProblem[] = [];
  const firstRows = new Map<number, number>();
  let row = 0;
  for await (const value of rows()) {
    row += 1;
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) problems.push({ row, reason: reasonOf(issue) });
    } else {
      const first = firstRows.get(parsed.data.hid);
      if (first === undefined) firstRows.set(parsed.data.hid, row);
      else problems.push({ row, reason: `has the same hid as row ${first}` });
      good.push(parsed.data);
    }
    onChecked(row);
  }
  return { good, problems };
}
