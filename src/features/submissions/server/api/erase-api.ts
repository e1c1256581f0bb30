/** Erasing a person at the desk, by one of the person's submissions: the desk never has the address. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Submissions } from "#features/submissions/server/service.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";

interface EraseDeps {
  readonly submissions: Pick<Submissions, "show" | "eraseSubmitter">;
  readonly replies: Replies;
}

const eraseRoute = deskRoute("people.eraseSubmitter", {
  method: "post",
  path: "/api/desk/submitters/erasure",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ number: z.string().max(12) }) } },
    },
  },
  responses: {
    200: dataResponse("Done", z.null()),
    ...failureResponses("unauthorized", "not_permitted", "passkey_needed", "not_found"),
  },
});

export function eraseApi({ submissions, replies: { sendData, sendFailure, defaultHook } }: EraseDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  app.openapi(eraseRoute, async (c) => {
    const shown = await submissions.show(c.req.valid("json").number);
    const email = shown.ok ? shown.value.submission.email : "";
    if (!email) return sendFailure(c, "not_found");
    await submissions.eraseSubmitter(email);
    return sendData(c, null);
  });
  return app;
}
