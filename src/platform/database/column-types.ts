import { sql, SqliteAdapter, type ColumnDefinitionBuilder, type Kysely, type RawBuilder } from "kysely";

interface ColumnTypes {
  readonly id: "integer" | "bigint";
  readonly json: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  readonly autoId: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
}

export const isSqlite = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/** The few column types that SQLite and PostgreSQL spell differently. */
export function columnTypes<Tables>(db: Kysely<Tables>): ColumnTypes {
  return isSqlite(db)
    ? { id: "integer", json: sql`text`, bytes: sql`blob`, autoId: (c) => c.primaryKey().autoIncrement() }
    : {
        id: "bigint",
        json: sql`jsonb`,
        bytes: sql`bytea`,
        autoId: (c) => c.primaryKey().generatedByDefaultAsIdentity(),
      };
}

/** PostgreSQL's type ids whose values must have the same types as from SQLite. */
const INT8 = 20;
const JSON_TEXT = 114;
const JSONB = 3802;

/**
 * Parsers for PostgreSQL's values, by type id. JSON stays text, because a parsed JSON string looks like an unparsed
 * document.
 */
export const POSTGRES_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [JSON_TEXT]: (text) => text,
  [JSONB]: (text) => text,
};

export const toJson = (value: unknown): string => JSON.stringify(value);

export const fromJson = <Value>(text: string): Value => JSON.parse(text) as Value;
