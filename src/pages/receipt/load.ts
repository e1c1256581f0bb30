import { data, type RouterContextProvider } from "react-router";
import type { DonationStatus } from "#features/donations/model.ts";
import { DONATION_STEP, receiptPath } from "#features/submissions/model.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { lastStepBy, ownerVoice } from "#features/submissions/owners/owner-voice.ts";
import { isReplaced } from "#features/submissions/shown-state.ts";
import { canAppeal, countSent } from "#features/submissions/submission.ts";
import { maskEmail } from "#lib/email.ts";
import { outageContext } from "#pages/outage.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import type { ShownReceipt } from "./receipt-props.ts";
import { submittedRows } from "./slip/submitted-rows.ts";
import { paymentSummary } from "./payment-summary.ts";
import { isHiddenByUs, isTakenDown } from "./taken-down.ts";
import { timelineOf } from "./view.ts";

type FoundReceipt = Extract<Awaited<ReturnType<Submissions["receipt"]>>, { ok: true }>["value"];

/**
 * A demonstration's form leads here with this query. Its donation is settled at once, so the box is shown only at
 * this step.
 */
const isDonationStep = (url: string, { donation }: FoundReceipt): boolean =>
  donation?.settledBy === "demo" && new URL(url).searchParams.has(DONATION_STEP);

/** Whether a person opens the page. Fetches by scripts and prefetches do not count. */
function isOpened({ headers }: Request): boolean {
  const goal = headers.get("sec-fetch-dest") ?? "document";
  const isAhead = /prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
  return goal === "document" && !isAhead;
}

export async function load(context: Readonly<RouterContextProvider>, token: string, asked: Request) {
  const request = context.get(pageRequestContext);
  const { language, publicOrigin } = request;
  const { submissions } = context.get(servicesContext);
  const frame = pageFrame(request, { seo: "receipt", robots: "noindex" });
  if (context.get(outageContext)) return { ...frame, receipt: null };
  const found = await submissions.receipt(token);
  if (!found.ok) return data({ ...frame, receipt: null }, { status: 404 });
  const { submission, donation } = found.value;
  const isGone = await isTakenDown(context, submission);
  const standing = paymentSummary({ ...submission, donation });
  const isShown = standing.asksForPayment || isDonationStep(asked.url, found.value);
  const box = isShown ? await submissions.donationBox(token, { isShown: isOpened(asked) }) : null;
  const receipt: ShownReceipt = {
    token,
    address: publicOrigin + receiptPath(language, token),
    ...submissionOf(found.value, isGone),
    donation: donation && donationOf(donation),
    box: box?.ok ? box.value : null,
    hasNoAmount: box !== null && !box.ok && box.code === "no_amount_left",
    swapHref: resolveLink("tool:swapToken", request).href,
  };
  return { ...frame, receipt, submitted: await submittedRows(context, submission) };
}

const isUnderReview = (state: string): boolean => state === "in_review" || state === "changes_requested";

/** After each of these a listing is public or not; after a change it is what it was. */
const STEPS: ReadonlySet<string> = new Set(["change_requested", "published", "delisted", "reopened"]);

type OfSubmission = Omit<ShownReceipt, "token" | "address" | "donation" | "box" | "hasNoAmount" | "swapHref">;

function handoverOf({ handover }: FoundReceipt): ShownReceipt["handover"] {
  if (!handover) return null;
  const { endsAt, cause, isNew } = handover;
  return { at: endsAt.toISOString(), by: isNew ? "next" : cause };
}

function submissionOf(found: FoundReceipt, isGone: boolean): OfSubmission {
  const { submission, events, donation, messages, reasons, queue, expectedBy, ownerSince, ownsPage } = found;
  const { number, kind, state, name, listing, email, fields } = submission;
  const step = events.findLast(({ code }) => STEPS.has(code));
  const lastStep = step?.code;
  const isDelisted = state === "withdrawn" && lastStep === "delisted";
  const isChange = isUnderReview(state) && lastStep === "change_requested";
  const isPaused = submission.pausedAt !== null;
  return {
    number,
    kind,
    state,
    name,
    listing,
    version: [submission.changedAt, donation?.updatedAt].flatMap((at) => at?.toISOString() ?? []).join(" "),
    logo: typeof fields["icon_url"] === "string" ? fields["icon_url"] : null,
    isPaused,
    isTakenDown: isDelisted ? step?.actor === "operator" : isHiddenByUs(found, isGone),
    isChange,
    isDelisted,
    isReplaced: (state === "live" || isChange) && isReplaced(events, ownsPage),
    stepBy: lastStepBy(events, found),
    ownerSince: ownerSince?.toISOString() ?? null,
    canAppeal: state === "rejected" && canAppeal(events, countSent(messages)),
    handover: handoverOf(found),
    sentAt: submission.createdAt.toISOString(),
    contact: email && maskEmail(email),
    timeline: timelineOf(events, donation?.events ?? [], found),
    messages: messages.map(({ at, author, text }) => ({
      at: at.toISOString(),
      author: author === "operator" ? "reviewer" : ownerVoice(at, found),
      text,
    })),
    reasons,
    note: events.findLast((event) => event.reasons.length > 0)?.note ?? "",
    queue,
    expectedBy: expectedBy?.toISOString() ?? null,
    isOverdue: expectedBy !== null && expectedBy < new Date(),
  };
}

/** Without the events, which are in the timeline. */
function donationOf(status: DonationStatus): NonNullable<ShownReceipt["donation"]> {
  const { submissionId: _id, updatedAt: _at, events: _events, ...shown } = status;
  return shown;
}
