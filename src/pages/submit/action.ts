/** The form without JavaScript: every button of it is a round trip, and nothing that was typed or uploaded is lost. */
import { data, redirect, type RouterContextProvider } from "react-router";
import { findingMessage, isForCorrection, type Finding } from "#features/submissions/findings.ts";
import {
  waitOf,
  type PostedForm,
  type ShownFinding,
  type ToldProblem,
} from "#features/submissions/form-data.ts";
import {
  addRow,
  fieldsIn,
  removeRow,
  replacing,
  withValue,
  type Entries,
  type Entry,
} from "#features/submissions/form-entries.ts";
import { receiptPath, type SubmissionKind } from "#features/submissions/model.ts";
import { loadForm } from "#features/submissions/schema/load-form.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";

interface Sent {
  readonly kind: SubmissionKind;
  readonly entries: Entries;
  /** Files that were refused. */
  readonly refused: readonly ToldProblem[];
  readonly key: string;
  /** The receipt of what is corrected. */
  readonly receipt: string | null;
}

interface Parts {
  readonly submissions: Submissions;
  readonly request: PageRequest;
}

const answer = (status: number, posted: PostedForm) => data(posted, { status });

export async function act(context: Readonly<RouterContextProvider>, request: Request, kind: SubmissionKind) {
  const parts = {
    submissions: context.get(servicesContext).submissions,
    request: context.get(pageRequestContext),
  };
  const form = await request.formData();
  const sign = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const { entries, refused } = await takeFiles(parts, form, textsIn(form));
  if (sign("_add") !== "") return answer(200, { entries: addRow(entries, sign("_add")), problems: refused });
  if (sign("_remove") !== "") {
    return answer(200, { entries: withoutRow(entries, sign("_remove")), problems: refused });
  }
  const receipt = new URL(request.url).searchParams.get("receipt");
  const sent = { kind, entries, refused, key: sign("_key"), receipt };
  return sign("_intent") === "send" ? send(parts, sent) : check(parts, sent);
}

const textsIn = (form: FormData): Entries =>
  [...form].flatMap(([name, value]): Entry[] =>
    typeof value === "string" && !name.startsWith("_") ? [[name, value]] : [],
  );

/** `tokens.1` is the second row of the tokens. */
function withoutRow(entries: Entries, name: string): Entries {
  const [, list = "", row = ""] = /^(\w+)\.(\d{1,3})$/.exec(name) ?? [];
  return list === "" ? entries : removeRow(entries, list, Number(row));
}

const FILES = [
  { part: "logo", kind: "logo", field: "icon_url", code: "logo" },
  { part: "report", kind: "report", field: "audit_report", code: "report" },
] as const;

/** A file is kept at once and named in the form, so that it need not be chosen again. */
async function takeFiles({ submissions }: Parts, form: FormData, texts: Entries) {
  let entries = texts;
  const refused: ToldProblem[] = [];
  for (const { part, kind, field, code } of FILES) {
    const file = form.get(part);
    if (!(file instanceof File) || file.size === 0) continue;
    const kept = await submissions.upload(kind, new Uint8Array(await file.arrayBuffer()));
    entries = withValue(entries, field, kept.ok ? kept.value.value : "");
    if (!kept.ok) refused.push({ path: field, code });
  }
  return { entries, refused };
}

async function check(parts: Parts, sent: Sent) {
  const { entries } = sent;
  const problems = await problemsOf(parts, sent);
  if (problems.length > 0) return answer(422, { entries, problems });
  const findings = await findingsOf(parts, sent);
  return findings
    ? answer(200, { entries, problems, findings })
    : answer(400, { entries, problems, failure: "failed" });
}

async function problemsOf({ submissions }: Parts, { kind, entries, refused }: Sent): Promise<ToldProblem[]> {
  const [createForm, context] = await Promise.all([loadForm(kind), submissions.formContext()]);
  const { problems } = createForm(context).read(fieldsIn(entries));
  const told = new Set(refused.map(({ path }) => path));
  return [...problems.filter(({ path }) => !told.has(path)), ...refused];
}

async function findingsOf(
  { submissions, request }: Parts,
  { kind, entries, receipt }: Sent,
): Promise<ShownFinding[] | null> {
  const result = await submissions.preflight(kind, fieldsIn(entries));
  const text = request.translate as (key: string, values?: object) => string;
  const shown = (finding: Finding): ShownFinding => ({
    field: finding.field,
    code: finding.code,
    level: finding.level,
    message: text(findingMessage(kind, finding), finding.values),
  });
  if (!result.ok) return null;
  return (receipt === null ? result.value : result.value.filter(isForCorrection)).map(shown);
}

/** The check is made again: what must be corrected holds the form back here too. */
async function send(parts: Parts, sent: Sent) {
  const { kind, entries, key, receipt } = sent;
  const problems = await problemsOf(parts, sent);
  if (problems.length > 0) return answer(422, { entries, problems });
  const findings = await findingsOf(parts, sent);
  if (findings?.some(({ level }) => level === "stop")) return answer(422, { entries, problems, findings });
  if (receipt !== null) return correct(parts, receipt, entries);
  const { language } = parts.request;
  const caller = { language, ...(key !== "" && { idempotencyKey: key }) };
  const result = await parts.submissions.submit(kind, fieldsIn(entries), caller);
  if (result.ok) return redirect(receiptPath(language, result.value.token), 303);
  if ("problems" in result) return answer(422, { entries, problems: result.problems });
  return result.code === "rate_limited"
    ? answer(429, { entries, problems: [], failure: waitOf(result.retryAfterSeconds) })
    : answer(409, { entries, problems: [], failure: "failed" });
}

/** What is past being corrected, sent twice or decided, is told by the receipt itself. */
async function correct({ submissions, request }: Parts, token: string, entries: Entries) {
  const found = await submissions.receipt(token);
  const before = found.ok ? Object.keys(found.value.submission.fields) : [];
  const result = await submissions.resubmit(token, replacing(before, fieldsIn(entries)));
  if (result.ok || !("problems" in result))
    return redirect(receiptPath(request.language, encodeURIComponent(token)), 303);
  const { problems } = result;
  return problems.some(({ code }) => code === "unchanged")
    ? answer(409, { entries, problems: [], failure: "unchanged" })
    : answer(422, { entries, problems });
}
