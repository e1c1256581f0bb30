import type { Context } from "hono";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { FormRefusal } from "#features/submissions/server/verbs/refused-form.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import { overLimit } from "#platform/api/over-limit.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { SentFiles } from "#features/submissions/server/verbs/with-files.ts";
import type { Submissions } from "#features/submissions/server/service.ts";

export interface SubmissionLimits {
  /** Files, sent alone or with their form. */
  readonly uploads: Limiter;
  readonly uploadedKilobytes: Limiter;
  readonly submissions: Limiter;
  readonly checks: Limiter;
  readonly messages: Limiter;
  /** Drawn donation amounts. */
  readonly amounts: Limiter;
  /** Requests for a new link. */
  readonly recoveries: Limiter;
}

export interface SubmissionApiDeps {
  readonly submissions: Submissions;
  readonly replies: Replies;
  readonly limits: SubmissionLimits;
  readonly clientOf: (c: Context) => string;
  readonly languageOf: (c: Context) => string;
  readonly text: TranslateKeyIn;
  readonly origin: string;
  /** The donation network's name and explorers. */
  readonly donationNetwork: () => Promise<{ readonly network: string; readonly explorers: string }>;
}

/** All problems at once, each with field, code and text. */
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

/** Counts each file and its bytes. Null if the client is below its limits. */
export async function overFileLimits(deps: SubmissionApiDeps, c: Context, files: SentFiles) {
  const { uploads, uploadedKilobytes } = deps.limits;
  for (const file of [files.logo, files.report, ...(files.screenshots ?? [])]) {
    if (!file) continue;
    const limited =
      (await overLimit(deps, c, uploads)) ??
      (await overLimit(deps, c, uploadedKilobytes, Math.ceil(file.length / 1024)));
    if (limited) return limited;
  }
  return null;
}
