/** Builds the RateLimit headers under the names that most clients read. */
import type { LimitStatus } from "./rate-limit.ts";

export const rateLimitHeaders = (standing: LimitStatus): Record<string, string> => ({
  "ratelimit-policy": `${standing.limit};w=${standing.windowSeconds}`,
  "ratelimit-limit": String(standing.limit),
  "ratelimit-remaining": String(standing.remaining),
  "ratelimit-reset": String(standing.resetSeconds),
});
