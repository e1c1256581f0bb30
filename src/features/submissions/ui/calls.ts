/** What the forms ask of the JSON API. A call that did not come through, or was refused for good, is a failure. */
import { waitOf, type ShownFinding, type ToldProblem } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";

/** §7. */
const TIMEOUT_MS = 30_000;

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly retryAfterSeconds: number;
}

/** Null where nothing readable came back. */
async function call(path: string, init: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { data } = (await response.json()) as Pick<Answer, "data">;
    const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0);
    return { status: response.status, data, retryAfterSeconds };
  } catch {
    return null;
  }
}

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export type UploadKind = "logo" | "report";

/** What goes into the form for the file, or why not. */
export type UploadAnswer = { readonly value: string } | "refused" | "failed";

/** The status of a file that was looked at and refused. */
const REFUSED = 422;

export async function uploadFile(kind: UploadKind, file: Blob): Promise<UploadAnswer> {
  const body = new FormData();
  body.append(kind === "logo" ? "logo" : "audit_report", file);
  const answer = await call("/api/uploads", { method: "POST", body });
  if (answer?.status !== 200) return answer?.status === REFUSED ? "refused" : "failed";
  return answer.data as { value: string };
}

/** Null where the check could not be run. */
export async function checkBeforeSending(
  kind: SubmissionKind,
  fields: object,
  language: string,
): Promise<ShownFinding[] | null> {
  const answer = await post(`/api/preflight/${kind}`, fields, { lang: language });
  return answer?.status === 200 ? (answer.data as { findings: ShownFinding[] }).findings : null;
}

export type SendAnswer =
  | { readonly receipt: string }
  | { readonly problems: readonly ToldProblem[] }
  /** A correction that corrects nothing. */
  | "unchanged"
  /** Too many came from this network. */
  | { readonly waitMinutes: number }
  | "failed";

export async function sendForm(
  kind: SubmissionKind,
  fields: object,
  { idempotencyKey, language }: { readonly idempotencyKey: string; readonly language: string },
): Promise<SendAnswer> {
  const headers = { "Idempotency-Key": idempotencyKey, lang: language };
  const answer = await post(`/api/submissions/${kind}`, fields, headers);
  const { token } = (answer?.data ?? {}) as { token?: string };
  return token === undefined ? refusalIn(answer) : { receipt: token };
}

/** The status of a submission that is past being corrected: sent from another window, or decided. */
const PAST = 409;

export async function sendCorrection(token: string, fields: object, language: string): Promise<SendAnswer> {
  const answer = await post(`/api/receipts/${token}/resubmit`, fields, { lang: language });
  return answer?.status === 200 || answer?.status === PAST ? { receipt: token } : refusalIn(answer);
}

function refusalIn(answer: Answer | null): SendAnswer {
  if (!answer) return "failed";
  if (answer.status === 429) return waitOf(answer.retryAfterSeconds);
  const { fields: problems } = (answer.data ?? {}) as { fields?: readonly ToldProblem[] };
  if (problems?.some(({ code }) => code === "unchanged")) return "unchanged";
  return problems ? { problems } : "failed";
}

/** Null for what the contract does not tell. */
export interface TokenFacts {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  readonly total_supply: string | null;
  readonly owner: string | null;
}

export type FactsAnswer = TokenFacts | "notFound" | "unavailable";

export async function readTokenFacts(network: string, address: string): Promise<FactsAnswer> {
  const answer = await call(`/api/token-facts?${new URLSearchParams({ network, address })}`, {});
  if (answer?.status !== 200) return "unavailable";
  const {
    checked,
    is_contract: isContract,
    ...facts
  } = answer.data as TokenFacts & {
    readonly checked: boolean;
    readonly is_contract: boolean | null;
  };
  if (!checked) return "unavailable";
  return isContract ? facts : "notFound";
}
