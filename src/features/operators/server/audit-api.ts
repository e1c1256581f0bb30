/** The audit log at the desk: search, and export of everything. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { auditSchema, type Audit } from "#features/operators/audit-schema.ts";
import { AUDIT_PAGE } from "#features/operators/model.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import type { AuditEntry } from "#platform/operator/audit-log.ts";
import type { OperatorApiDeps } from "./api.ts";

const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed");

const auditRoute = deskRoute("audit.read", {
  method: "get",
  path: "/api/desk/audit",
  request: {
    query: z.object({
      actor: z.string().max(60).optional(),
      text: z.string().max(100).optional(),
      before: z.coerce.number().int().optional(),
    }),
  },
  responses: { 200: dataResponse("The newest first", auditSchema), ...refusals },
});

const verifyRoute = deskRoute("audit.read", {
  method: "get",
  path: "/api/desk/audit/verify",
  responses: {
    200: dataResponse(
      "Whether every row is there and unchanged",
      z.object({
        rows: z.number(),
        erased: z.number(),
        head: z.string(),
        fault: z.object({ seq: z.number(), fault: z.string() }).nullable(),
      }),
    ),
    ...refusals,
  },
});

const exportRoute = deskRoute("audit.export", {
  method: "get",
  path: "/api/desk/audit/export",
  responses: { 200: { description: "One JSON object a line, the oldest last" }, ...refusals },
});

const toWire = ({ at, change, ...row }: AuditEntry): Audit["entries"][number] => ({
  ...row,
  at: at.getTime(),
  change: change === null ? null : JSON.stringify(change, null, 1),
});

export function auditApi({ operators, replies }: OperatorApiDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });
  app.openapi(auditRoute, async (c) => {
    const entries = await operators.audit.entries({ ...c.req.valid("query"), limit: AUDIT_PAGE });
    return replies.sendData(c, { entries: entries.map(toWire) });
  });
  app.openapi(verifyRoute, async (c) => {
    const { rows, erased, head, fault } = await operators.audit.verify();
    return replies.sendData(c, { rows, erased, head: `${head.seq}:${head.hash}`, fault });
  });
  app.openapi(exportRoute, async (c) => {
    const entries = await operators.audit.entries({ limit: null });
    const body = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
    return c.body(body, 200, {
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": 'attachment; filename="audit.ndjson"',
    });
  });
  return app;
}
