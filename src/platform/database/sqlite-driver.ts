/**
 * SQLite for Kysely, with two connections: one writes, one transaction at a time; the other only reads, which never
 * waits in write-ahead mode. Waiting for the write lock, of this process or another, is asynchronous, so that requests
 * without a lock continue.
 */
import { setTimeout as sleep } from "node:timers/promises";
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type LimitNode,
  type QueryCompiler,
  type QueryResult,
} from "kysely";
import { DatabaseFaultError, databaseFault } from "./errors.ts";
import type { NodeSqlite } from "./node-sqlite.ts";

/** After this the request is refused with 503. */
const LOCK_WAIT_MS = 5_000;
/** Shorter than the pause that imports leave between two writes (platform/event-loop-yield.ts). */
const RETRY_MS = 8;

interface SqliteConnections {
  readonly writer: NodeSqlite;
  /** A database in memory has only one connection. */
  readonly reader: NodeSqlite | null;
}

/** One writer at a time, in order of arrival. */
class WriteTurns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(begin), 1);
      reject(new DatabaseFaultError("locked", "Writes before this one took too long"));
    }, LOCK_WAIT_MS);
    const begin = (): void => {
      clearTimeout(timer);
      resolve();
    };
    this.#waiting.push(begin);
    return promise;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

const waitEnd = (): number => performance.now() + LOCK_WAIT_MS;

/** SQLite reports SQLITE_BUSY before anything has happened, so the same statement can be retried. */
async function untilUnlocked<Value>(work: () => Value, deadline = waitEnd()): Promise<Value> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (databaseFault(error) !== "locked" || performance.now() > deadline) throw error;
    }
    await sleep(RETRY_MS);
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #turns: WriteTurns;
  #hasTurn = false;

  constructor(connections: SqliteConnections, turns: WriteTurns) {
    this.#connections = connections;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader } = this.#connections;
    if (!this.#hasTurn && reader && isRead(query)) return untilUnlocked(() => run<Row>(reader, query));
    return this.#write(query.sql, query.parameters);
  }

  // oxlint-disable-next-line require-yield -- nothing here streams; long lists are read in pages
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(
      "Read long lists in pages: a stream would keep SQLite from writing for as long as it is open",
    );
  }

  async #write<Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    // The deadline covers the wait for the turn and for the lock.
    const deadline = waitEnd();
    if (!this.#hasTurn) {
      await this.#turns.take();
      this.#hasTurn = true;
    }
    return untilUnlocked(() => run<Row>(this.#connections.writer, { sql, parameters }), deadline);
  }

  /** `immediate`, because a transaction that begins with a read cannot wait for another process's lock later. */
  async begin(): Promise<void> {
    await this.#write("begin immediate");
  }

  async commit(): Promise<void> {
    await this.#write("commit");
  }

  /** SQLite rolls back on its own when the disk is full; a second rollback would hide that error. */
  async rollback(): Promise<void> {
    if (this.#connections.writer.isTransaction) await this.#write("rollback");
  }

  release(): void {
    if (!this.#hasTurn) return;
    this.#hasTurn = false;
    this.#turns.give();
  }
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

function run<Row>(
  db: NodeSqlite,
  { sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">,
): QueryResult<Row> {
  const statement = db.prepare(sql);
  if (statement.hasRows) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #turns = new WriteTurns();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#connections, this.#turns);
  }

  beginTransaction = (connection: SqliteConnection): Promise<void> => connection.begin();
  commitTransaction = (connection: SqliteConnection): Promise<void> => connection.commit();
  rollbackTransaction = (connection: SqliteConnection): Promise<void> => connection.rollback();

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite supports it, and it makes the migrator run inside `begin immediate`, one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver serialises writers only. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A limit is written into the statement. SQLite prepares a statement again each time that a number is bound as its limit,
 * which takes ten times as long as most of ours run.
 */
class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const isNumber = ValueNode.is(limit) && Number.isSafeInteger(limit.value);
    super.visitLimit(isNumber ? { ...node, limit: ValueNode.createImmediate(limit.value) } : node);
  }
}

export class NodeSqliteDialect implements Dialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  createDriver = (): Driver => new SqliteDriver(this.#connections);
  createQueryCompiler = (): QueryCompiler => new NodeSqliteQueryCompiler();
  createAdapter = (): SqliteAdapter => new NodeSqliteAdapter();
  // oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own signature
  createIntrospector = (db: Kysely<any>): SqliteIntrospector => new SqliteIntrospector(db);
}
