import { data, type RouterContextProvider } from "react-router";
import type { Challenge, ShownProof } from "#features/ownership/model.ts";
import { managePath, receiptPath, type OwnerAct, type SubmissionKind } from "#features/submissions/model.ts";
import { lacksContacts } from "#features/submissions/owners/private-fields.ts";
import { canMove } from "#features/submissions/schema/owner-form.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { isReplaced } from "#features/submissions/shown-state.ts";
import { canAppeal, countSent, isChange, isPausedByOperator } from "#features/submissions/submission.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { localPath } from "#i18n/paths.ts";
import { outageContext } from "#pages/outage.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { isHiddenByUs, isTakenDown } from "#pages/receipt/taken-down.ts";
import { shownProofs } from "#pages/shown-proof.ts";

type Receipt = Extract<Awaited<ReturnType<Submissions["receipt"]>>, { ok: true }>["value"];

export interface ManagedListing {
  readonly name: string;
  readonly kind: SubmissionKind;
  readonly receipt: string;
  readonly page: string;
  /** The form with the listed fields; null while it cannot be changed. */
  readonly editForm: string | null;
  /** Whether its owner, who came later, must give contacts before anything else is changed. */
  readonly lacksContacts: boolean;
  readonly acts: readonly OwnerAct[];
  /** A change under review, or one that its reviewer asks something about. */
  readonly waiting: "review" | "owner" | null;
  /** Whether we hide the listing: then nothing here shows it again. */
  readonly isTakenDown: boolean;
  /** Whether another submission has its page. */
  readonly isReplaced: boolean;
  /** What another review costs: nothing more if a donation has arrived, and one that is due must come first. */
  readonly donation: "given" | "due" | "none";
  /** When the receipt changes hands, and how its reader is notified. */
  readonly handover: { readonly at: string; readonly text: "notYet" | "proven" | "pending" } | null;
}

export interface OwnershipView extends Challenge {
  readonly proofs: readonly ShownProof[];
  readonly isTied: boolean;
  /** The text to sign, once it was asked for. */
  readonly message: string | null;
  /** The text with which the old contract's owner agrees to a move under review. */
  readonly moveMessage: string | null;
}

/** `?sign` shows a message to sign, because it names a recent block. */
export async function load(context: Readonly<RouterContextProvider>, token: string, url: URL) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const frame = pageFrame(request, { seo: "receipt", robots: "noindex" });
  if (context.get(outageContext)) return { ...frame, managed: null, ownership: null };
  const { donations, submissions } = context.get(servicesContext);
  const found = await submissions.receipt(token);
  if (!found.ok) return data({ ...frame, managed: null, ownership: null }, { status: 404 });
  const { submission, donation, handover } = found.value;
  const { kind, state, pausedAt, name } = submission;
  const isOpen = state === "live" && pausedAt === null && !handover?.isNew;
  const isGone = await isTakenDown(context, submission);
  const managed: ManagedListing = {
    name,
    kind,
    receipt: receiptPath(language, token),
    page: managePath(language, token),
    editForm: isOpen ? `${localPath(language, `/submit/${kind}`)}?receipt=${token}` : null,
    lacksContacts: isOpen && lacksContacts(submission),
    acts: actsOf(found.value, isGone),
    waiting: waitingOf(found.value),
    isTakenDown: isHiddenByUs(found.value, isGone),
    isReplaced:
      (state === "live" || isChange(submission)) && isReplaced(found.value.events, found.value.ownsPage),
    donation: donationOf(donation, donations.isAsked),
    handover: handover && {
      at: formatDate(handover.endsAt, language, "minute"),
      text: handoverText(handover),
    },
  };
  return { ...frame, managed, ownership: await ownershipOf(context, token, url.searchParams.has("sign")) };
}

/** Of a page that was given away nothing stays as it is, so its own notice is enough. */
function waitingOf({ submission, events, ownsPage }: Receipt): ManagedListing["waiting"] {
  if (submission.state === "changes_requested") return "owner";
  return isChange(submission) && !isReplaced(events, ownsPage) ? "review" : null;
}

function donationOf(donation: Receipt["donation"], isAsked: boolean): ManagedListing["donation"] {
  if ((donation?.paidAmount ?? null) !== null) return "given";
  return isAsked && (donation?.settledBy ?? null) === null ? "due" : "none";
}

function handoverText({ isNew, cause }: NonNullable<Receipt["handover"]>) {
  if (isNew) return "notYet";
  return cause === "proof" ? "proven" : "pending";
}

async function ownershipOf(
  context: Readonly<RouterContextProvider>,
  token: string,
  isSigning: boolean,
): Promise<OwnershipView | null> {
  const { language } = context.get(pageRequestContext);
  const { ownership } = context.get(servicesContext);
  const found = await ownership.challenge(token);
  if (!found.ok) return null;
  const challenge = found.value;
  const message = isSigning && challenge.canSign ? await ownership.message(token) : null;
  const move = challenge.canSign ? await ownership.moveMessage(token) : null;
  return {
    ...challenge,
    message: message?.ok ? message.value : null,
    moveMessage: move?.ok ? move.value : null,
    ...shownProofs(await ownership.proofsOf(token), language),
  };
}

/** What the owner can do now; the verbs decide again. */
function actsOf({ submission, events, messages, handover, ownsPage }: Receipt, isGone: boolean): OwnerAct[] {
  const { kind, state, pausedAt } = submission;
  if (handover?.isNew) return [];
  const own: OwnerAct[] = handover ? ["cancel_hand_over"] : ["hand_over"];
  if (state === "rejected")
    return [...(canAppeal(events, countSent(messages)) ? (["appeal"] as const) : []), ...own];
  if (state === "withdrawn") return ["reopen", ...own];
  if (state !== "live") return own;
  if (isReplaced(events, ownsPage)) return ["delist", ...own];
  if (pausedAt !== null)
    return [...(isPausedByOperator(submission, events) ? [] : (["resume"] as const)), "delist", ...own];
  const listed: OwnerAct[] = [
    ...(canMove(kind) && !lacksContacts(submission) ? (["move"] as const) : []),
    ...(isGone ? [] : (["pause"] as const)),
  ];
  return [...listed, "delist", ...own];
}
