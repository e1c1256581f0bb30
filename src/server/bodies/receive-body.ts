/** Reads a request's body and enforces its size, memory and speed. */
import type { IncomingMessage } from "node:http";
import type { BodyBudget } from "./body-budget.ts";
import { BodyChunks } from "./body-chunks.ts";

export type Received =
  | { readonly ok: true; readonly chunks: readonly Buffer[]; readonly release: () => void }
  | { readonly ok: false; readonly why: "too_large" | "no_room" | "too_many" | "too_slow" | "gone" };

interface Allowed {
  readonly maxBytes: number;
  readonly budget: BodyBudget;
  readonly client: string;
  readonly network?: string | undefined;
  readonly pace?: MinimumSpeed;
}

export interface MinimumSpeed {
  readonly wholeMs: number;
  /** After this time the average speed must be reached; a slow start is tolerated. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A body has 30 seconds. A slower one is cut earlier; even the slowest phone is twice as fast. */
const PACE: MinimumSpeed = { wholeMs: 30_000, graceMs: 8_000, bytesPerSecond: 1_024 };

const LOOK_MS = 500;

/**
 * A chunk costs a few microseconds whatever its size, and a hundred thousand of one byte arrive in one turn of the
 * event loop. After the first ones, a body must come in chunks of at least this size on average.
 */
const FREE_CHUNKS = 1_000;
const MIN_CHUNK_BYTES = 64;

export function receiveBody(
  incoming: IncomingMessage,
  { maxBytes, budget, client, network, pace = PACE }: Allowed,
): Promise<Received> {
  const declared = Number(incoming.headers["content-length"] ?? 0);
  if (declared > maxBytes) return Promise.resolve({ ok: false, why: "too_large" });
  return new Promise((resolve) => {
    const body = new BodyChunks(declared);
    const started = performance.now();
    const end = (received: Received): void => {
      clearInterval(look);
      if (received.ok) held.arrived();
      else held.release();
      incoming.off("data", onData).off("end", onEnd).off("close", onGone).off("error", onGone);
      // A cut connection still emits its error, and nothing else listens to it.
      if (!received.ok) {
        body.clear();
        incoming.pause().on("error", () => undefined);
      }
      resolve(received);
    };
    let chunks = 0;
    const onData = (chunk: Buffer): void => {
      chunks += 1;
      if (chunks > FREE_CHUNKS && body.size < chunks * MIN_CHUNK_BYTES) end({ ok: false, why: "too_slow" });
      else if (body.size + chunk.length > maxBytes) end({ ok: false, why: "too_large" });
      else if (!held.grow(chunk.length)) end({ ok: false, why: "no_room" });
      else body.push(chunk);
    };
    const onEnd = (): void => end({ ok: true, chunks: body.take(), release: held.release });
    const onGone = (): void => end({ ok: false, why: "gone" });
    const held = budget.enter({ client, network, cut: () => end({ ok: false, why: "too_many" }) });
    const look = setInterval(() => {
      const passedMs = performance.now() - started;
      const isDribbling = passedMs > pace.graceMs && body.size < (pace.bytesPerSecond * passedMs) / 1_000;
      if (passedMs > pace.wholeMs || isDribbling) end({ ok: false, why: "too_slow" });
    }, LOOK_MS);
    incoming.on("data", onData).on("end", onEnd).on("close", onGone).on("error", onGone);
  });
}
