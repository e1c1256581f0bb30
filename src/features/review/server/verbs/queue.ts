/** One page of the queue, with the counts beside it. */
import type { QueuePage } from "#features/review/case.ts";
import {
  QUEUE_PAGE_SIZE,
  SOON_WORKING_DAYS,
  type QueuedSubmission,
  type QueueFilter,
  type QueueView,
  type Reviewer,
} from "#features/review/model.ts";
import type { ReviewDeps } from "#features/review/server/deps.ts";
import type { CountRow, Page, QueueChoices, QueueSelection } from "#features/review/server/queue-store.ts";
import {
  afterWorkingDays,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type SubmissionState,
} from "#features/submissions/model.ts";

const WAITING: readonly SubmissionState[] = ["awaiting_donation", "changes_requested"];
const OPEN: readonly SubmissionState[] = ["in_review", ...WAITING];
const DECIDED: readonly SubmissionState[] = ["approved", "live", "rejected", "withdrawn"];

function selectionOf(filter: QueueFilter, by: Reviewer, now: Date): QueueSelection {
  const { view, ...rest } = filter;
  const inReview = { ...rest, states: ["in_review"], isHeld: false } as const;
  switch (view) {
    case "due":
      return inReview;
    case "overdue":
      return { ...inReview, dueBefore: now };
    case "mine":
      return { ...inReview, claim: { by: by.id, now } };
    case "unclaimed":
      return { ...inReview, claim: { by: null, now } };
    case "resubmitted":
      return { ...inReview, isResubmitted: true };
    case "risky":
      return { ...inReview, isRisky: true };
    case "waiting":
      return { ...rest, states: WAITING, isHeld: false };
    case "held":
      return { ...rest, states: OPEN, isHeld: true };
    case "decided":
      return { ...rest, states: DECIDED };
  }
}

type QueueDeps = Pick<ReviewDeps, "store" | "clock">;

/** Rows of the queue by any selection, in the queue's order. */
export const listQueue = async (
  deps: QueueDeps,
  selection: QueueSelection,
  page?: Page,
): Promise<QueuedSubmission[]> => rowsOf(deps, await deps.store.queueIds(selection, page));

async function rowsOf({ store, clock }: QueueDeps, ids: readonly number[]): Promise<QueuedSubmission[]> {
  const now = clock.now();
  const [rows, claims, viewers] = await Promise.all([
    store.queueRows(ids),
    store.claimsOf(ids, now),
    store.viewersOf(ids, now),
  ]);
  return rows.map((row) => ({
    ...row,
    claim: claims.get(row.id) ?? null,
    viewers: viewers.get(row.id) ?? [],
  }));
}

interface PageDeps extends Pick<ReviewDeps, "store" | "clock" | "calendar"> {
  readonly choices: () => Promise<QueueChoices>;
}

export async function queuePage(
  deps: PageDeps,
  filter: QueueFilter,
  by: Reviewer,
  pageNumber = 1,
): Promise<QueuePage> {
  const { store, clock, calendar } = deps;
  const now = clock.now();
  const selection = selectionOf(filter, by, now);
  const page = { limit: QUEUE_PAGE_SIZE, offset: (pageNumber - 1) * QUEUE_PAGE_SIZE };
  const isWhole = isWholeView(filter);
  const [found, counts, choices] = await Promise.all([
    isWhole
      ? store.queueIds(selection, page).then((ids) => ({ ids, total: null }))
      : store.countedIds(selection, page),
    store.counts({ now, operatorId: by.id }),
    deps.choices(),
  ]);
  return {
    rows: await rowsOf(deps, found.ids),
    total: found.total ?? viewCounts(counts)[filter.view],
    now,
    soonBy: afterWorkingDays(now, SOON_WORKING_DAYS, calendar),
    counts: { views: viewCounts(counts), kinds: kindCounts(counts, filter.view), ...choices },
  };
}

/** Its size is among the counts of all views; decided submissions are not counted there. */
const isWholeView = ({ view, kind, network, language, search = "" }: QueueFilter): boolean =>
  view !== "decided" &&
  kind === undefined &&
  network === undefined &&
  language === undefined &&
  search === "";

const totalOf = (rows: readonly CountRow[], of: (row: CountRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

function viewCounts(rows: readonly CountRow[]): Record<QueueView, number> {
  const inReview = rows.filter(({ state }) => state === "in_review");
  return {
    due: totalOf(inReview, ({ total }) => total),
    overdue: totalOf(inReview, ({ overdue }) => overdue),
    mine: totalOf(inReview, ({ mine }) => mine),
    unclaimed: totalOf(inReview, ({ total, claimed }) => total - claimed),
    resubmitted: totalOf(inReview, ({ resubmitted }) => resubmitted),
    risky: totalOf(inReview, ({ risky }) => risky),
    waiting: totalOf(
      rows.filter(({ state }) => WAITING.includes(state)),
      ({ total }) => total,
    ),
    held: totalOf(rows, ({ held }) => held),
    decided: 0,
  };
}

const IN_VIEW: Readonly<Partial<Record<QueueView, (row: CountRow) => number>>> = {
  overdue: ({ overdue }) => overdue,
  mine: ({ mine }) => mine,
  unclaimed: ({ total, claimed }) => total - claimed,
  resubmitted: ({ resubmitted }) => resubmitted,
  risky: ({ risky }) => risky,
  held: ({ held }) => held,
};

function kindCounts(rows: readonly CountRow[], view: QueueView): Record<SubmissionKind, number> {
  const states = view === "waiting" ? WAITING : view === "held" ? OPEN : (["in_review"] as const);
  const of = IN_VIEW[view] ?? (({ total }: CountRow) => total);
  const count = (kind: SubmissionKind): number =>
    totalOf(
      rows.filter((row) => row.kind === kind && states.some((state) => state === row.state)),
      of,
    );
  return Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, count(kind)])) as Record<
    SubmissionKind,
    number
  >;
}
