/** Creates one viem client for the RPC servers of a network. */
import { createPublicClient, fallback, http, type PublicClient } from "viem";

/** A visitor waits, so a server that is silent for this long is skipped. */
const TIMEOUT_MS = 2_500;
/** A receipt with thousands of events has one megabyte; a larger response is refused. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** viem's own timeout ends with the headers; this one includes the body. */
const fetchWithin =
  (timeoutMs: number): typeof fetch =>
  (address, init) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
    return fetch(address, { ...init, signal: AbortSignal.any(signals) });
  };

/** Uses the first server that answers and skips those that fail. */
export const createRpcClient = (urls: readonly string[], timeoutMs = TIMEOUT_MS): PublicClient =>
  createPublicClient({
    transport: fallback(
      urls.map((url) =>
        http(url, {
          timeout: timeoutMs,
          retryCount: 0,
          maxResponseBodySize: MAX_ANSWER_BYTES,
          fetchFn: fetchWithin(timeoutMs),
        }),
      ),
      { retryCount: 0 },
    ),
    // A cached block would hide a reorganisation.
    cacheTime: 0,
  });
