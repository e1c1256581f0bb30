/** Problem reports at the desk. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { ProblemReport } from "#features/problem-reports/model.ts";
import { reportQuery, resolveSchema } from "#features/problem-reports/schema.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import type { ProblemReports } from "./service.ts";

interface ReportDeskDeps {
  readonly reports: ProblemReports;
  readonly replies: Replies;
}

const refusals = failureResponses("unauthorized", "not_permitted");

const listRoute = deskRoute("reports.read", {
  method: "get",
  path: "/api/desk/reports",
  request: { query: reportQuery },
  responses: { 200: dataResponse("Reports, open ones first", z.custom<ProblemReport[]>()), ...refusals },
});

const resolveRoute = deskRoute("reports.resolve", {
  method: "post",
  path: "/api/desk/reports/{id}/resolution",
  request: {
    params: z.object({ id: z.coerce.number().int() }),
    body: { required: true, content: { "application/json": { schema: resolveSchema } } },
  },
  responses: { 200: dataResponse("Done", z.null()), ...refusals, ...failureResponses("wrong_state") },
});

export function reportDeskApi({ reports, replies: { sendData, sendFailure, defaultHook } }: ReportDeskDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  app.openapi(listRoute, async (c) => sendData(c, await reports.list(c.req.valid("query").listing)));
  app.openapi(resolveRoute, async (c) => {
    const by = c.get("desk").operator.name;
    const result = await reports.resolve(c.req.valid("param").id, { by, ...c.req.valid("json") });
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });
  return app;
}
