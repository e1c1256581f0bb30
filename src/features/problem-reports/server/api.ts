import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { MAX_REPORT_LENGTH, REPORT_REASONS } from "#features/problem-reports/model.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { rateLimitHeaders } from "#platform/rate-limit-headers.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { ProblemReports } from "./service.ts";

interface ReportApiDeps {
  readonly reports: ProblemReports;
  readonly replies: Replies;
  readonly limiter: Limiter;
  readonly clientOf: (c: Context) => string;
  readonly languageOf: (c: Context) => string;
}

/** The verb checks reason and text, so that the form of the page gets the same refusals. */
const bodySchema = z.object({
  listing: z.string().openapi({ description: "Address or path of the listing's page" }),
  reason: z.string().openapi({ enum: [...REPORT_REASONS] }),
  text: z.string().openapi({ description: `What is wrong, at most ${MAX_REPORT_LENGTH} characters` }),
});

const reportRoute = createRoute({
  method: "post",
  path: "/api/reports",
  summary: "Report a problem with a listing, without a name",
  request: { body: { required: true, content: { "application/json": { schema: bodySchema } } } },
  responses: {
    200: dataResponse("Taken", z.null()),
    ...failureResponses("not_found", "validation", "invalid_json", "unsupported_type", "rate_limited"),
  },
});

export function reportApi({ reports, replies, limiter, clientOf, languageOf }: ReportApiDeps) {
  const { sendData, sendFailure, defaultHook } = replies;
  const app = new OpenAPIHono({ defaultHook });
  app.openapi(reportRoute, async (c) => {
    const decision = await limiter.consume(clientOf(c));
    if (!decision.allowed) {
      for (const [name, value] of Object.entries(rateLimitHeaders(decision.standing))) c.header(name, value);
      return sendFailure(c, "rate_limited", { values: { seconds: decision.retryAfterSeconds } });
    }
    const result = await reports.report(c.req.valid("json"), languageOf(c));
    if (result.ok) return sendData(c, null);
    return result.code === "invalid"
      ? sendFailure(c, "validation", { fields: result.fields })
      : sendFailure(c, "not_found");
  });
  return app;
}
