import type { Submission } from "#features/submissions/model.ts";
import type { SubmissionFile } from "#features/submissions/server/verbs/review.ts";
import { formatTable, type TableRow } from "#tools/operator/table.ts";

export const submissionRow = (one: Submission): TableRow => ({
  number: one.number,
  id: one.id,
  kind: one.kind,
  state: one.state,
  name: one.name,
  since: (one.reviewSince ?? one.createdAt).toISOString(),
  changed: one.changedAt.toISOString(),
});

/** Everything about one submission, the way a reviewer reads it. */
export function submissionText({ submission, events, messages, donation }: SubmissionFile): string {
  const fields = Object.entries({ ...submission.fields, email: submission.email }).map(([field, value]) => ({
    field,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
  const history = events.map(({ at, actor, actorName, code, reasons, note }) => ({
    at: at.toISOString(),
    by: actorName || actor,
    event: code,
    reasons: reasons.join(" "),
    note,
  }));
  const thread = messages.map(({ at, author, authorName, text }) => ({
    at: at.toISOString(),
    by: authorName || author,
    text,
  }));
  return [
    formatTable([submissionRow(submission)]),
    formatTable(fields),
    ...(donation ? [formatTable([{ donation: donation.state, transaction: donation.txHash }])] : []),
    formatTable(history),
    ...(thread.length > 0 ? [formatTable(thread)] : []),
  ].join("\n\n");
}
