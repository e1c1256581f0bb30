import type { RouterContextProvider } from "react-router";
import { receiptPath, SUBMISSION_KINDS, type SubmissionKind } from "#features/submissions/model.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

type Context = Readonly<RouterContextProvider>;

interface Sent {
  readonly kind: SubmissionKind;
  readonly href: string;
  /** The whole private address, to keep. */
  readonly address: string;
}

async function findSent(context: Context, token: string | null): Promise<Sent | null> {
  const { language, publicOrigin } = context.get(pageRequestContext);
  const found = token ? await context.get(servicesContext).submissions.receipt(token) : null;
  if (!token || !found?.ok) return null;
  const href = receiptPath(language, token);
  return { kind: found.value.submission.kind, href, address: publicOrigin + href };
}

/** `?receipt=…` is where the donation's form leads; `?kind=token` alone says what was submitted. */
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
