/** Counts and hashes of every table of an embedded database, to prove that two are equal. */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

export interface TableDigest {
  readonly rows: number;
  readonly hash: string;
}

export type Digests = ReadonlyMap<string, TableDigest>;

const asText = (_key: string, value: unknown): unknown =>
  typeof value === "bigint"
    ? `${value}n`
    : value instanceof Uint8Array
      ? Buffer.from(value).toString("base64")
      : value;

function digestOf(db: DatabaseSync, table: string): TableDigest {
  const statement = db.prepare(`select * from "${table.replaceAll('"', '""')}" order by 1, 2`);
  statement.setReadBigInts(true);
  const hash = createHash("sha256");
  let rows = 0;
  for (const row of statement.iterate()) {
    hash.update(JSON.stringify(Object.values(row), asText)).update("\n");
    rows += 1;
  }
  return { rows, hash: hash.digest("hex") };
}

/** One snapshot: what others write meanwhile is not in it. */
export function readDigests(file: string): Digests {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.exec("begin");
    const tables = db
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all()
      .map((row) => String(row["name"]));
    return new Map(tables.map((table) => [table, digestOf(db, table)]));
  } finally {
    db.close();
  }
}

/**
 * The tables of a copy that are not what the original was. A table that was written while the copy was made may equal
 * the original before or after it, or something between.
 */
export function differences(copy: Digests, before: Digests, after: Digests): string[] {
  const names = new Set([...copy.keys(), ...before.keys()]);
  return [...names].filter((name) => {
    const [own, first, last] = [copy.get(name), before.get(name), after.get(name)];
    const wasQuiet = first?.hash === last?.hash && first?.rows === last?.rows;
    return own === undefined || (wasQuiet && (own.hash !== first?.hash || own.rows !== first.rows));
  });
}
