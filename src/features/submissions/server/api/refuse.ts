import type { Context } from "hono";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { FormRefusal } from "#features/submissions/server/verbs/refused-form.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Submissions } from "#features/submissions/server/service.ts";

export interface SubmissionLimits {
  readonly uploads: Limiter;
  readonly submissions: Limiter;
  readonly checks: Limiter;
  readonly messages: Limiter;
}

export interface SubmissionApiDeps {
  readonly submissions: Submissions;
  readonly replies: Replies;
  readonly limits: SubmissionLimits;
  readonly clientOf: (c: Context) => string;
  readonly languageOf: (c: Context) => string;
  readonly text: (language: string, key: string, values?: object) => string;
  readonly origin: string;
  /** Where donations are made, in words. */
  readonly donationNetwork: () => Promise<{ readonly network: string; readonly explorers: string }>;
}

/** All problems at once, each with its field, its code and its text. */
export function sendFormRefusal(
  { replies, languageOf, text }: SubmissionApiDeps,
  c: Context,
  kind: SubmissionKind,
  { code, problems }: FormRefusal,
) {
  const language = languageOf(c);
  const fields = problems.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: text(language, problemMessage(kind, problem), { count: 0, network: "", ...problem.values }),
  }));
  return replies.sendFailure(c, code, { fields });
}

/** Null where the client may go on. */
export async function overLimit({ replies, clientOf }: SubmissionApiDeps, c: Context, limiter: Limiter) {
  const decision = await limiter.consume(clientOf(c));
  return decision.allowed
    ? null
    : replies.sendFailure(c, "rate_limited", { values: { seconds: decision.retryAfterSeconds } });
}
