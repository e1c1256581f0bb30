/** The forms' API calls. A call without a response, or refused permanently, is a failure. */
import { api, type ApiAnswer, type Refusal } from "#browser/api/client.ts";
import type { ShownFinding, ServerProblem } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { waitInMinutes } from "#lib/limits/too-many.ts";
import { announceRequest } from "#lib/requests/request-event.ts";

/** Null if there is no readable response. */
const announced = <Answer>(request: Promise<ApiAnswer<Answer>>): Promise<ApiAnswer<Answer> | null> =>
  announceRequest(
    request.catch(() => null),
    (answer) => answer === null,
  );

/** The names of the parts. */
export type UploadPart = "logo" | "screenshots" | "audit_report";

/** The form's value for the file, or why there is none. */
export type UploadAnswer = { readonly value: string } | "refused" | "failed";

/** The status of a refused file. */
const REFUSED = 422;

export async function uploadFile(part: UploadPart, file: Blob): Promise<UploadAnswer> {
  const body = new FormData();
  body.append(part, file);
  const answer = await announced(api.post("/api/uploads", { body }));
  if (answer?.ok) return { value: answer.data.value };
  return answer?.status === REFUSED ? "refused" : "failed";
}

/** Null if the check could not run. */
export async function checkBeforeSending(
  kind: SubmissionKind,
  fields: object,
  language: string,
): Promise<readonly ShownFinding[] | null> {
  const answer = await announced(api.post(`/api/preflight/${kind}`, { form: fields, language }));
  return answer?.ok ? answer.data.findings : null;
}

export type SendAnswer =
  | { readonly receipt: string }
  | { readonly problems: readonly ServerProblem[] }
  /** A correction without changes. */
  | "unchanged"
  /** The rate limit is exceeded. */
  | { readonly waitMinutes: number }
  /** Nothing can be saved now, or the storage is full. */
  | "unavailable"
  | "storageFull"
  | "failed";

export async function sendForm(
  kind: SubmissionKind,
  fields: object,
  { idempotencyKey, language }: { readonly idempotencyKey: string; readonly language: string },
): Promise<SendAnswer> {
  const headers = { "idempotency-key": idempotencyKey };
  const answer = await announced(api.post(`/api/submissions/${kind}`, { form: fields, headers, language }));
  return answer?.ok ? { receipt: answer.data.token } : refusalIn(answer);
}

/** The status of a submission that is no longer correctable: sent from another window, or decided. */
const PAST = 409;

export async function sendCorrection(token: string, fields: object, language: string): Promise<SendAnswer> {
  const input = { path: { token }, form: fields, language };
  const answer = await announced(api.post("/api/receipts/{token}/resubmit", input));
  return answer?.ok || answer?.status === PAST ? { receipt: token } : refusalIn(answer);
}

/** The API's result codes for an unavailable and for a full database. */
const OUTAGES: Readonly<Record<number, "unavailable" | "storageFull">> = {
  5002: "unavailable",
  5003: "storageFull",
};

function refusalIn(answer: Refusal | null): SendAnswer {
  if (!answer) return "failed";
  if (answer.status === 429) return waitInMinutes(answer.retryAfterSeconds);
  const { fields: problems } = (answer.data ?? {}) as { fields?: readonly ServerProblem[] };
  if (problems?.some(({ code }) => code === "unchanged")) return "unchanged";
  return problems ? { problems } : (OUTAGES[answer.result] ?? "failed");
}

/** Null for what the contract does not provide. */
export interface TokenFacts {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  readonly totalSupply: string | null;
  readonly owner: string | null;
}

export type FactsAnswer = TokenFacts | "notFound" | "unavailable";

export async function readTokenFacts(network: string, address: string): Promise<FactsAnswer> {
  const answer = await announced(api.get("/api/token-facts", { query: { network, address } }));
  if (!answer?.ok || !answer.data.checked) return "unavailable";
  const { is_contract: isContract, name, symbol, decimals, total_supply: totalSupply, owner } = answer.data;
  return isContract ? { name, symbol, decimals, totalSupply, owner } : "notFound";
}
