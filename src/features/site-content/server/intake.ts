/** Import (all or nothing) and export of milestones, collections and our accounts. */
import { isDeepStrictEqual } from "node:util";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { problemsOf } from "#platform/intake/record-problems.ts";
import type { ImportResult, RowProblem, RowSource } from "#platform/intake/rows.ts";
import { readAll, type SiteKind } from "./site-kinds.ts";
import { putSiteRecord } from "./store.ts";

const SITE_VERSION = "site";
/** These lists are on one page each. */
const MAX_RECORDS = 500;

interface SiteImportDeps {
  readonly db: Db;
  readonly versions: DataVersions;
}

/** The records in the form that the import accepts. */
export async function* exportSiteRecords<Row>(
  db: Db,
  kind: SiteKind<Row>,
): AsyncGenerator<Row, void, undefined> {
  yield* await readAll(db, kind);
}

export async function importSiteRecords<Row>(
  { db, versions }: SiteImportDeps,
  kind: SiteKind<Row>,
  rows: RowSource,
): Promise<ImportResult> {
  const { good, problems } = await checkRows(kind, rows);
  if (problems.length > 0) return { ok: false, problems };
  return db.transaction().execute(async (tx) => {
    const before = new Map((await readAll(tx, kind)).map((row) => [kind.keyOf(row), row]));
    const changed = [...good].filter(([key, row]) => !isDeepStrictEqual(row, before.get(key)));
    for (const [key, content] of changed) await putSiteRecord(tx, kind.name, { key, content });
    if (changed.length > 0) await versions.bump(tx, SITE_VERSION);
    const added = changed.filter(([key]) => !before.has(key)).length;
    return { ok: true, rows: good.size, added, changed: changed.length - added };
  });
}

async function checkRows<Row>({ schema, keyOf }: SiteKind<Row>, rows: RowSource) {
  const good = new Map<string, Row>();
  const problems: RowProblem[] = [];
  const firstRows = new Map<string, number>();
  let row = 0;
  for await (const value of rows()) {
    row += 1;
    if (row > MAX_RECORDS) {
      const beyond: RowProblem = { row, path: "", code: "too_many_rows", value: String(MAX_RECORDS) };
      return { good, problems: [beyond] };
    }
    const parsed = schema.safeParse(value);
    if (!parsed.success) problems.push(...problemsOf(parsed.error).map((problem) => ({ row, ...problem })));
    else {
      const key = keyOf(parsed.data);
      const first = firstRows.get(key);
      if (first !== undefined) problems.push({ row, path: "", code: "repeated", value: String(first) });
      else firstRows.set(key, row);
      good.set(key, parsed.data);
    }
  }
  return { good, problems };
}
