/**
 * Imports a file of records that have keys. It validates all rows first, then writes them in transactions of some
 * milliseconds, so that visitors' forms do not wait. If a transaction fails, repeating the import skips the rows that
 * are already written.
 */
import type { z } from "zod";
import type { Db } from "#platform/database/schema.ts";
import { BatchPacer } from "#platform/event-loop-yield.ts";
import { problemsOf } from "./record-problems.ts";
import type { ImportProgress, ImportResult, RowProblem, RowSource } from "./rows.ts";

/** What names a record: two rows of a file cannot have the same. */
export interface RowKey<Row> {
  readonly field: string;
  readonly of: (row: Row) => number | string;
}

export const BY_HID: RowKey<{ readonly hid: number }> = { field: "hid", of: ({ hid }) => hid };

interface RecordImport<Row> {
  readonly db: Db;
  readonly schema: z.ZodType<Row>;
  readonly key: RowKey<Row>;
  /** Writes some rows and returns how many of them are new or changed. */
  readonly write: (tx: Db, rows: readonly Row[]) => Promise<WriteCounts>;
  /** Called at the end of each transaction that changed something. */
  readonly published: (tx: Db) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
}

export interface WriteCounts {
  readonly added: number;
  readonly changed: number;
}

/** Rows per statement and transaction. */
const FIRST = 50;
const MOST = 200;

export async function importRecords<Row>(
  rows: RowSource,
  { db, schema, key, write, published, onProgress }: RecordImport<Row>,
): Promise<ImportResult> {
  const { good, problems } = await checkRows(rows, { schema, key }, (done) =>
    onProgress({ stage: "checking", done, total: null }),
  );
  if (problems.length > 0) return { ok: false, problems };
  const counts = { added: 0, changed: 0 };
  const pace = new BatchPacer(FIRST, MOST);
  for (let at = 0; at < good.length;) {
    const group = good.slice(at, at + pace.size);
    const { added, changed } = await pace.run(() =>
      db.transaction().execute(async (tx) => {
        const written = await write(tx, group);
        if (written.added + written.changed > 0) await published(tx);
        return written;
      }),
    );
    counts.added += added;
    counts.changed += changed;
    at += group.length;
    onProgress({ stage: "writing", done: at, total: good.length });
  }
  return { ok: true, rows: good.length, ...counts };
}

/** Reads the whole file and reports all problems. */
export async function checkRows<Row>(
  rows: RowSource,
  { schema, key }: Pick<RecordImport<Row>, "schema" | "key">,
  onChecked: (rows: number) => void,
): Promise<{ good: Row[]; problems: RowProblem[] }> {
  const good: Row[] = [];
  const problems: RowProblem[] = [];
  const firstRows = new Map<number | string, number>();
  let row = 0;
  for await (const value of rows()) {
    row += 1;
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      for (const problem of problemsOf(parsed.error)) problems.push({ row, ...problem });
    } else {
      const name = key.of(parsed.data);
      const first = firstRows.get(name);
      if (first === undefined) firstRows.set(name, row);
      else problems.push({ row, path: key.field, code: "repeated", value: String(first) });
      good.push(parsed.data);
    }
    onChecked(row);
  }
  return { good, problems };
}
