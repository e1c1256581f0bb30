/**
 * Who is acting: everything that a piece of work writes to the database, however deep, is written in the name of its act.
 * The database adds the row of the audit log to each transaction that changes something (audited-dialect.ts).
 */
import { AsyncLocalStorage } from "node:async_hooks";

export interface ActFacts {
  /** The operator's name; `system` for jobs. */
  readonly actor: string;
  readonly source: "desk" | "command" | "job";
  /** The verb: `review.decide`, `submissions approve`, `purge`. */
  readonly act: string;
  /** No personal data: numbers, ids, names of operators. */
  readonly target?: string;
  readonly reason?: string;
  /** The id of the request in the log. */
  readonly request?: string;
  /** The text that a passkey signed, and the signature. */
  readonly signed?: unknown;
}

interface Change {
  readonly target?: string;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface ActContext extends ActFacts {
  /** What the current transaction has noted. */
  change: Change;
}

const acts = new AsyncLocalStorage<ActContext | null>();

export const currentAct = (): ActContext | null => acts.getStore() ?? null;

/** Runs work in the name of an act. */
export const runAct = <Value>(facts: ActFacts, work: () => Promise<Value>): Promise<Value> =>
  acts.run({ ...facts, change: {} }, work);

/** Runs work that leaves no row although it is part of an act: notes of when a key or a session was used. */
export const unrecorded = <Value>(work: () => Promise<Value>): Promise<Value> => acts.run(null, work);

/** Adds what an act changes to its row. Call it inside the transaction. */
export function noteChange(change: Change): void {
  const act = currentAct();
  if (act) act.change = { ...act.change, ...change };
}
