/** Donations and their events, one row per submission. */
import type { Selectable, Updateable } from "kysely";
import type {
  DonationEvent,
  DonationState,
  ManualCause,
  Refusal,
  RefusalDetail,
  SettledBy,
} from "#features/donations/model.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { createPaymentStore, type PaymentStore } from "./payment-store.ts";
import { createQuoteStore, type QuoteStore } from "./quote-store.ts";

export interface Donation {
  readonly submissionId: number;
  readonly base: number;
  readonly state: DonationState;
  readonly code: Refusal | ManualCause | null;
  readonly detail: RefusalDetail;
  readonly txHash: string | null;
  readonly confirmations: number;
  readonly settledBy: SettledBy | null;
  readonly paidQuoteId: number | null;
  /** When the search for the transaction began, or when it was last seen. */
  readonly soughtAt: Date | null;
  readonly failingSince: Date | null;
  readonly updatedAt: Date;
  /** Fencing number of the lease: it increases when another worker takes the row. */
  readonly lease: number;
}

export interface DonationChange {
  readonly state?: DonationState;
  readonly code?: Refusal | ManualCause | null;
  readonly detail?: RefusalDetail;
  readonly txHash?: string | null;
  readonly confirmations?: number;
  readonly settledBy?: SettledBy;
  readonly paidQuoteId?: number | null;
  readonly soughtAt?: Date | null;
  readonly failingSince?: Date | null;
  readonly dueAt?: Date | null;
}

export interface DonationStore {
  readonly quotes: QuoteStore;
  readonly payments: PaymentStore;
  transaction<Value>(work: (store: DonationStore, tx: Db) => Promise<Value>): Promise<Value>;
  /** The same store inside another feature's transaction. */
  within(tx: Db): DonationStore;
  insert(submissionId: number, base: number, at: Date): Promise<void>;
  find(submissionId: number): Promise<Donation | null>;
  findEach(submissionIds: readonly number[]): Promise<Donation[]>;
  /** Locks the row until the transaction ends. */
  lock(submissionId: number): Promise<Donation | null>;
  save(submissionId: number, change: DonationChange, at: Date): Promise<void>;
  /** Leases the next due donation for `leaseMs`, so that no other worker takes it. */
  leaseDue(at: Date, leaseMs: number): Promise<Donation | null>;
  leaseOne(submissionId: number, at: Date, leaseMs: number): Promise<Donation | null>;
  addEvent(submissionId: number, event: DonationEvent): Promise<void>;
  /** The events of each submission, the oldest first. */
  eventsOfEach(submissionIds: readonly number[]): Promise<ReadonlyMap<number, readonly DonationEvent[]>>;
  /** Donations in these states, longest waiting first. */
  list(states: readonly DonationState[], limit: number, offset?: number): Promise<Donation[]>;
  /** By number, from the one after this: stays right while others change. */
  listAfter(states: readonly DonationState[], submissionId: number, limit: number): Promise<Donation[]>;
  count(states: readonly DonationState[]): Promise<number>;
  /** Deletes unpaid donations older than the first date and all older than the second; returns the number. */
  purge(unpaidBefore: Date, anyBefore: Date): Promise<number>;
}

export const createDonationStore = (db: Db): DonationStore => ({
  transaction: (work) => db.transaction().execute((tx) => work(createDonationStore(tx), tx)),
  within: (tx) => createDonationStore(tx),
  quotes: createQuoteStore(db),
  payments: createPaymentStore(db),
  ...writing(db),
  ...reading(db),
  ...listing(db),
  ...leasing(db),
  ...events(db),
  purge: (unpaidBefore, anyBefore) => purge(db, unpaidBefore.getTime(), anyBefore.getTime()),
});

const writing = (db: Db): Pick<DonationStore, "insert" | "save"> => ({
  async insert(submissionId, base, at) {
    const now = at.getTime();
    await db
      .insertInto("donation")
      .values({
        submission_id: submissionId,
        base,
        state: "open",
        detail: toJson({}),
        opened_at: now,
        updated_at: now,
      })
      .execute();
  },
  async save(submissionId, change, at) {
    await db
      .updateTable("donation")
      .set({ ...toColumns(change), updated_at: at.getTime() })
      .where("submission_id", "=", submissionId)
      .execute();
  },
});

const reading = (db: Db): Pick<DonationStore, "find" | "findEach" | "lock"> => ({
  async findEach(submissionIds) {
    if (submissionIds.length === 0) return [];
    const rows = await db
      .selectFrom("donation")
      .selectAll()
      .where("submission_id", "in", submissionIds)
      .execute();
    return rows.map(donationOf);
  },
  async find(submissionId) {
    const row = await db
      .selectFrom("donation")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .executeTakeFirst();
    return row ? donationOf(row) : null;
  },
  async lock(submissionId) {
    const row = await db
      .selectFrom("donation")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .$if(!isSqlite(db), (query) => query.forUpdate())
      .executeTakeFirst();
    return row ? donationOf(row) : null;
  },
});

const listing = (db: Db): Pick<DonationStore, "list" | "listAfter" | "count"> => ({
  async count(states) {
    const { count } = await db
      .selectFrom("donation")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("state", "in", states)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async list(states, limit, offset = 0) {
    const rows = await db
      .selectFrom("donation")
      .selectAll()
      .where("state", "in", states)
      .orderBy("updated_at")
      .orderBy("submission_id")
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(donationOf);
  },
  async listAfter(states, submissionId, limit) {
    const rows = await db
      .selectFrom("donation")
      .selectAll()
      .where("state", "in", states)
      .where("submission_id", ">", submissionId)
      .orderBy("submission_id")
      .limit(limit)
      .execute();
    return rows.map(donationOf);
  },
});

const leasing = (db: Db): Pick<DonationStore, "leaseDue" | "leaseOne"> => ({
  async leaseDue(at, leaseMs) {
    const now = at.getTime();
    const row = await db
      .updateTable("donation")
      .set((eb) => ({ lease: eb("lease", "+", 1), due_at: now + leaseMs }))
      .where("submission_id", "=", (eb) =>
        eb
          .selectFrom("donation")
          .select("submission_id")
          .where("due_at", "<=", now)
          .orderBy("due_at")
          .limit(1)
          .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst();
    return row ? donationOf(row) : null;
  },
  async leaseOne(submissionId, at, leaseMs) {
    const row = await db
      .updateTable("donation")
      .set((eb) => ({ lease: eb("lease", "+", 1), due_at: at.getTime() + leaseMs }))
      .where("submission_id", "=", submissionId)
      .where("due_at", "<=", at.getTime())
      .returningAll()
      .executeTakeFirst();
    return row ? donationOf(row) : null;
  },
});

const events = (db: Db): Pick<DonationStore, "addEvent" | "eventsOfEach"> => ({
  async addEvent(submissionId, { at, ...event }) {
    await db
      .insertInto("donation_event")
      .values({ submission_id: submissionId, at: at.getTime(), ...event })
      .execute();
  },
  async eventsOfEach(submissionIds) {
    const found = new Map<number, DonationEvent[]>(submissionIds.map((id) => [id, []]));
    if (submissionIds.length === 0) return found;
    const rows = await db
      .selectFrom("donation_event")
      .select(["submission_id", "at", "actor", "state", "code", "note"])
      .where("submission_id", "in", submissionIds)
      .orderBy("id")
      .execute();
    for (const { submission_id: id, at, ...event } of rows)
      found.get(id)?.push({ at: new Date(at), ...event } as DonationEvent);
    return found;
  },
});

/** Small batches, so that other writers do not wait. */
const PURGE_BATCH = 200;

async function purge(db: Db, unpaidBefore: number, anyBefore: number): Promise<number> {
  const old = await db
    .selectFrom("donation")
    .select("submission_id")
    .where(({ eb, or, and }) =>
      or([
        eb("updated_at", "<", anyBefore),
        and([eb("updated_at", "<", unpaidBefore), eb("settled_by", "is", null), eb("tx_hash", "is", null)]),
      ]),
    )
    .limit(PURGE_BATCH)
    .execute();
  const ids = old.map((row) => row.submission_id);
  if (ids.length > 0)
    for (const table of ["donation_claim", "donation_event", "donation_quote", "donation"] as const)
      await db.deleteFrom(table).where("submission_id", "in", ids).execute();
  await db.deleteFrom("donation_transfer").where("seen_at", "<", anyBefore).execute();
  return ids.length;
}

const toMs = (date: Date | null | undefined): number | null | undefined =>
  date === undefined || date === null ? date : date.getTime();

/** Kysely skips undefined, so missing properties stay unchanged. */
const toColumns = (change: DonationChange): Updateable<Database["donation"]> => ({
  state: change.state,
  code: change.code,
  detail: change.detail === undefined ? undefined : toJson(change.detail),
  tx_hash: change.txHash,
  confirmations: change.confirmations,
  settled_by: change.settledBy,
  paid_quote_id: change.paidQuoteId,
  sought_at: toMs(change.soughtAt),
  failing_since: toMs(change.failingSince),
  due_at: toMs(change.dueAt),
});

const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const donationOf = (row: Selectable<Database["donation"]>): Donation => ({
  submissionId: row.submission_id,
  base: row.base,
  state: row.state,
  code: row.code as Donation["code"],
  detail: fromJson<RefusalDetail>(row.detail),
  txHash: row.tx_hash,
  confirmations: row.confirmations,
  settledBy: row.settled_by,
  paidQuoteId: row.paid_quote_id,
  soughtAt: toDate(row.sought_at),
  failingSince: toDate(row.failing_since),
  updatedAt: new Date(row.updated_at),
  lease: row.lease,
});
