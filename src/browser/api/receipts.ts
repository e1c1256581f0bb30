/** API calls for the owner of a receipt. */
import type { SubmissionState } from "#features/submissions/model.ts";
import { hiddenBy, type Hidden } from "#features/submissions/shown-state.ts";
import { waitInMinutes } from "#lib/limits/too-many.ts";
import { announceRequest } from "#lib/requests/request-event.ts";
import { api, type ApiAnswer, type Refusal } from "./client.ts";

export interface ReceiptStatus {
  /** Matches the version that the receipt's page was rendered from (pages/receipt/load.ts). */
  readonly version: string;
  readonly state: SubmissionState;
  readonly donationState: string | null;
  /** Whether its live listing is hidden. */
  readonly hidden: Hidden;
  /** The whole response as text, because new confirmations do not change the version. */
  readonly text: string;
}

/** Returns null if the server refuses. */
export async function receiptStatus(token: string, signal?: AbortSignal): Promise<ReceiptStatus | null> {
  const answer = await api.get("/api/receipts/{token}", { path: { token }, ...(signal && { signal }) });
  if (!answer.ok) return null;
  const { changed_at: changedAt, state, donation, events, owns_page: ownsPage } = answer.data;
  return {
    version: [changedAt, ...(donation ? [donation.updated_at] : [])].join(" "),
    state,
    donationState: donation?.state ?? null,
    hidden: hiddenBy(events, ownsPage),
    text: JSON.stringify(answer.data),
  };
}

/**
 * `failed`: the call was refused or got no response. `waitMinutes`: it was rate limited. `problem`: what is wrong with
 * the text that was sent, in the reader's words.
 */
export type SendOutcome = "sent" | "failed" | { readonly waitMinutes: number } | { readonly problem: string };

const TOO_MANY = 429;
/** The status of a thread that takes no more messages. */
const CLOSED = 409;

async function outcomeOf<Answer>(request: Promise<ApiAnswer<Answer>>): Promise<SendOutcome> {
  const answer = await announceRequest(
    request.catch(() => null),
    (come) => come === null,
  );
  if (answer?.ok) return "sent";
  if (!answer) return "failed";
  const problem = answer.status === CLOSED ? answer.message : messageOfField(answer);
  if (problem !== "") return { problem };
  return answer.status === TOO_MANY ? waitInMinutes(answer.retryAfterSeconds) : "failed";
}

/** Sending the same again would not help; empty if the server names no field. */
function messageOfField({ data }: Refusal): string {
  const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { readonly message: string }[] };
  return fields[0]?.message ?? "";
}

export const sendMessage = (token: string, text: string, language: string): Promise<SendOutcome> =>
  outcomeOf(api.post("/api/receipts/{token}/messages", { path: { token }, body: { text }, language }));

export const withdrawSubmission = (token: string): Promise<SendOutcome> =>
  outcomeOf(api.post("/api/receipts/{token}/withdraw", { path: { token } }));
