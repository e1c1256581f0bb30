import type { Db } from "#platform/database/schema.ts";
import {
  newestSignal,
  purgeSignals,
  sendSignal,
  signalsAfter,
  type Signal,
} from "#platform/operator/signals.ts";
import { createCaseStore } from "./case-store.ts";
import { createClaimStore } from "./claim-store.ts";
import { createDecisionStore } from "./decision-store.ts";
import { createNoticeStore } from "./notice-store.ts";
import { createQueueStore } from "./queue-store.ts";
import { createStatisticsStore } from "./statistics-store.ts";

type Parts = ReturnType<typeof createCaseStore> &
  ReturnType<typeof createClaimStore> &
  ReturnType<typeof createDecisionStore> &
  ReturnType<typeof createQueueStore> &
  ReturnType<typeof createStatisticsStore> &
  ReturnType<typeof createNoticeStore> &
  ReturnType<typeof signalStore>;

export interface ReviewStore extends Parts {
  transaction<Value>(work: (store: ReviewStore, tx: Db) => Promise<Value>): Promise<Value>;
  /** The same store inside another transaction. */
  within(tx: Db): ReviewStore;
}

export const createReviewStore = (db: Db): ReviewStore => ({
  ...createCaseStore(db),
  ...createClaimStore(db),
  ...createDecisionStore(db),
  ...createQueueStore(db),
  ...createStatisticsStore(db),
  ...createNoticeStore(db),
  ...signalStore(db),
  transaction: (work) => db.transaction().execute((tx) => work(createReviewStore(tx), tx)),
  within: createReviewStore,
});

const signalStore = (db: Db) => ({
  signal: (signal: Signal, at: Date): Promise<void> => sendSignal(db, signal, at),
  newestSignal: (): Promise<number> => newestSignal(db),
  signalsAfter: (id: number, limit: number) => signalsAfter(db, id, limit),
  purgeSignals: (now: Date): Promise<void> => purgeSignals(db, now),
});
