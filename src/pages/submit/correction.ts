import type { RouterContextProvider } from "react-router";
import type { SubmissionFormData, ServerProblem } from "#features/submissions/form-data.ts";
import { entriesOf } from "#features/submissions/form-entries.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { fieldsOfReason, isReasonCode } from "#features/submissions/reasons.ts";
import { isReplaced } from "#features/submissions/shown-state.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { outageContext } from "#pages/outage.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";

type Receipt = Extract<Awaited<ReturnType<Submissions["receipt"]>>, { ok: true }>["value"];

/** The form as it was sent, with the reviewer's requests at its fields; null if there are none. */
export async function correctionOf(
  context: Readonly<RouterContextProvider>,
  kind: SubmissionKind,
  token: string,
): Promise<Pick<SubmissionFormData, "posted" | "correction"> | null> {
  // After an outage the posted form is shown as it is and is sent to the same receipt again.
  if (context.get(outageContext)) return { correction: { token, fields: [], note: "", ...UNKNOWN } };
  const found = await context.get(servicesContext).submissions.receipt(token);
  if (!found.ok) return null;
  const { submission, events, donation, ownsPage } = found.value;
  if (submission.kind !== kind || !isOpen(submission)) return null;
  const { fields } = submission;
  return {
    posted: { entries: entriesOf(fields), problems: asked(found.value, context.get(pageRequestContext)) },
    correction: {
      token,
      fields: Object.keys(fields),
      note:
        submission.state === "live" ? "" : (events.findLast(({ reasons }) => reasons.length > 0)?.note ?? ""),
      isChange: submission.state === "live",
      isReplaced: isReplaced(events, ownsPage),
      hasDonated: (donation?.paidAmount ?? null) !== null,
    },
  };
}

const UNKNOWN = { isChange: false, isReplaced: false, hasDonated: false } as const;

/** Sent back by a reviewer, or public and its owner wants to change it. */
const isOpen = ({ state, pausedAt }: Receipt["submission"]): boolean =>
  state === "changes_requested" || (state === "live" && pausedAt === null);

/** The reviewer's requests by field; a field without a reason gets a generic text. */
function asked({ submission, reasons, openFields }: Receipt, { translate }: PageRequest): ServerProblem[] {
  return openFields.map((path) => {
    const ways = reasons
      .filter(isReasonCode)
      .filter((reason) => fieldsOfReason(reason, submission.fields).includes(path))
      .map((reason) => translate(`reasons.${reason}.fix`));
    return { path, code: "asked", ...(ways.length > 0 && { message: ways.join(" ") }) };
  });
}
