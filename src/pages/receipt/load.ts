import { data, type RouterContextProvider } from "react-router";
import type { DonationStatus } from "#features/donations/model.ts";
import { canBecome, receiptPath } from "#features/submissions/model.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";

type FoundReceipt = Extract<Awaited<ReturnType<Submissions["receipt"]>>, { ok: true }>["value"];

export interface Receipt extends FoundReceipt {
  /** What the reviewer wrote with the newest decision. */
  readonly note: string;
  readonly isOverdue: boolean;
}

export interface ReceiptLinks {
  readonly page: string;
  /** Answers how it stands, for the script that keeps the page up to date. */
  readonly status: string;
  readonly feed: string;
  readonly fix: string;
  readonly again: string;
  readonly swap: string;
  readonly listing: string | null;
}

/** Paid or being paid, there is nothing to show; a demonstration goes on being shown as one. */
const asksForPayment = (donation: DonationStatus | null): boolean =>
  donation?.state === "open" || donation?.state === "rejected" || donation?.settledBy === "demo";

export async function load(context: Readonly<RouterContextProvider>, token: string) {
  const request = context.get(pageRequestContext);
  const { language, publicOrigin } = request;
  const { submissions } = context.get(servicesContext);
  const frame = pageFrame(request, { seo: "receipt", robots: "noindex" });
  const found = await submissions.receipt(token);
  if (!found.ok) return data({ ...frame, receipt: null }, { status: 404 });
  const { submission, donation, events } = found.value;
  const isAsked = submission.state === "awaiting_donation" || submission.state === "in_review";
  const box = isAsked && asksForPayment(donation) ? await submissions.donationBox(token) : null;
  const receipt: Receipt = {
    ...found.value,
    note: events.findLast(({ reasons }) => reasons.length > 0)?.note ?? "",
    isOverdue: found.value.expectedBy !== null && found.value.expectedBy < new Date(),
  };
  const page = receiptPath(language, token);
  return {
    ...frame,
    receipt,
    box: box?.ok ? box.value : null,
    hasNoAmount: box !== null && !box.ok && box.code === "no_amount_left",
    links: { ...linksOf(language, token, receipt), swap: resolveLink("tool:swapTpt", request).href },
    address: publicOrigin + page,
    canWithdraw: canBecome(submission.state, "withdrawn"),
    /** What this browser remembers of it, so that the visitor finds the way back. */
    kept: { number: submission.number, kind: submission.kind, name: submission.name, href: page },
  };
}

const linksOf = (language: Language, token: string, { submission }: Receipt): Omit<ReceiptLinks, "swap"> => ({
  page: receiptPath(language, token),
  status: `/api/receipts/${token}`,
  feed: `/feeds/receipts/${token}.atom`,
  fix: `${localPath(language, `/submit/${submission.kind}`)}?receipt=${token}`,
  again: localPath(language, `/submit/${submission.kind}`),
  listing: submission.listing,
});
