/** Mails a new link for a lost receipt. The response never depends on what is known. */
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { overLimit } from "#platform/api/over-limit.ts";
import type { SubmissionApiDeps } from "./refuse.ts";

const lostLinkRoute = createRoute({
  method: "post",
  path: "/api/receipt-links",
  summary: "Ask for a new receipt link by mail",
  description:
    "Where number and address belong together, a new link goes to that address; the old one ends when it is used. The answer does not tell.",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            number: z.string().max(40).meta({ example: "R94VV4Q6" }),
            email: z.string().max(300).meta({ example: "you@example.com" }),
          }),
        },
      },
    },
  },
  responses: {
    200: dataResponse("Taken, whether they are known or not", z.null()),
    ...failureResponses("invalid_email", "validation", "invalid_json", "rate_limited", "unavailable"),
  },
});

export function mountLostLink(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  const { submissions, replies, limits } = deps;
  app.openapi(lostLinkRoute, async (c) => {
    const limited = await overLimit(deps, c, limits.recoveries);
    if (limited) return limited;
    const result = await submissions.requestNewLink(c.req.valid("json"));
    if (result.ok) return replies.sendData(c, null);
    if (result.code === "invalid_email") return replies.sendFailure(c, "invalid_email");
    return replies.sendFailure(c, result.code === "invalid_number" ? "validation" : "unavailable");
  });
}
