/** The queue: one page of it, and how many there are of each sort. */
import { sql, type ExpressionBuilder } from "kysely";
import { RISKY_POINTS, type RiskFactor } from "#features/review/model.ts";
import type { SubmissionKind, SubmissionState } from "#features/submissions/model.ts";
import { fromJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface QueueSelection {
  readonly states: readonly SubmissionState[];
  readonly kind?: SubmissionKind | undefined;
  readonly network?: string | undefined;
  readonly language?: string | undefined;
  /** Matches a part of number, name, host, mail address, or any text of the form. */
  readonly search?: string | undefined;
  readonly dueBefore?: Date | undefined;
  /** Claimed by this operator, or by nobody. */
  readonly claim?: { readonly by: string | null; readonly now: Date } | undefined;
  readonly isResubmitted?: boolean | undefined;
  readonly isRisky?: boolean | undefined;
  /** Whether a decision about it waits to take effect. */
  readonly isHeld?: boolean | undefined;
}

export interface QueueRow {
  readonly id: number;
  readonly number: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly name: string;
  readonly host: string;
  readonly language: string;
  readonly logo: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly reviewSince: Date | null;
  readonly dueAt: Date | null;
  readonly networks: readonly string[];
  readonly isResubmitted: boolean;
  readonly points: number | null;
  readonly factors: readonly RiskFactor[];
  readonly unread: number;
}

export interface CountRow {
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly total: number;
  readonly overdue: number;
  readonly mine: number;
  readonly claimed: number;
  readonly resubmitted: number;
  readonly risky: number;
  readonly held: number;
}

/** What the queue's filters can choose from. */
export interface QueueChoices {
  readonly languages: readonly string[];
  readonly networks: readonly string[];
}

type Joined = Database & { s: Database["submission"]; c: Database["review_case"] };
type Where = ExpressionBuilder<Joined, "s" | "c">;

const pattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const likes = (column: string, text: string) =>
  sql<boolean>`lower(cast(${sql.ref(column)} as text)) like ${pattern(text)} escape '\\'`;

const SEARCHED = ["s.number", "s.name", "s.host_key", "s.email_key", "s.fields"] as const;

function conditions(eb: Where, selection: QueueSelection) {
  const {
    kind,
    network,
    language,
    search = "",
    dueBefore,
    claim,
    isResubmitted,
    isRisky,
    isHeld,
  } = selection;
  const heldBy = (by: string | null, now: Date) =>
    eb
      .selectFrom("review_claim as k")
      .select("k.submission_id")
      .whereRef("k.submission_id", "=", "s.id")
      .where("k.until", ">", now.getTime())
      .$if(by !== null, (query) => query.where("k.operator_id", "=", by ?? ""));
  const decided = eb
    .selectFrom("review_decision as d")
    .select("d.id")
    .whereRef("d.submission_id", "=", "s.id")
    .where("d.state", "=", "held")
    .where("d.kind", "!=", "message");
  return eb.and([
    eb("s.state", "in", selection.states),
    ...(kind === undefined ? [] : [eb("s.kind", "=", kind)]),
    ...(language === undefined ? [] : [eb("s.language", "=", language)]),
    // Keys are stored in lower case.
    ...(network === undefined ? [] : [sql<boolean>`c.networks like ${pattern(` ${network} `)} escape '\\'`]),
    ...(dueBefore === undefined ? [] : [eb("c.due_at", "<", dueBefore.getTime())]),
    ...(isResubmitted ? [eb("c.is_resubmitted", "=", 1)] : []),
    ...(isRisky ? [eb("c.points", ">=", RISKY_POINTS)] : []),
    ...(claim === undefined
      ? []
      : [
          claim.by === null
            ? eb.not(eb.exists(heldBy(null, claim.now)))
            : eb.exists(heldBy(claim.by, claim.now)),
        ]),
    ...(isHeld === undefined ? [] : [isHeld ? eb.exists(decided) : eb.not(eb.exists(decided))]),
    ...(search === "" ? [] : [eb.or(SEARCHED.map((column) => likes(column, search)))]),
  ]);
}

const joined = (db: Db) =>
  db.selectFrom("submission as s").innerJoin("review_case as c", "c.submission_id", "s.id");

export const createQueueStore = (db: Db) => ({
  ...listStore(db),
  ...rowStore(db),
  ...countStore(db),
  ...dueStore(db),
});

const rank = sql<number>`case when s.state = 'in_review' then 0
  when s.state in ('live', 'rejected', 'withdrawn') then 2 else 1 end`;
const within = sql<number>`case when s.state = 'in_review' then c.due_at
  when s.state in ('live', 'rejected', 'withdrawn') then -s.changed_at else s.changed_at end`;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const listStore = (db: Db) => ({
  /** Due first, then those waiting for others (oldest first), then decided ones (newest first). */
  async queueIds(selection: QueueSelection, page?: Page): Promise<number[]> {
    if (selection.states.length === 0) return [];
    const rows = await inOrder(db, selection)
      .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
      .execute();
    return rows.map(({ id }) => id);
  },

  /** With their number: a search reads every form, so it is done once for both. */
  async countedIds(selection: QueueSelection, page: Page): Promise<{ ids: number[]; total: number }> {
    if (selection.states.length === 0) return { ids: [], total: 0 };
    const rows = await inOrder(db, selection)
      .select(sql<number>`count(*) over ()`.as("total"))
      .limit(page.limit)
      .offset(page.offset)
      .execute();
    const [first] = rows;
    if (first) return { ids: rows.map(({ id }) => id), total: first.total };
    // A page behind the last one; the first tells how many there are.
    return page.offset === 0
      ? { ids: [], total: 0 }
      : { ...(await this.countedIds(selection, { ...page, offset: 0 })), ids: [] };
  },
});

const dueStore = (db: Db) => ({
  /** The number of submissions in review that are due before then. */
  async dueBefore(at: Date): Promise<number> {
    const { total } = await joined(db)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("s.state", "=", "in_review")
      .where("c.due_at", "<", at.getTime())
      .executeTakeFirstOrThrow();
    return total;
  },
});

const inOrder = (db: Db, selection: QueueSelection) =>
  joined(db)
    .select("s.id")
    .where((eb) => conditions(eb as unknown as Where, selection))
    .orderBy(rank)
    .orderBy(within)
    .orderBy("s.id");

const rowStore = (db: Db) => ({
  /** In the given order. */
  async queueRows(ids: readonly number[]): Promise<QueueRow[]> {
    if (ids.length === 0) return [];
    const rows = await rowsOf(db, ids).execute();
    const byId = new Map(rows.map((row) => [row.id, toQueueRow(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
});

const rowsOf = (db: Db, ids: readonly number[]) =>
  joined(db)
    .select(["s.id", "s.number", "s.kind", "s.state", "s.name", "s.host_key", "s.language", "s.version"])
    .select(["s.created_at", "s.changed_at", "s.review_since", "s.fields"])
    .select(["c.due_at", "c.networks", "c.is_resubmitted", "c.points", "c.factors"])
    .select((eb) =>
      eb
        .selectFrom("submission_message as m")
        .select((inner) => inner.fn.countAll<number>().as("unread"))
        .whereRef("m.submission_id", "=", "s.id")
        .where("m.author", "=", "submitter")
        .where("m.at", ">", sql<number>`coalesce(s.read_at, 0)`)
        .as("unread"),
    )
    .where("s.id", "in", ids);

type StoredRow = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

function toQueueRow(row: StoredRow): QueueRow {
  const logo = fromJson<{ readonly icon_url?: unknown }>(row.fields).icon_url;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    name: row.name,
    host: row.host_key,
    language: row.language,
    logo: typeof logo === "string" ? logo : "",
    version: row.version,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    reviewSince: row.review_since === null ? null : new Date(row.review_since),
    dueAt: row.state === "in_review" ? new Date(row.due_at) : null,
    networks: row.networks.split(" ").filter(Boolean),
    isResubmitted: row.is_resubmitted === 1,
    points: row.points,
    factors: fromJson<RiskFactor[]>(row.factors),
    unread: row.unread ?? 0,
  };
}

const OPEN = ["in_review", "awaiting_donation", "changes_requested"] as const;

const sum = (condition: ReturnType<typeof sql>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;

interface Counting {
  readonly now: Date;
  readonly operatorId: string;
}

const countStore = (db: Db) => ({
  /** Few are claimed or held: they are read apart, because joining both tables doubles the time of the whole. */
  async counts({ now, operatorId }: Counting): Promise<CountRow[]> {
    const at = now.getTime();
    const [all, marked] = await Promise.all([countedOpen(db, at).execute(), markedOpen(db, at).execute()]);
    return all.map((row) => {
      const own = marked.filter(({ kind, state }) => kind === row.kind && state === row.state);
      const held = own.filter(({ is_held: isHeld }) => isHeld === 1);
      const claimed = own.filter((one) => one.is_held === 0 && one.operator_id !== null);
      const without = (total: number, isOne: (one: (typeof held)[number]) => boolean): number =>
        total - held.filter(isOne).length;
      return {
        kind: row.kind,
        state: row.state,
        total: row.total - held.length,
        held: held.length,
        overdue: without(row.overdue, (one) => one.due_at < at),
        resubmitted: without(row.resubmitted, (one) => one.is_resubmitted === 1),
        risky: without(row.risky, (one) => (one.points ?? 0) >= RISKY_POINTS),
        claimed: claimed.length,
        mine: claimed.filter((one) => one.operator_id === operatorId).length,
      };
    });
  },

  async choices(): Promise<QueueChoices> {
    // One reading of the queue for both.
    const rows = await joined(db)
      .select(["s.language", "c.networks"])
      .distinct()
      .where("s.state", "in", OPEN)
      .execute();
    return {
      languages: [...new Set(rows.map(({ language }) => language))].toSorted(),
      networks: [...new Set(rows.flatMap((row) => row.networks.split(" ").filter(Boolean)))].toSorted(),
    };
  },
});

const countedOpen = (db: Db, at: number) =>
  joined(db)
    .select(["s.kind", "s.state"])
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .select([
      sum(sql`c.due_at < ${at}`).as("overdue"),
      sum(sql`c.is_resubmitted = 1`).as("resubmitted"),
      sum(sql`c.points >= ${RISKY_POINTS}`).as("risky"),
    ])
    .where("s.state", "in", OPEN)
    .groupBy(["s.kind", "s.state"]);

const heldDecisions = (db: Db) =>
  db
    .selectFrom("review_decision")
    .select("submission_id")
    .where("state", "=", "held")
    .where("kind", "!=", "message");

/** Claimed, or with a decision that waits to take effect. */
const markedOpen = (db: Db, at: number) =>
  joined(db)
    .leftJoin("review_claim as k", (join) =>
      join.onRef("k.submission_id", "=", "s.id").on("k.until", ">", at),
    )
    .select(["s.kind", "s.state", "c.due_at", "c.is_resubmitted", "c.points", "k.operator_id"])
    .select((eb) => eb.case().when("s.id", "in", heldDecisions(db)).then(1).else(0).end().as("is_held"))
    .where("s.state", "in", OPEN)
    .where(
      "s.id",
      "in",
      db.selectFrom("review_claim").select("submission_id").where("until", ">", at).union(heldDecisions(db)),
    );
