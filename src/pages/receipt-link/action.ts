import { data, redirect, type RouterContextProvider } from "react-router";
import { receiptPath } from "#features/submissions/model.ts";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

export interface LinkOutcome {
  readonly state: "refused" | "stopped" | "invalid";
}

const answer = (status: number, state: LinkOutcome["state"]) =>
  data({ state } satisfies LinkOutcome, { status });

export async function act(context: Readonly<RouterContextProvider>, request: Request) {
  const { language, readForm } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const { text, refusal } = await readForm(request);
  // Nothing was typed, and the link stays valid.
  if (refusal?.status === 429) throw data("too many", { status: 429, statusText: "Too Many Requests" });
  if (refusal) return answer(refusal.status, "invalid");
  const token = text("token");
  if (text("intent") === "refuse") {
    const refused = await submissions.refuseMailLink(token);
    return refused.ok ? answer(200, "refused") : answer(404, "invalid");
  }
  if (text("intent") === "stop") {
    const stopped = await submissions.stopRecovery(token);
    return stopped.ok ? answer(200, "stopped") : answer(404, "invalid");
  }
  const opened = await submissions.openMailLink(token, text("receipt"));
  if (opened.ok) {
    const { receipt } = opened.value;
    return redirect(receipt ? receiptPath(language, receipt) : localPath(language, "/submissions"), 303);
  }
  // On a second click the new token is already the receipt's own.
  const known = await submissions.receipt(token);
  return known.ok ? redirect(receiptPath(language, token), 303) : answer(404, "invalid");
}
