/**
 * The links in mails. Opening a link only shows a question; the button on its page confirms the address or
 * invalidates the old link of a receipt.
 */
import {
  NUMBER_CHARACTERS,
  NUMBER_LENGTH,
  PROOF_NOTICE_HOURS,
  RECOVERY_HOURS,
  RECOVERY_PAUSE_MS,
} from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { ReceiptLink, ReceiptRequest } from "#features/submissions/server/link-store.ts";
import { recoveryMail } from "#features/submissions/server/mail/mails.ts";
import type { SubmissionStore } from "#features/submissions/server/store.ts";
import { isEmail } from "#lib/email.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { isStorageFull, isUnavailable } from "#platform/database/errors.ts";
import { createToken, hashToken, isToken } from "#platform/random.ts";

type LinkDeps = Pick<SubmissionDeps, "store" | "clock" | "mail" | "texts" | "onAddressConfirmed">;

const HOUR_MS = 3_600_000;

/** Accepts spaces and lower case in a receipt number. */
function readNumber(text: string): string | null {
  if (text.length > 40) return null;
  const number = text.replaceAll(/[\s-]/g, "").toUpperCase();
  const isNumber =
    number.length === NUMBER_LENGTH && [...number].every((one) => NUMBER_CHARACTERS.includes(one));
  return isNumber ? number : null;
}

export type RecoverRefusal = "invalid_number" | "invalid_email" | "mail_off" | "unavailable";

/**
 * Only queues the request. Whether number and address match is checked later by a worker, so that neither the
 * response nor its timing reveals it.
 */
export async function requestNewLink(
  { store, mail }: Pick<LinkDeps, "store" | "mail">,
  given: ReceiptRequest,
): Promise<Result<null, RecoverRefusal>> {
  const number = readNumber(given.number);
  if (number === null) return fail("invalid_number");
  const email = given.email.length > 1_000 ? "" : given.email.trim();
  if (!isEmail(email)) return fail("invalid_email");
  if (!mail.enabled) return fail("mail_off");
  try {
    await store.addRequest({ number, email });
  } catch (error) {
    if (isUnavailable(error) || isStorageFull(error)) return fail("unavailable");
    throw error;
  }
  return ok(null);
}

/** Processes the queued requests; returns their number. */
export async function sendNewLinks(deps: LinkDeps): Promise<number> {
  for (let done = 0; ; done += 1) {
    const hasMore = await deps.store.transaction(async (inside, tx) => {
      const request = await inside.takeRequest();
      if (!request) return false;
      const found = await inside.byNumber(request.number);
      if (!found || found.email.toLowerCase() !== request.email.toLowerCase()) return true;
      const at = deps.clock.now();
      const since = new Date(at.getTime() - RECOVERY_PAUSE_MS);
      if (await inside.hasRecoverySince(found.id, since)) return true;
      const token = createToken();
      if (!(await deps.mail.ask(tx, recoveryMail(deps.texts, found, token)))) return true;
      await inside.addLink(hashToken(token), { submissionId: found.id, purpose: "recover", createdAt: at });
      return true;
    });
    if (!hasMore) return done;
  }
}

const HOURS = { confirm: Infinity, recover: RECOVERY_HOURS, stop: PROOF_NOTICE_HOURS } as const;

const isOver = ({ purpose, createdAt }: ReceiptLink, now: Date): boolean =>
  now.getTime() >= createdAt.getTime() + HOURS[purpose] * HOUR_MS;

async function find(
  store: Pick<SubmissionStore, "findLink">,
  token: string,
  now: Date,
): Promise<ReceiptLink | null> {
  const link = isToken(token) ? await store.findLink(hashToken(token)) : null;
  return link && !isOver(link, now) ? link : null;
}

/** The question on a link's page; null if the link is invalid. */
export const mailLinkPurpose = async (
  { store, clock }: Pick<LinkDeps, "store" | "clock">,
  token: string,
): Promise<ReceiptLink["purpose"] | null> => (await find(store, token, clock.now()))?.purpose ?? null;

interface Opened {
  /** The receipt's token; null if the link in the mail has expired. */
  readonly receipt: string | null;
}

/** The button was pressed: confirms the address, and a new link replaces the old one. */
export function openMailLink(
  deps: LinkDeps,
  token: string,
  receipt: string,
): Promise<Result<Opened, "not_found">> {
  return deps.store.transaction(async (inside, tx) => {
    const at = deps.clock.now();
    const link = await find(inside, token, at);
    const submission = link ? await inside.lock(link.submissionId) : null;
    if (!link || link.purpose === "stop" || !submission || submission.email === "") return fail("not_found");
    await inside.setMailState(submission.id, "confirmed");
    if (deps.mail.enabled) {
      await deps.mail.confirmAddress(tx, submission.email);
      await deps.onAddressConfirmed(tx, submission.email);
    }
    if (link.purpose === "recover") {
      await inside.replaceToken(submission.id, hashToken(token));
      return ok({ receipt: token });
    }
    const known = isToken(receipt) ? await inside.byToken(hashToken(receipt)) : null;
    return ok({ receipt: known?.id === submission.id ? receipt : null });
  });
}

/** The owner of the address did not send this submission: stops mails about it and to an unconfirmed address. */
export function refuseMailLink(deps: LinkDeps, token: string): Promise<Result<null, "not_found">> {
  return deps.store.transaction(async (inside, tx) => {
    const link = await find(inside, token, deps.clock.now());
    const submission = link ? await inside.lock(link.submissionId) : null;
    if (!submission) return fail("not_found");
    await inside.setMailState(submission.id, "refused");
    await deps.mail.refuse(tx, submission.email);
    return ok(null);
  });
}
