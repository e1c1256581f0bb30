import { data, redirect, type RouterContextProvider } from "react-router";
import {
  PROOF_METHODS,
  PROOF_REFUSALS,
  RECOVERY_REFUSALS,
  type ProofMethod,
} from "#features/ownership/model.ts";
import { RECOVERY_PATH } from "#features/submissions/model.ts";
import { localPath } from "#i18n/paths.ts";
import { waitFromError } from "#lib/limits/too-many.ts";
import { outageContext, outageIn } from "#pages/outage.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";

/** A refused form, with what was typed. */
export interface RecoverOutcome {
  readonly typed: { readonly email: string; readonly message?: string; readonly signature?: string };
  readonly emailError?: string;
  readonly proof?: { readonly method: ProofMethod; readonly refusal: string };
  /** What is not about a field. */
  readonly notice?: string;
  /** The proof that could not be looked at; then nothing else is known about the listing. */
  readonly unsaved?: ProofMethod;
}

type Context = Readonly<RouterContextProvider>;

export async function act(context: Context, request: Request) {
  const page = context.get(pageRequestContext);
  const { text, refusal } = await page.readForm(request);
  const typed = {
    email: text("email"),
    ...(text("message") !== "" && { message: text("message") }),
    ...(text("signature") !== "" && { signature: text("signature") }),
  };
  const answer = (status: number, outcome: Omit<RecoverOutcome, "typed">) =>
    data<RecoverOutcome>({ typed, ...outcome }, { status });
  const askToWait = (minutes: number) =>
    answer(429, { notice: page.translate("error.tooMany.wait", { minutes }) });
  if (refusal?.status === 429) return askToWait(refusal.why.waitMinutes);
  const method = PROOF_METHODS.find((one) => one === text("method"));
  if (refusal || !method)
    return answer(refusal?.status ?? 400, { notice: page.translate("common.errors.badRequest") });
  const { searchParams } = new URL(request.url);
  const listing = searchParams.get("listing") ?? "";
  const token = searchParams.get("claim") ?? "";
  try {
    const { ownership } = context.get(servicesContext);
    const { language } = page;
    const started = await ownership.recover({ token, listing, method, language, ...typed });
    const here = new URLSearchParams({ listing, claim: token });
    if (started.ok) return redirect(`${localPath(language, RECOVERY_PATH)}?${here}`, 303);
    return answer(...refused(page, method, started.code));
  } catch (thrown) {
    const outage = outageIn(thrown);
    if (outage === null) return askToWait(waitFromError(thrown).waitMinutes);
    context.set(outageContext, outage);
    return answer(503, { notice: page.translate(`common.errors.${outage}`), unsaved: method });
  }
}

type Code = keyof typeof PROOF_REFUSALS | keyof typeof RECOVERY_REFUSALS | "not_found" | "invalid_email";

function refused(
  { translate }: PageRequest,
  method: ProofMethod,
  code: Code,
): [number, Omit<RecoverOutcome, "typed">] {
  if (code === "not_found") return [404, { notice: translate("ownership.recover.unknown") }];
  if (code === "invalid_email") return [422, { emailError: translate("submitCommon.validation.email") }];
  if (code === "under_way" || code === "stopped")
    return [409, { notice: translate(`ownership.recover.${RECOVERY_REFUSALS[code]}`) }];
  return [422, { proof: { method, refusal: translate(`ownership.refusals.${PROOF_REFUSALS[code]}`) } }];
}
