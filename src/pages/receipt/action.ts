import { redirect, type RouterContextProvider } from "react-router";
import { LINK_TEXTS } from "#features/donations/texts.ts";
import { receiptPath } from "#features/submissions/model.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { localPath } from "#i18n/paths.ts";
import { outageContext, outageIn, type Outage } from "#pages/outage.ts";
import { waitFromError } from "#lib/limits/too-many.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import type { ReceiptOutcome } from "./receipt-outcome.ts";

/** The typed text if nothing could be saved; the receipt cannot be read then either. */
export interface Unsaved {
  readonly status: 503;
  readonly outage: Outage;
  readonly intent: string;
  readonly payment: string;
  readonly typed: string;
  readonly message: string;
}

type Context = Readonly<RouterContextProvider>;

export async function act(
  context: Context,
  token: string,
  request: Request,
): Promise<ReceiptOutcome | Unsaved | Response> {
  const { text, refusal } = await context.get(pageRequestContext).readForm(request);
  if (refusal?.status === 429) return waiting(context, refusal.why.waitMinutes, text);
  if (refusal) return { status: refusal.status, ...unreadable(context) } satisfies ReceiptOutcome;
  try {
    return await carryOut(context, token, text);
  } catch (thrown) {
    const outage = outageIn(thrown);
    if (outage === null) return waiting(context, waitFromError(thrown).waitMinutes, text);
    context.set(outageContext, outage);
    return unsaved(outage, text);
  }
}

type PostedText = (name: string) => string;

const unsaved = (outage: Outage, text: PostedText): Unsaved => ({
  status: 503,
  outage,
  intent: text("intent"),
  payment: text("payment"),
  typed: text("explorer_url"),
  message: text("text"),
});

/** The result if the rate limit is exceeded. */
function waiting(context: Context, minutes: number, text: PostedText): ReceiptOutcome {
  const notice = context.get(pageRequestContext).translate("error.tooMany.wait", { minutes });
  return { status: 429, notice, tone: "bad", typed: text("explorer_url"), message: text("text") };
}

const unreadable = (context: Context) =>
  ({ notice: context.get(pageRequestContext).translate("common.errors.badRequest"), tone: "bad" }) as const;

async function carryOut(
  context: Context,
  token: string,
  text: PostedText,
): Promise<ReceiptOutcome | Response> {
  switch (text("intent")) {
    case "claim":
      return claim(context, token, { payment: text("payment"), explorerUrl: text("explorer_url") });
    case "message":
      return sendMessage(context, token, text("text"));
    case "withdraw":
      return withdraw(context, token);
    default:
      return { status: 400, ...unreadable(context) } satisfies ReceiptOutcome;
  }
}

interface Claim {
  readonly payment: string;
  readonly explorerUrl: string;
}

async function claim(context: Context, token: string, given: Claim): Promise<ReceiptOutcome | Response> {
  const { language } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const taken = await submissions.claimDonation(token, given);
  // A payment that the first check refused is no success: the receipt says what is wrong with it.
  if (taken.ok)
    return redirect(
      (await isRefused(submissions, token))
        ? receiptPath(language, token)
        : `${localPath(language, "/success")}?receipt=${token}`,
      303,
    );
  if (taken.code === "not_found") return { status: 404 };
  return { status: 422, typed: given.explorerUrl, problem: LINK_TEXTS[taken.code] };
}

async function isRefused(submissions: Submissions, token: string): Promise<boolean> {
  const found = await submissions.receipt(token);
  return found.ok && found.value.donation?.state === "rejected";
}

async function sendMessage(
  context: Context,
  token: string,
  text: string,
): Promise<ReceiptOutcome | Response> {
  const { language, translate, translateKey } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const written = await submissions.sendMessage(token, text);
  if (written.ok) return redirect(`${receiptPath(language, token)}#thread`, 303);
  if (written.code === "not_found") return { status: 404 };
  const refused = (messageProblem: string) => ({ status: 422, message: text, messageProblem });
  if (text.trim() === "") return refused(translate("receipt.thread.emptyMessage"));
  const [problem] = "problems" in written ? written.problems : [];
  // The kind of the form does not matter for a message.
  if (problem) return refused(translateKey(problemMessage("dapp", problem), problem.values));
  return refused(translate("receipt.thread.closed"));
}

async function withdraw(context: Context, token: string): Promise<ReceiptOutcome | Response> {
  const { language, translate } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const done = await submissions.withdraw(token);
  if (done.ok) return redirect(receiptPath(language, token), 303);
  return { status: 409, notice: translate("receipt.withdraw.failed"), tone: "bad" };
}
