import { isTimeout, RefusedCall } from "#browser/api/client.ts";

/** Why the browser got no response; each has its message in `dappstore.failure`. */
export type Failure = "offline" | "slow" | "unreachable" | "limited" | "server";

const TOO_MANY_REQUESTS = 429;

export function failureOf(error: unknown): Failure {
  if (error instanceof RefusedCall) return error.status === TOO_MANY_REQUESTS ? "limited" : "server";
  if (!navigator.onLine) return "offline";
  return isTimeout(error) ? "slow" : "unreachable";
}
