import type { DecisionContent, QueueFilter, Reviewer } from "#features/review/model.ts";
import type { Db } from "#platform/database/schema.ts";
import { createWorker, type Worker } from "#platform/worker.ts";
import type { ReviewDeps } from "./deps.ts";
import { signalStream } from "./signal-stream.ts";
import type { QueueChoices, QueueSelection } from "./queue-store.ts";
import { assessChanged, dateNew, redate } from "./verbs/assess.ts";
import { carryOutDue } from "./verbs/carry-out.ts";
import { addNote, openCase, preview } from "./verbs/case.ts";
import { attend, claim, leave, release } from "./verbs/claims.ts";
import { decide, decideTogether, reopen, undo, undoTogether, type DecideInput } from "./verbs/decide.ts";
import { announce, announceReport } from "./verbs/notices.ts";
import { createPublicRecord } from "./verbs/public-record.ts";
import { listQueue, queuePage } from "./verbs/queue.ts";

export type Review = ReturnType<typeof createReview>;

const POLL_MS = 2_000;
const CHECKS_AT_ONCE = 20;
/** How long a notice about a decided submission is kept. */
const NOTICE_MS = 30 * 86_400_000;

export function createReview(deps: ReviewDeps) {
  const { store } = deps;
  const dates = createDates(deps);
  const choices = createChoices(deps);
  return {
    /** For everyone: no names. */
    ...createPublicRecord(deps),
    queue: async (filter: QueueFilter, by: Reviewer, page?: number) => {
      await dates();
      return queuePage({ ...deps, choices }, filter, by, page);
    },
    /** The whole queue in its order, for commands. */
    list: async (selection: QueueSelection, page?: Parameters<typeof listQueue>[2]) => {
      await dates();
      return listQueue(deps, selection, page);
    },
    /** Everything a reviewer sees; the thread counts as read from then on. */
    open: async (number: string) => {
      await dates();
      return openCase(deps, number);
    },
    claim: (number: string, by: Reviewer, relieves?: string) => claim(deps, number, by, relieves),
    release: (number: string, by: Reviewer) => release(deps, number, by),
    attend: (number: string, by: Reviewer) => attend(deps, number, by),
    leave: (number: string, by: Reviewer) => leave(deps, number, by),
    note: (number: string, by: Reviewer, text: string) => addNote(deps, number, by, text),
    preview: (number: string, about: Parameters<typeof preview>[2]) => preview(deps, number, about),
    decide: (number: string, by: Reviewer, input: DecideInput) => decide(deps, number, by, input),
    decideTogether: (chosen: Parameters<typeof decideTogether>[1], by: Reviewer, content: DecisionContent) =>
      decideTogether(deps, chosen, by, content),
    undo: (decisionId: number, by: Reviewer) => undo(deps, decisionId, by),
    undoTogether: (batch: string, by: Reviewer) => undoTogether(deps, batch, by),
    reopen: (number: string, by: Reviewer, note: string) => reopen(deps, number, by, note),
    held: () => store.heldDecisions(),
    /** Carries out what has waited long enough; the worker calls it. */
    carryOutDue: () => carryOutDue(deps),
    secondLooks: (by: Reviewer) => store.openSecondLooks(by.id),
    giveSecondLook: (decisionId: number, by: Reviewer, look: { agrees: boolean; note: string }) =>
      store.giveSecondLook(decisionId, by, { ...look, at: deps.clock.now() }),
    /** Rung by whoever listens to the database. */
    bell: deps.bell,
    /** What changes from now on, as server-sent events. */
    signals: (options: Parameters<typeof signalStream>[1]) => signalStream(deps, options),
    agreement: () => store.agreement(),
    /** Mails and webhooks about new and overdue submissions; the worker calls it. */
    announce: () => announce(deps),
    announceReport: (tx: Db, report: Parameters<typeof announceReport>[2]) =>
      announceReport(deps, tx, report),
    assessChanged: (limit = CHECKS_AT_ONCE) => assessChanged(deps, limit),
    worker: (onError: (error: unknown) => void): Worker => reviewWorker(deps, onError),
  };
}

/** Due dates are brought up to date before the queue is read, and only if something has changed. */
function createDates({ store, calendar }: ReviewDeps): () => Promise<void> {
  let seen: number | null = null;
  return async () => {
    const newest = await store.newestSignal();
    if (newest === seen) return;
    await dateNew({ store, calendar });
    if (seen === null) await redate({ store, calendar });
    seen = newest;
  };
}

/** Read again only when something has changed: reading them takes a third of a queue page. */
function createChoices({ store }: ReviewDeps): () => Promise<QueueChoices> {
  let kept: { readonly at: number; readonly choices: QueueChoices } | null = null;
  return async () => {
    const at = await store.newestSignal();
    if (kept?.at !== at) kept = { at, choices: await store.choices() };
    return kept.choices;
  };
}

function reviewWorker(deps: ReviewDeps, onError: (error: unknown) => void): Worker {
  const { store, clock } = deps;
  return createWorker({
    async work() {
      await carryOutDue(deps);
      await assessChanged(deps, CHECKS_AT_ONCE);
      await announce(deps);
    },
    tidy: async () => {
      await store.purgeSignals(clock.now());
      await store.purgePresence(clock.now());
      await store.purgeNotices(new Date(clock.now().getTime() - NOTICE_MS));
    },
    pollMs: POLL_MS,
    onError,
  });
}
