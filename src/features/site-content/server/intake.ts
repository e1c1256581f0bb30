/** Import (all or nothing) and export of milestones, collections and our accounts. */
import { isDeepStrictEqual } from "node:util";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { reasonOf, type ImportResult, type RowProblem, type RowSource } from "#platform/intake/rows.ts";
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
  let row = 0;
  for await (const value of rows()) {
    row += 1;
    if (row > MAX_RECORDS) return { good, problems: [{ row, reason: `is beyond ${MAX_RECORDS} rows` }] };
    const parsed = schema.safeParse(value);
    if (!parsed.success)
      problems.push(...parsed.error.issues.map((issue) => ({ row, reason: reasonOf(issue) })));
    else if (good.has(keyOf(parsed.data)))
      problems.push({ row, reason: `${keyOf(parsed.data)} is there twice` });
    else good.set(keyOf(parsed.data), parsed.data);
  }
  return { good, problems };
}
