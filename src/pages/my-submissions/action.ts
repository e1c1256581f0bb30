import { data, type RouterContextProvider } from "react-router";
import { waitFromError } from "#lib/limits/too-many.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

/** The result of the form. If it was refused, the typed text stays. */
export interface LostLinkOutcome {
  readonly state: "taken" | "refused";
  readonly number: string;
  readonly email: string;
  readonly numberError?: string;
  readonly emailError?: string;
  readonly notice?: string;
}

export async function act(context: Readonly<RouterContextProvider>, request: Request) {
  const { readForm, translate } = context.get(pageRequestContext);
  const { text, refusal } = await readForm(request);
  const typed = { number: text("number"), email: text("email") };
  const answer = (status: number, outcome: LostLinkOutcome) => data(outcome, { status });
  const refuse = (status: number, why: Omit<LostLinkOutcome, "state" | "number" | "email">) =>
    answer(status, { state: "refused", ...typed, ...why });
  const askToWait = (minutes: number) =>
    refuse(429, { notice: translate("error.tooMany.wait", { minutes }) });
  if (refusal?.status === 429) return askToWait(refusal.why.waitMinutes);
  if (refusal) return refuse(refusal.status, { notice: translate("common.errors.badRequest") });
  const { submissions } = context.get(servicesContext);
  const result = await submissions.requestNewLink(typed).catch(waitFromError);
  if ("waitMinutes" in result) return askToWait(result.waitMinutes);
  if (result.ok) return answer(200, { state: "taken", number: "", email: "" });
  switch (result.code) {
    case "invalid_number":
      return refuse(422, { numberError: translate("mySubmissions.lost.invalidNumber") });
    case "invalid_email":
      return refuse(422, { emailError: translate("submitCommon.validation.email") });
    case "mail_off":
      return refuse(503, { notice: translate("mySubmissions.lost.mailOff") });
    case "unavailable":
      return refuse(503, { notice: translate("common.errors.unavailable") });
  }
}
