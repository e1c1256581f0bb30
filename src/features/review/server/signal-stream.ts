/** Server-sent events: what has changed, for open desks. */
import type { ReviewDeps } from "./deps.ts";

/** Streams end by themselves and browsers open them again: the server cuts responses that last a minute. */
const STREAM_MS = 40_000;
const POLL_MS = 1_000;
const AT_ONCE = 200;

interface StreamOptions {
  /** The last signal that the browser saw; null on its first visit. */
  readonly lastId: number | null;
  readonly signal: AbortSignal;
  readonly streamMs?: number;
  readonly pollMs?: number;
}

/** The text of the stream, piece by piece. */
export async function* signalStream(
  { store, submissions }: Pick<ReviewDeps, "store" | "submissions">,
  { lastId, signal, streamMs = STREAM_MS, pollMs = POLL_MS }: StreamOptions,
): AsyncGenerator<string, void, undefined> {
  const endsAt = performance.now() + streamMs;
  let last = lastId ?? (await store.newestSignal());
  // The id tells the browser where to go on, even if nothing happens.
  yield `retry: 500\nid: ${last}\nevent: hello\ndata: {}\n\n`;
  while (!signal.aborted && performance.now() < endsAt) {
    const signals = await store.signalsAfter(last, AT_ONCE);
    const numbers = await submissions.numbersOf([...new Set(signals.map(({ target }) => Number(target)))]);
    for (const { id, what, target, by } of signals) {
      last = id;
      const data = JSON.stringify({ what, number: numbers.get(Number(target)) ?? "", by });
      yield `id: ${id}\ndata: ${data}\n\n`;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
  }
}
