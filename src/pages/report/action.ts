import { data, type RouterContextProvider } from "react-router";
import { MAX_REPORT_LENGTH } from "#features/problem-reports/model.ts";
import { waitFromError } from "#lib/limits/too-many.ts";
import { outageContext, outageIn } from "#pages/outage.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";

/** A sent report, or a refused form with what was typed. */
export interface ReportOutcome {
  readonly isSent: boolean;
  readonly typed: { readonly reason: string; readonly text: string };
  readonly reasonError?: string | undefined;
  readonly textError?: string | undefined;
  /** What is not about a field. */
  readonly notice?: string;
}

type Context = Readonly<RouterContextProvider>;

export async function act(context: Context, request: Request) {
  const page = context.get(pageRequestContext);
  const { text, refusal } = await page.readForm(request);
  const typed = { reason: text("reason"), text: text("text") };
  const answer = (status: number, outcome: Partial<ReportOutcome>) =>
    data<ReportOutcome>({ isSent: false, typed, ...outcome }, { status });
  const askToWait = (minutes: number) =>
    answer(429, { notice: page.translate("error.tooMany.wait", { minutes }) });
  if (refusal?.status === 429) return askToWait(refusal.why.waitMinutes);
  if (refusal) return answer(refusal.status, { notice: page.translate("common.errors.badRequest") });
  const listing = new URL(request.url).searchParams.get("listing") ?? "";
  try {
    const result = await context
      .get(servicesContext)
      .problemReports.report({ listing, ...typed }, page.language);
    if (result.ok) return answer(200, { isSent: true });
    if (result.code === "not_found") return answer(404, {});
    return answer(422, errorsOf(page, result.fields));
  } catch (thrown) {
    const outage = outageIn(thrown);
    if (outage === null) return askToWait(waitFromError(thrown).waitMinutes);
    context.set(outageContext, outage);
    return answer(503, { notice: page.translate(`common.errors.${outage}`) });
  }
}

function errorsOf(
  { translate }: PageRequest,
  fields: readonly { readonly path: string; readonly code: string }[],
): Partial<ReportOutcome> {
  const textCode = fields.find(({ path }) => path === "text")?.code;
  return {
    reasonError: fields.some(({ path }) => path === "reason")
      ? translate("reportProblem.errors.reasonEmpty")
      : undefined,
    textError:
      textCode === undefined
        ? undefined
        : textCode === "too_long"
          ? translate("reportProblem.errors.textLong", { max: String(MAX_REPORT_LENGTH) })
          : translate("reportProblem.errors.textEmpty"),
  };
}
