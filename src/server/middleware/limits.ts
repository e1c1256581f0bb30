/** The rate limits of one visitor. All processes of one Postgres database, or of one parent, share the counters. */
import { AMOUNTS_PER_DAY } from "#features/donations/model.ts";
import type { SubmissionLimits } from "#features/submissions/server/api/refuse.ts";
import { createLimiter, type Limiter } from "#platform/rate-limit.ts";
import type { AskCount } from "#platform/steady/counter-host.ts";
import type { Foundation } from "#server/foundation.ts";

export interface Limits {
  /** Renders of pages and calls of the JSON API. */
  readonly reads: Limiter;
  /** Requests that may change something. */
  readonly writes: Limiter;
  /** Forms beyond `writes` that still come back with what was typed; after that, visitors get a plain page. */
  readonly returnedForms: Limiter;
  readonly subscriptions: Limiter;
  /** Of problems with listings. */
  readonly reports: Limiter;
  /** By client and DApp. */
  readonly opens: Limiter;
  /** Calls of signed-in operators, who may share one address. */
  readonly desk: Limiter;
  /** A page's form and an API call share one counter. */
  readonly forms: SubmissionLimits;
}

/** The figures of the API reference. */
export const PER_MINUTE = { reads: 600, writes: 30 } as const;

/** The cost of a file in `uploadedKilobytes`. */
export const kilobytes = ({ length }: Uint8Array): number => Math.ceil(length / 1024);

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export function createLimits({ config, database }: Foundation, counters?: AskCount): Limits {
  const limiter = (name: string, points: number, seconds: number): Limiter =>
    createLimiter({
      name,
      points,
      seconds,
      factor: config.RATE_LIMIT_FACTOR,
      ...(database.engine === "postgres" ? { shared: database.db } : { counters }),
    });
  return {
    reads: limiter("reads", PER_MINUTE.reads, MINUTE),
    writes: limiter("writes", PER_MINUTE.writes, MINUTE),
    returnedForms: limiter("returned-forms", PER_MINUTE.writes, MINUTE),
    subscriptions: limiter("subscribe", 20, HOUR),
    reports: limiter("reports", 10, HOUR),
    opens: limiter("opens", 1, DAY),
    desk: limiter("desk", 1_200, MINUTE),
    // A logo is sent again after a refusal, a form after a correction, a check after every change.
    forms: {
      uploads: limiter("uploads", 40, HOUR),
      uploadedKilobytes: limiter("uploaded-kb", 200 * 1024, HOUR),
      submissions: limiter("submissions", 20, HOUR),
      checks: limiter("checks", 240, HOUR),
      messages: limiter("messages", 60, HOUR),
      amounts: limiter("amounts", AMOUNTS_PER_DAY, DAY),
      recoveries: limiter("recoveries", 10, HOUR),
    },
  };
}
