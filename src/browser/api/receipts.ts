/** API calls for the owner of a receipt. */
import type { SubmissionState } from "#features/submissions/model.ts";
import { waitInMinutes } from "#lib/limits/too-many.ts";
import { announceRequest } from "#lib/requests/request-event.ts";
import { api, type ApiAnswer } from "./client.ts";

export interface ReceiptStatus {
  /** Matches the version that the receipt's page was rendered from (pages/receipt/load.ts). */
  readonly version: string;
  readonly state: SubmissionState;
  readonly donationState: string | null;
  /** The whole response as text, because new confirmations do not change the version. */
  readonly text: string;
}

/** Returns null if the server refuses. */
export async function receiptStatus(token: string, signal?: AbortSignal): Promise<ReceiptStatus | null> {
  const answer = await api.get("/api/receipts/{token}", { path: { token }, ...(signal && { signal }) });
  if (!answer.ok) return null;
  const { changed_at: changedAt, state, donation } = answer.data;
  return {
    version: [changedAt, ...(donation ? [donation.updated_at] : [])].join(" "),
    state,
    donationState: donation?.state ?? null,
    text: JSON.stringify(answer.data),
  };
}

/** `failed`: the call was refused or got no response. `waitMinutes`: it was rate limited. */
export type SendOutcome = "sent" | "failed" | { readonly waitMinutes: number };

const TOO_MANY = 429;

async function outcomeOf<Answer>(request: Promise<ApiAnswer<Answer>>): Promise<SendOutcome> {
  const answer = await announceRequest(
    request.catch(() => null),
    (come) => come === null,
  );
  if (answer?.ok) return "sent";
  return answer?.status === TOO_MANY ? waitInMinutes(answer.retryAfterSeconds) : "failed";
}

export const sendMessage = (token: string, text: string): Promise<SendOutcome> =>
  outcomeOf(api.post("/api/receipts/{token}/messages", { path: { token }, body: { text } }));

export const withdrawSubmission = (token: string): Promise<SendOutcome> =>
  outcomeOf(api.post("/api/receipts/{token}/withdraw", { path: { token } }));
