/**
 * The services of one visit. A page's form uses the same counters as the API. When a limit is used up, the verb throws,
 * the page's action returns 429 with what was typed, and the headers contain the time to wait.
 */
import { TooManyError } from "#lib/limits/too-many.ts";
import { rateLimitHeaders } from "#platform/rate-limit-headers.ts";
import type { Limiter, LimitRefusal } from "#platform/rate-limit.ts";
import { kilobytes, type Limits } from "#server/middleware/limits.ts";
import type { PageServices } from "#server/services.ts";

export interface Visit {
  readonly services: PageServices;
  /** Headers with the time to wait; empty unless the visitor exceeded a limit. */
  readonly waitHeaders: () => Readonly<Record<string, string>>;
}

interface Visitor {
  /** The client key of the rate limits. */
  readonly client: string;
  readonly limits: Pick<Limits, "forms" | "subscriptions" | "reports">;
  /** Set if the visitor had already exceeded a limit before the page ran. */
  readonly returned?: LimitRefusal | undefined;
}

export function createVisit(services: PageServices, { client, limits, returned }: Visitor): Visit {
  let refused = returned ?? null;
  const count = async (limiter: Limiter, cost = 1): Promise<void> => {
    const decision = await limiter.consume(client, cost);
    if (decision.allowed) return;
    refused = decision;
    throw new TooManyError(decision.retryAfterSeconds);
  };
  const counted = countedBy(count);
  const { submissions, ownership, subscriptions, problemReports } = services;
  const { uploads, uploadedKilobytes, checks, messages, recoveries, amounts } = limits.forms;
  const upload: PageServices["submissions"]["upload"] = async (kind, bytes) => {
    await count(uploads);
    await count(uploadedKilobytes, kilobytes(bytes));
    return submissions.upload(kind, bytes);
  };
  const mayDraw = async (): Promise<boolean> => (await amounts.consume(client)).allowed;
  return {
    services: {
      ...services,
      submissions: {
        ...submissions,
        upload,
        storeFiles: (files) => submissions.storeFiles(files, upload),
        sendForm: (form) => submissions.sendForm(form, countingOf(limits, count)),
        preflight: counted(checks, submissions.preflight),
        submit: counted(limits.forms.submissions, submissions.submit),
        claimDonation: counted(messages, submissions.claimDonation),
        sendMessage: counted(messages, submissions.sendMessage),
        withdraw: counted(messages, submissions.withdraw),
        ownerAct: counted(messages, submissions.ownerAct),
        resubmit: counted(messages, submissions.resubmit),
        requestNewLink: counted(recoveries, submissions.requestNewLink),
        donationBox: (token, showing) => submissions.donationBox(token, { ...showing, mayDraw }),
      },
      ownership: {
        ...ownership,
        prove: counted(messages, ownership.prove),
        recover: counted(messages, ownership.recover),
        signMove: counted(messages, ownership.signMove),
      },
      subscriptions: { ...subscriptions, subscribe: counted(limits.subscriptions, subscriptions.subscribe) },
      problemReports: { ...problemReports, report: counted(limits.reports, problemReports.report) },
    },
    waitHeaders: () => (refused ? waitHeadersOf(refused) : {}),
  };
}

const countedBy =
  (count: (limiter: Limiter) => Promise<void>) =>
  <Sent extends readonly unknown[], Done>(limiter: Limiter, verb: (...sent: Sent) => Promise<Done>) =>
  async (...sent: Sent): Promise<Done> => {
    await count(limiter);
    return verb(...sent);
  };

const countingOf = ({ forms }: Visitor["limits"], count: (limiter: Limiter) => Promise<void>) => ({
  check: () => count(forms.checks),
  submission: () => count(forms.submissions),
  message: () => count(forms.messages),
});

const waitHeadersOf = ({ retryAfterSeconds, standing }: LimitRefusal) => ({
  "retry-after": String(retryAfterSeconds),
  ...rateLimitHeaders(standing),
});
