import type { RouterContextProvider } from "react-router";
import { receiptPath, SUBMISSION_KINDS, type SubmissionKind } from "#features/submissions/model.ts";
import { awaitedPayment } from "#features/submissions/shown-state.ts";
import { maskEmail } from "#lib/email.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

type Context = Readonly<RouterContextProvider>;

interface Sent {
  readonly kind: SubmissionKind;
  readonly href: string;
  /** The whole private address. */
  readonly address: string;
  /** The masked address that was asked to confirm; null if none was. */
  readonly mailedTo: string | null;
  /** Where the payment stands that the review waits for. */
  readonly payment: ReturnType<typeof awaitedPayment>;
}

async function findSent(context: Context, token: string | null): Promise<Sent | null> {
  const { language, publicOrigin } = context.get(pageRequestContext);
  const { submissions } = context.get(servicesContext);
  const found = token ? await submissions.receipt(token) : null;
  if (!token || !found?.ok) return null;
  const { submission, donation } = found.value;
  const { kind, email, state } = submission;
  const href = receiptPath(language, token);
  const mailedTo = (await submissions.isAskedToConfirm(submission)) ? maskEmail(email) : null;
  const payment = awaitedPayment(state, donation?.state ?? null);
  return { kind, href, address: publicOrigin + href, mailedTo, payment };
}

/** The donation's form leads here with `?receipt=…`; `?kind=token` alone names what was submitted. */
export async function load(context: Context, url: string) {
  const { searchParams } = new URL(url);
  const sent = await findSent(context, searchParams.get("receipt"));
  const kind: SubmissionKind | "generic" =
    sent?.kind ?? SUBMISSION_KINDS.find((one) => one === searchParams.get("kind")) ?? "generic";
  return {
    ...pageFrame(context.get(pageRequestContext), { seo: "success", robots: "noindex" }),
    kind,
    sent,
  };
}
