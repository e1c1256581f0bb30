/**
 * Adds a row to the audit log in every transaction that an act changes something with, as its last statement before the
 * commit. So an act and its row are both there or both not, whatever the verb does, and no verb can forget it. The row
 * of `audit_head` is locked last and only until the commit, so acts wait for each other briefly and never in a circle.
 */
import {
  CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  MergeQueryNode,
  SelectQueryNode,
  UpdateQueryNode,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { currentAct, type ActContext } from "./act-context.ts";
import { GENESIS, sealRow, type ChainHead } from "./audit-chain.ts";

type Engine = "sqlite" | "postgres";

const WRITES = [InsertQueryNode, UpdateQueryNode, DeleteQueryNode, MergeQueryNode];

const isWrite = ({ query, sql }: CompiledQuery): boolean =>
  WRITES.some((node) => node.is(query)) ||
  (!SelectQueryNode.is(query) && /^\s*(?:insert|update|delete|merge)\b/i.test(sql));

/** A statement with `returning` reports its rows instead of a count. */
const hasChanged = ({ numAffectedRows, rows }: QueryResult<unknown>): boolean =>
  rows.length > 0 || (numAffectedRows ?? 0n) > 0n;

class AuditedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: Driver;
  readonly #engine: Engine;
  isInTransaction = false;
  #hasChanged = false;

  constructor(inner: DatabaseConnection, driver: Driver, engine: Engine) {
    this.inner = inner;
    this.#driver = driver;
    this.#engine = engine;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const act = currentAct();
    if (!act || !isWrite(query)) return this.inner.executeQuery<Row>(query);
    if (!this.isInTransaction) return this.#alone<Row>(query);
    const result = await this.inner.executeQuery<Row>(query);
    this.#hasChanged ||= hasChanged(result);
    return result;
  }

  /** A statement without a transaction gets one, so that the row of the log is part of it. */
  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin({});
    try {
      const result = await this.executeQuery<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }

  async begin(settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(this.inner, settings);
    this.isInTransaction = true;
    this.#hasChanged = false;
    const act = currentAct();
    if (act) act.change = {};
  }

  async commit(): Promise<void> {
    const act = currentAct();
    if (act && this.#hasChanged) await this.#append(act);
    await this.#driver.commitTransaction(this.inner);
    this.isInTransaction = false;
  }

  async rollback(): Promise<void> {
    await this.#driver.rollbackTransaction(this.inner);
    this.isInTransaction = false;
  }

  async #append(act: ActContext): Promise<void> {
    const { change } = act;
    const sealed = sealRow(await this.#lockHead(), {
      at: Date.now(),
      actor: act.actor,
      source: act.source,
      act: act.act,
      target: change.target ?? act.target ?? "",
      reason: change.reason ?? act.reason ?? "",
      request: act.request ?? "",
      change: contentOf(act),
    });
    const columns = Object.keys(sealed);
    const places = columns.map((_, index) => (this.#engine === "sqlite" ? "?" : `$${index + 1}`));
    await this.#run(
      `insert into audit (${columns.join(", ")}) values (${places.join(", ")})`,
      Object.values(sealed),
    );
    await this.#run(
      this.#engine === "sqlite"
        ? "update audit_head set seq = ?, hash = ? where id = 1"
        : "update audit_head set seq = $1, hash = $2 where id = 1",
      [sealed.seq, sealed.hash],
    );
  }

  /** SQLite has one writer, which already holds the lock. */
  async #lockHead(): Promise<ChainHead> {
    const lock = this.#engine === "sqlite" ? "" : " for update";
    const { rows } = await this.#run<ChainHead>(`select seq, hash from audit_head where id = 1${lock}`);
    return rows[0] ?? GENESIS;
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    return this.inner.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
  }
}

function contentOf({ change: { before, after }, signed }: ActContext): unknown {
  if (before === undefined && after === undefined && signed === undefined) return null;
  return {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(signed !== undefined && { signed }),
  };
}

class AuditedDriver implements Driver {
  readonly #inner: Driver;
  readonly #engine: Engine;
  /** A pool hands out its connections again and again. */
  readonly #audited = new WeakMap<DatabaseConnection, AuditedConnection>();

  constructor(inner: Driver, engine: Engine) {
    this.#inner = inner;
    this.#engine = engine;
  }

  init: Driver["init"] = (options) => this.#inner.init(options);
  destroy: Driver["destroy"] = (options) => this.#inner.destroy(options);

  acquireConnection: Driver["acquireConnection"] = async (options) => {
    const connection = await this.#inner.acquireConnection(options);
    const known = this.#audited.get(connection);
    const audited = known ?? new AuditedConnection(connection, this.#inner, this.#engine);
    if (!known) this.#audited.set(connection, audited);
    return audited;
  };

  releaseConnection: Driver["releaseConnection"] = (connection, options) =>
    this.#inner.releaseConnection(auditedOf(connection).inner, options);

  beginTransaction: Driver["beginTransaction"] = (connection, settings) =>
    auditedOf(connection).begin(settings);
  commitTransaction: Driver["commitTransaction"] = (connection) => auditedOf(connection).commit();
  rollbackTransaction: Driver["rollbackTransaction"] = (connection) => auditedOf(connection).rollback();
}

function auditedOf(connection: DatabaseConnection): AuditedConnection {
  if (!(connection instanceof AuditedConnection)) throw new Error("not a connection of this driver");
  return connection;
}

export const auditedDialect = (dialect: Dialect, engine: Engine): Dialect => ({
  createDriver: () => new AuditedDriver(dialect.createDriver(), engine),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
