/** A network's RPC servers as one viem client. */
import { createPublicClient, fallback, http, type PublicClient } from "viem";

const TIMEOUT_MS = 8_000;

/** The first server that answers is used; one that fails is passed over. */
export const createChainClient = (urls: readonly string[], timeoutMs = TIMEOUT_MS): PublicClient =>
  createPublicClient({
    transport: fallback(
      urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 })),
      { retryCount: 0 },
    ),
    // An answer kept from a moment ago would hide a reorganisation.
    cacheTime: 0,
  });
