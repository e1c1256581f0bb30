import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Usage } from "./service.ts";

interface UsageApiDeps {
  readonly usage: Pick<Usage, "countOpen">;
  readonly isListed: (id: number) => Promise<boolean>;
  readonly replies: Replies;
  /** One point per DApp and day for each client. */
  readonly limiter: Limiter;
  readonly clientOf: (c: Context) => string;
}

const MAX_HID = 2_147_483_647;

const openRoute = createRoute({
  method: "post",
  path: "/api/dapps/{id}/opens",
  summary: "Count that a DApp was opened from its page",
  description:
    "Links to DApps name it as their `ping`. Adds one to the DApp’s counter of the day, at most once per day for one client, and keeps nothing else.",
  request: { params: z.object({ id: z.coerce.number().int().min(1).max(MAX_HID) }) },
  responses: {
    200: dataResponse("Counted, or known already", z.null()),
    ...failureResponses("validation", "not_found", "rate_limited"),
  },
});

export function usageApi({ usage, isListed, replies, limiter, clientOf }: UsageApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono({ defaultHook: replies.defaultHook });
  app.openapi(openRoute, async (c) => {
    const { id } = c.req.valid("param");
    if (!(await isListed(id))) return sendFailure(c, "not_found");
    // The client comes last, so that its wider network is limited too.
    const { allowed } = await limiter.consume(`${id} ${clientOf(c)}`);
    if (allowed) usage.countOpen(id);
    return sendData(c, null);
  });
  return app;
}
