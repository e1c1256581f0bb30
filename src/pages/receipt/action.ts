import { redirect, type RouterContextProvider } from "react-router";
import type { NoticeTone } from "#ui/notice/notice.tsx";
import { LINK_TEXTS } from "#features/donations/texts.ts";
import { receiptPath } from "#features/submissions/model.ts";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

/** What the page shows of a form that was refused; what was typed stays. */
export interface ReceiptOutcome {
  readonly status: number;
  readonly notice?: string;
  readonly tone?: NoticeTone;
  /** The link that was typed, and why it was refused: a message's key. */
  readonly typed?: string;
  readonly problem?: (typeof LINK_TEXTS)[keyof typeof LINK_TEXTS];
  readonly message?: string;
  readonly messageProblem?: string;
}

type Context = Readonly<RouterContextProvider>;

export async function act(context: Context, token: string, request: Request) {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  switch (text("intent")) {
    case "claim":
      return claim(context, token, { payment: text("payment"), explorerUrl: text("explorer_url") });
    case "message":
      return write(context, token, text("text"));
    case "withdraw":
      return withdraw(context, token);
    default:
      return { status: 400 } satisfies ReceiptOutcome;
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
  if (taken.ok) return redirect(`${localPath(language, "/success")}?receipt=${token}`, 303);
  if (taken.code === "not_found") return { status: 404 };
  return { status: 422, typed: given.explorerUrl, problem: LINK_TEXTS[taken.code] };
}

async function write(context: Context, token: string, text: string): Promise<ReceiptOutcome | Response> {
  const { language, translate } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const written = await submissions.writeMessage(token, text);
  if (written.ok) return redirect(`${receiptPath(language, token)}#thread`, 303);
  if (written.code === "not_found") return { status: 404 };
  const key = text.trim() === "" ? "receipt.thread.emptyMessage" : "receipt.thread.failed";
  return { status: 422, message: text, messageProblem: translate(key) };
}

async function withdraw(context: Context, token: string): Promise<ReceiptOutcome | Response> {
  const { language, translate } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const done = await submissions.withdraw(token);
  if (done.ok) return redirect(receiptPath(language, token), 303);
  return { status: 409, notice: translate("receipt.withdraw.failed"), tone: "bad" };
}
