import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ONE_CLICK_PATH } from "#features/subscriptions/model.ts";
import { subscribeSchema } from "#features/subscriptions/schema.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { rateLimitHeaders } from "#platform/rate-limit-headers.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Subscriptions } from "./service.ts";

interface SubscriptionApiDeps {
  readonly subscriptions: Subscriptions;
  readonly replies: Replies;
  readonly limiter: Limiter;
  readonly clientOf: (c: Context) => string;
  readonly languageOf: (c: Context) => string;
  /** §8: the text of the success toast, by language. */
  readonly successText: (language: string) => string;
}

const subscribeRoute = createRoute({
  method: "post",
  path: "/api/tokenPocket/subscribe",
  summary: "Subscribe an e-mail address to the news",
  request: { body: { required: true, content: { "application/json": { schema: subscribeSchema } } } },
  responses: {
    200: dataResponse(
      "Taken, whether the address was known or not",
      z.object({ state: z.enum(["mail_sent", "stored"]) }),
    ),
    ...failureResponses("invalid_email", "invalid_json", "unsupported_type", "rate_limited", "unavailable"),
  },
});

const oneClickRoute = createRoute({
  method: "post",
  path: ONE_CLICK_PATH,
  summary: "End a subscription, as mail programs do (RFC 8058)",
  request: { query: z.object({ token: z.string() }) },
  responses: {
    200: dataResponse("Unsubscribed", z.null()),
    ...failureResponses("not_found", "validation"),
  },
});

export function subscriptionApi({ subscriptions, replies, limiter, ...deps }: SubscriptionApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono({ defaultHook: replies.defaultHook });

  app.openapi(
    subscribeRoute,
    async (c) => {
      const decision = await limiter.consume(deps.clientOf(c));
      if (!decision.allowed) {
        for (const [name, value] of Object.entries(rateLimitHeaders(decision.standing)))
          c.header(name, value);
        return sendFailure(c, "rate_limited", { values: { seconds: decision.retryAfterSeconds } });
      }
      const language = deps.languageOf(c);
      const result = await subscriptions.subscribe({ email: c.req.valid("json").email, language });
      if (!result.ok) return sendFailure(c, result.code);
      return sendData(c, result.value, deps.successText(language));
    },
    // §8 has one refusal here, whatever is wrong with the address.
    (result, c) => (result.success ? undefined : sendFailure(c, "invalid_email")),
  );

  // No limit per client, because a mail provider unsubscribes all its users from a few addresses.
  app.openapi(oneClickRoute, async (c) => {
    const result = await subscriptions.unsubscribe(c.req.valid("query").token);
    return result.ok ? sendData(c, null) : sendFailure(c, "not_found");
  });

  return app;
}
