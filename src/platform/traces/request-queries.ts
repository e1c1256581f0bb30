/** Collects the database statements of a request for its trace. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface QuerySpan {
  /** With placeholders, so it contains nothing of a visitor. */
  readonly sql: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly ms: number;
}

/** A page reads about ten times; what is beyond this helps nobody. */
const MAX_QUERIES = 50;
const MAX_SQL = 1_000;

const collecting = new AsyncLocalStorage<QuerySpan[]>();

export function collectQueries<Value>(into: QuerySpan[], work: () => Promise<Value>): Promise<Value> {
  return collecting.run(into, work);
}

/** Called after each statement. Statements outside a request are not collected. */
export function noteQuery(sql: string, ms: number): void {
  const queries = collecting.getStore();
  if (!queries || queries.length >= MAX_QUERIES) return;
  queries.push({ sql: sql.slice(0, MAX_SQL), startedAt: Date.now() - ms, ms });
}
