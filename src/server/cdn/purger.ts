/**
 * Purges changed pages from the cache in front of the site. One process does it, with the background work. The data
 * versions are written in the transaction of a change, so they are the outbox: whoever takes over the work purges
 * everything once, and nothing is forgotten when a process dies.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import type { Config } from "#server/config.ts";
import type { ChangedData } from "#server/housekeeping/watch-data.ts";
import { ALL_PAGES } from "./cache-tags.ts";
import { purgeRequest } from "./purge-forms.ts";

export interface Purger {
  start(): void;
  stop(): Promise<void>;
  /** Does nothing in a process without the background work. */
  changed(changed: ChangedData): void;
}

/** One call; rejects if a cache did not confirm. */
type SendPurge = (tags: readonly string[]) => Promise<void>;

interface PurgerOptions {
  readonly send: SendPurge;
  readonly log: Log;
  readonly settleMs?: number;
  readonly retryMs?: number;
}

/**
 * Other processes see a change up to half a second later and may send an old page to the cache after the purge, so the
 * purge is repeated when all of them have seen it.
 */
const SETTLE_MS = 1_000;
const RETRY_MS = 500;
const TIMEOUT_MS = 5_000;

/** Tags that are not purged for good, with the time of their last change. */
class PendingTags {
  readonly #changedMs = new Map<string, number>();
  readonly #settleMs: number;

  constructor(settleMs: number) {
    this.#settleMs = settleMs;
  }

  get all(): string[] {
    return [...this.#changedMs.keys()];
  }

  add(tags: readonly string[]): void {
    for (const tag of tags) this.#changedMs.set(tag, performance.now());
  }

  /** Called after a purge. Returns when the next one is due; null if none is. */
  settle(begunMs: number): number | null {
    for (const [tag, changedMs] of this.#changedMs)
      if (begunMs >= changedMs + this.#settleMs) this.#changedMs.delete(tag);
    const last = Math.max(...this.#changedMs.values());
    return this.#changedMs.size === 0 ? null : last + this.#settleMs - performance.now();
  }
}

/** On a busy machine a timer may fire milliseconds early; a purge that is not due yet would be one more call. */
async function sleepUntil(dueMs: number, signal: AbortSignal): Promise<void> {
  for (
    let leftMs = dueMs - performance.now();
    leftMs > 0 && !signal.aborted;
    leftMs = dueMs - performance.now()
  )
    await sleep(Math.ceil(leftMs), undefined, { signal, ref: false }).catch(() => undefined);
}

export function createPurger(options: PurgerOptions): Purger {
  const { send, log, settleMs = SETTLE_MS, retryMs = RETRY_MS } = options;
  let pending = new PendingTags(settleMs);
  let running: { readonly stopped: AbortController; readonly done: Promise<void> } | null = null;
  let woken = new AbortController();
  let isAway = false;

  /** Returns when to go on; null if everything is purged. */
  async function purge(): Promise<number | null> {
    const tags = pending.all;
    if (tags.length === 0) return null;
    const begunMs = performance.now();
    try {
      await send(tags);
      if (isAway) log.info("the CDN purges again");
      isAway = false;
      return pending.settle(begunMs);
    } catch (error) {
      if (!isAway) log.error({ err: error }, "the CDN could not be told about a change; trying again");
      isAway = true;
      return retryMs;
    }
  }

  async function run(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      woken = new AbortController();
      const waitMs = (await purge()) ?? IDLE_MS;
      const signal = AbortSignal.any([stopped, woken.signal]);
      await sleepUntil(performance.now() + waitMs, signal);
    }
  }

  return {
    start() {
      pending = new PendingTags(settleMs);
      pending.add([ALL_PAGES]);
      const stopped = new AbortController();
      running = { stopped, done: run(stopped.signal) };
    },
    async stop() {
      running?.stopped.abort();
      await running?.done;
      running = null;
    },
    changed(changed) {
      if (!running) return;
      pending.add(changed ?? [ALL_PAGES]);
      woken.abort();
    },
  };
}

const IDLE_MS = 60_000;

/** Null if no cache is told about changes. */
export function purgerOf(config: Config, log: Log): Purger | null {
  const { CDN, CDN_PURGE: form, CDN_PURGE_URLS: urls, CDN_PURGE_TOKEN: token } = config;
  if (CDN === "off" || form === undefined || urls === undefined) return null;
  const send: SendPurge = async (tags) => {
    await Promise.all(urls.map((url) => call(purgeRequest(form, { url, token, tags }))));
  };
  return createPurger({ send, log });
}

async function call(request: Request): Promise<void> {
  const response = await fetch(request, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the cache answered ${response.status}`);
}
