/** Subscribers at the desk: how many there are, and the export of their addresses. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import type { ExportedSubscriber, Subscriptions } from "./service.ts";

interface SubscriberDeskDeps {
  readonly subscriptions: Pick<Subscriptions, "exportSubscribers">;
  readonly replies: Replies;
}

const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed");

const countsSchema = z.object({
  counts: z.array(z.object({ language: z.string(), state: z.string(), count: z.number() })),
});

const countsRoute = deskRoute("content.read", {
  method: "get",
  path: "/api/desk/subscribers",
  responses: { 200: dataResponse("How many by language and state", countsSchema), ...refusals },
});

/** Addresses are personal, so reading them is signed and recorded. */
const exportRoute = deskRoute("subscribers.export", {
  method: "post",
  path: "/api/desk/subscribers/export",
  responses: {
    200: dataResponse("Everyone not unsubscribed", z.custom<ExportedSubscriber[]>()),
    ...refusals,
  },
});

export function subscriberDeskApi({ subscriptions, replies: { sendData, defaultHook } }: SubscriberDeskDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  app.openapi(countsRoute, async (c) => {
    const counts = new Map<string, number>();
    for await (const { language, state } of subscriptions.exportSubscribers()) {
      const key = `${language} ${state}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const rows = [...counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, count]) => {
        const [language = "", state = ""] = key.split(" ");
        return { language, state, count };
      });
    return sendData(c, { counts: rows });
  });
  app.openapi(exportRoute, async (c) =>
    sendData(c, await Array.fromAsync(subscriptions.exportSubscribers())),
  );
  return app;
}
