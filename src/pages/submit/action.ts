/** The form without JavaScript: every button is a round trip, and nothing typed or uploaded is lost. */
import { data, redirect, type RouterContextProvider } from "react-router";
import { findingMessage, type Finding } from "#features/submissions/findings.ts";
import type { PostedForm, ShownFinding } from "#features/submissions/form-data.ts";
import {
  addRow,
  addValue,
  fieldsIn,
  removeRow,
  withValue,
  type Entries,
} from "#features/submissions/form-entries.ts";
import { DONATION_STEP, receiptPath, type SubmissionKind } from "#features/submissions/model.ts";
import type { Problem } from "#features/submissions/rules/problem.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { outageContext, outageIn } from "#pages/outage.ts";
import { waitFromError } from "#lib/limits/too-many.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";

interface Parts {
  readonly submissions: Submissions;
  /** The donation is a demonstration, which shows its box after the form. */
  readonly isDemo: boolean;
  readonly request: PageRequest;
}

const answer = (status: number, posted: PostedForm) => data(posted, { status });

export async function act(context: Readonly<RouterContextProvider>, request: Request, kind: SubmissionKind) {
  const { submissions, donations } = context.get(servicesContext);
  const parts = {
    submissions,
    isDemo: donations.isAsked && donations.isDemo,
    request: context.get(pageRequestContext),
  };
  const form = await parts.request.readForm(request);
  const texts = form.texts.filter(([name]) => !name.startsWith("_"));
  const { refusal } = form;
  if (refusal) return answer(refusal.status, { entries: texts, problems: [], failure: refusal.why });
  let entries: Entries = texts;
  try {
    const kept = await submissions.storeFiles({
      logo: form.file("logo"),
      report: form.file("report"),
      screenshots: form.files("screenshots"),
    });
    entries = withFiles(texts, kept);
    return await carryOut(parts, {
      kind,
      entries,
      refused: kept.problems,
      sign: form.text,
      url: request.url,
    });
  } catch (thrown) {
    const outage = outageIn(thrown);
    if (outage === null) return answer(429, { entries, problems: [], failure: waitFromError(thrown) });
    context.set(outageContext, outage);
    return answer(503, { entries, problems: [], failure: outage });
  }
}

/** Stores an accepted file at once and names it in the form, so that it need not be chosen again. */
function withFiles(texts: Entries, kept: Awaited<ReturnType<Submissions["storeFiles"]>>): Entries {
  const named: Entries = [
    ...Object.entries(kept.fields),
    ...kept.problems.filter(({ path }) => path !== "screenshots").map(({ path }) => [path, ""] as const),
  ];
  const entries = named.reduce((before, [name, value]) => withValue(before, name, value), texts);
  return kept.screenshots.reduce((before, value) => addValue(before, "screenshots", value), entries);
}

interface Asked {
  readonly kind: SubmissionKind;
  readonly entries: Entries;
  /** The problems of refused files. */
  readonly refused: readonly Problem[];
  readonly sign: (name: string) => string;
  readonly url: string;
}

/** Runs the action of the pressed button. */
async function carryOut(parts: Parts, asked: Asked) {
  const { entries, refused, sign } = asked;
  if (sign("_add") !== "") return answer(200, { entries: addRow(entries, sign("_add")), problems: refused });
  if (sign("_remove") !== "") {
    return answer(200, { entries: withoutRow(entries, sign("_remove")), problems: refused });
  }
  return send(parts, asked);
}

/** `tokens.1` is the second row of the tokens. */
function withoutRow(entries: Entries, name: string): Entries {
  const [, list = "", row = ""] = /^(\w+)\.(\d{1,3})$/.exec(name) ?? [];
  return list === "" ? entries : removeRow(entries, list, Number(row));
}

/** Checks or sends the form and responds with the matching status. */
async function send({ submissions, isDemo, request }: Parts, { kind, entries, refused, sign, url }: Asked) {
  const { language } = request;
  const receipt = new URL(url).searchParams.get("receipt");
  const key = sign("_key");
  const outcome = await submissions.sendForm({
    kind,
    fields: fieldsIn(entries),
    refused,
    intent: sign("_intent") === "send" ? "send" : "check",
    receipt,
    caller: { language, ...(key !== "" && { idempotencyKey: key }) },
  });
  const toReceipt = (token: string, step: string) =>
    redirect(receiptPath(language, encodeURIComponent(token)) + step, 303);
  if (outcome.ok) {
    if ("token" in outcome.value)
      return toReceipt(outcome.value.token, isDemo && receipt === null ? `?${DONATION_STEP}` : "");
    return answer(200, { entries, problems: [], findings: shown(request, kind, outcome.value.findings) });
  }
  if ("problems" in outcome) {
    const findings = shown(request, kind, outcome.findings);
    const { problems } = outcome;
    return answer(422, findings.length > 0 ? { entries, problems, findings } : { entries, problems });
  }
  if (outcome.code === "past") return toReceipt(receipt ?? "", "");
  return answer(409, {
    entries,
    problems: [],
    failure: outcome.code === "unchanged" ? "unchanged" : "failed",
  });
}

function shown(
  { translateKey }: PageRequest,
  kind: SubmissionKind,
  findings: readonly Finding[],
): ShownFinding[] {
  return findings.map((finding) => ({
    field: finding.field,
    code: finding.code,
    level: finding.level,
    message: translateKey(findingMessage(kind, finding), finding.values),
  }));
}
