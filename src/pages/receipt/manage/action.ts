/** Every act is a form: the page works without JavaScript, and a refused one comes back with what was typed. */
import { data, redirect, type RouterContextProvider } from "react-router";
import { PROOF_METHODS, PROOF_REFUSALS, type ProofMethod } from "#features/ownership/model.ts";
import {
  managePath,
  OWNER_ACTS,
  receiptPath,
  type OwnerAct,
  type SubmissionKind,
} from "#features/submissions/model.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { Problem } from "#features/submissions/rules/problem.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { waitFromError } from "#lib/limits/too-many.ts";
import { outageContext, outageIn } from "#pages/outage.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";

const FIELDS = ["reason", "text", "address", "email", "message", "signature"] as const;
export type OwnerField = (typeof FIELDS)[number];

/** The forms of this page that are no acts of an owner. */
export type SignedForm = "prove" | "sign_move";

export interface ManageOutcome {
  readonly act: OwnerAct | null;
  readonly typed: Partial<Record<OwnerField, string>>;
  readonly errors: Partial<Record<OwnerField, string>>;
  /** A proof of ownership that was refused. */
  readonly proof?: { readonly method: ProofMethod; readonly refusal: string };
  /** Why the signature of a move was refused. */
  readonly move?: string;
  /** What is not about a field. */
  readonly notice?: string;
  /** The form with a signature that could not be saved. */
  readonly unsaved?: SignedForm;
  /** The new owner's receipt, shown once. */
  readonly handedOver?: { readonly link: string; readonly at: string };
}

type Context = Readonly<RouterContextProvider>;

export async function act(context: Context, token: string, request: Request) {
  const page = context.get(pageRequestContext);
  const { text, refusal } = await page.readForm(request);
  const chosen = OWNER_ACTS.find((one) => one === text("act")) ?? null;
  const typed = Object.fromEntries(
    FIELDS.flatMap((name) => (text(name) === "" ? [] : [[name, text(name)]])),
  ) as ManageOutcome["typed"];
  const answer = (status: number, outcome: Partial<ManageOutcome>) =>
    data<ManageOutcome>({ act: chosen, typed, errors: {}, ...outcome }, { status });
  const askToWait = (minutes: number) =>
    answer(429, { notice: page.translate("error.tooMany.wait", { minutes }) });
  if (refusal?.status === 429) return askToWait(refusal.why.waitMinutes);
  const method = text("act") === "prove" ? PROOF_METHODS.find((one) => one === text("method")) : undefined;
  const isMove = text("act") === "sign_move";
  if (refusal || (chosen === null && method === undefined && !isMove))
    return answer(refusal?.status ?? 400, { notice: page.translate("common.errors.badRequest") });
  try {
    if (isMove) return await signMove(context, token, { typed, answer });
    if (method !== undefined) return await prove(context, token, { method, typed, answer });
    if (chosen === null) return answer(400, {});
    return await carryOut(context, token, { act: chosen, typed, answer });
  } catch (thrown) {
    const outage = outageIn(thrown);
    if (outage === null) return askToWait(waitFromError(thrown).waitMinutes);
    context.set(outageContext, outage);
    const notice = page.translate(`common.errors.${outage}`);
    return answer(503, chosen === null ? { notice, unsaved: isMove ? "sign_move" : "prove" } : { notice });
  }
}

interface Proving<Answer> extends Omit<Asked<Answer>, "act"> {
  readonly method: ProofMethod;
}

async function prove<Answer>(context: Context, token: string, { method, typed, answer }: Proving<Answer>) {
  const { language, translate } = context.get(pageRequestContext);
  const { message, signature } = typed;
  const proven = await context.get(servicesContext).ownership.prove(token, method, { message, signature });
  if (proven.ok) return redirect(`${managePath(language, token)}#ownership-title`, 303);
  if (proven.code === "not_found") return answer(404, { notice: translate("manage.failed") });
  const refusal = translate(`ownership.refusals.${PROOF_REFUSALS[proven.code]}`);
  // A page that was given away offers no proofs, so there is no form to show it at.
  return proven.code === "page_replaced"
    ? answer(409, { notice: refusal })
    : answer(422, { proof: { method, refusal } });
}

async function signMove<Answer>(
  context: Context,
  token: string,
  { typed, answer }: Omit<Proving<Answer>, "method">,
) {
  const { language, translate } = context.get(pageRequestContext);
  const { message = "", signature = "" } = typed;
  const signed = await context.get(servicesContext).ownership.signMove(token, { message, signature });
  if (signed.ok) return redirect(receiptPath(language, token), 303);
  if (signed.code === "not_found") return answer(404, { notice: translate("manage.failed") });
  const refusal = translate(`ownership.refusals.${PROOF_REFUSALS[signed.code]}`);
  return signed.code === "page_replaced" ? answer(409, { notice: refusal }) : answer(422, { move: refusal });
}

interface Asked<Answer> {
  readonly act: OwnerAct;
  readonly typed: ManageOutcome["typed"];
  readonly answer: (status: number, outcome: Partial<ManageOutcome>) => Answer;
}

async function carryOut<Answer>(
  context: Context,
  token: string,
  { act: chosen, typed, answer }: Asked<Answer>,
) {
  const page = context.get(pageRequestContext);
  const { language, publicOrigin, translate } = page;
  const { submissions } = context.get(servicesContext);
  const result = await submissions.ownerAct(token, chosen, typed);
  if (result.ok) {
    if (result.value === null) return redirect(receiptPath(language, token), 303);
    const { token: newToken, endsAt } = result.value;
    const link = publicOrigin + receiptPath(language, newToken);
    return answer(200, { typed: {}, handedOver: { link, at: formatDate(endsAt, language, "minute") } });
  }
  if (!("problems" in result))
    return answer(result.code === "not_found" ? 404 : 409, { notice: translate("manage.failed") });
  const found = await submissions.receipt(token);
  return answer(422, refused(page, found.ok ? found.value.submission.kind : "token", result.problems));
}

/** Problems of fields that the form does not show, such as those of a listing that cannot come back, are one notice. */
function refused(
  { translateKey }: PageRequest,
  kind: SubmissionKind,
  problems: readonly Problem[],
): Pick<ManageOutcome, "errors" | "notice"> {
  const shown = problems.map((problem) => ({
    field: FIELDS.find((name) => name === problem.path),
    text: translateKey(problemMessage(kind, problem), { count: 0, network: "", ...problem.values }),
  }));
  const others = shown.filter(({ field }) => field === undefined).map(({ text }) => text);
  return {
    errors: Object.fromEntries(shown.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    ...(others.length > 0 && { notice: [...new Set(others)].join(" ") }),
  };
}
