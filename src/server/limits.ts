/** How much one visitor may do. In Postgres all processes count together. */
import type { SubmissionLimits } from "#features/submissions/server/api/refuse.ts";
import { createLimiter, type Limiter } from "#platform/rate-limit.ts";
import type { Foundation } from "./foundation.ts";

export interface Limits {
  /** Rendering a page or answering a call of the JSON API. */
  readonly reads: Limiter;
  /** Anything that may change something. */
  readonly writes: Limiter;
  readonly subscriptions: Limiter;
  /** What a page's form and a call of the API send is one count. */
  readonly forms: SubmissionLimits;
}

const MINUTE = 60;
const HOUR = 3_600;

export function createLimits({ config, database }: Foundation): Limits {
  const limiter = (name: string, points: number, seconds: number): Limiter =>
    createLimiter({
      name,
      points,
      seconds,
      factor: config.RATE_LIMIT_FACTOR,
      ...(database.engine === "postgres" ? { shared: database.db } : {}),
    });
  return {
    reads: limiter("reads", 600, MINUTE),
    writes: limiter("writes", 30, MINUTE),
    subscriptions: limiter("subscribe", 20, HOUR),
    // A logo is sent again when it is refused, a form when it is corrected, a check with every change.
    forms: {
      uploads: limiter("uploads", 40, HOUR),
      submissions: limiter("submissions", 20, HOUR),
      checks: limiter("checks", 240, HOUR),
      messages: limiter("messages", 60, HOUR),
    },
  };
}
