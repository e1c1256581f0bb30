/** Server-sent events: what has changed, for open desks. */
import type { ReviewDeps } from "./deps.ts";

/** Streams end by themselves and browsers open them again: the server cuts responses that last a minute. */
const STREAM_MS = 40_000;
const POLL_MS = 1_000;
const AT_ONCE = 200;
/**
 * Signals get their ids in the order in which they are written, but two transactions may commit in the other order. So
 * the last ids are read again, and those that were seen before are left out.
 */
const OVERLAP = 20;

interface StreamOptions {
  /** The last signal that the browser saw; null on its first visit. */
  readonly lastId: number | null;
  readonly signal: AbortSignal;
  readonly streamMs?: number;
  readonly pollMs?: number;
}

/** The text of the stream, piece by piece. */
export async function* signalStream(
  { store, submissions, bell }: Pick<ReviewDeps, "store" | "submissions" | "bell">,
  { lastId, signal, streamMs = STREAM_MS, pollMs = POLL_MS }: StreamOptions,
): AsyncGenerator<string, void, undefined> {
  const endsAt = performance.now() + streamMs;
  let last = lastId ?? (await store.newestSignal());
  // The id tells the browser where to go on, even if nothing happens.
  yield `retry: 500\nid: ${last}\nevent: hello\ndata: {}\n\n`;
  const before = await store.signalsAfter(last - OVERLAP, OVERLAP);
  const seen = new Set(before.map(({ id }) => id).filter((id) => id <= last));
  while (!signal.aborted && performance.now() < endsAt) {
    const heard = bell.rings;
    const read = await store.signalsAfter(last - OVERLAP, AT_ONCE);
    const signals = read.filter(({ id }) => !seen.has(id));
    const numbers = await submissions.numbersOf([...new Set(signals.map(({ target }) => Number(target)))]);
    for (const { id, what, target, by } of signals) {
      seen.add(id);
      last = Math.max(last, id);
      const data = JSON.stringify({ what, number: numbers.get(Number(target)) ?? "", by });
      yield `id: ${last}\ndata: ${data}\n\n`;
    }
    await bell.wait(heard, pollMs, signal);
  }
}
