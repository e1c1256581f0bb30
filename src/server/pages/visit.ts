/**
 * What a page's loaders and actions can do for one visitor. A form sent through its page counts as one sent through
 * the API; when it is one too many, the page keeps what was typed and says how long to wait.
 */
import type { Limiter } from "#platform/rate-limit.ts";
import type { PageServices } from "#server/services.ts";

export interface Visit {
  readonly services: PageServices;
  /** The page's answer, with the time to wait where the visitor did too much. */
  readonly answer: (response: Response) => Response;
}

interface Visitor {
  /** The key of the visitor's limits. */
  readonly client: string;
  readonly submissionLimit: Limiter;
}

export function createVisit(services: PageServices, { client, submissionLimit }: Visitor): Visit {
  const { submissions } = services;
  let retryAfterSeconds: number | null = null;
  const submit: PageServices["submissions"]["submit"] = async (...sent) => {
    const decision = await submissionLimit.consume(client);
    if (decision.allowed) return submissions.submit(...sent);
    ({ retryAfterSeconds } = decision);
    return { ok: false, code: "rate_limited", retryAfterSeconds };
  };
  return {
    services: { ...services, submissions: { ...submissions, submit } },
    answer(response) {
      if (retryAfterSeconds === null) return response;
      const headers = new Headers(response.headers);
      headers.set("retry-after", String(retryAfterSeconds));
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
