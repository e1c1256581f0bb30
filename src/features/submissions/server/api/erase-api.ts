/** Erasing a person at the desk, by one of the person's submissions: the desk never has the address. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Submissions } from "#features/submissions/server/service.ts";
import { mailHash } from "#platform/mail/mail-hash.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";

interface EraseDeps {
  readonly submissions: Pick<Submissions, "show" | "eraseSubmitter">;
  readonly replies: Replies;
}

/** `mailHash` is that of a former owner of the receipt; without it, its owner is meant. */
const bodySchema = z.object({ number: z.string().max(12), mailHash: z.string().max(64).optional() });

const eraseRoute = deskRoute("people.eraseSubmitter", {
  method: "post",
  path: "/api/desk/submitters/erasure",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: bodySchema } },
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
    const { number, mailHash: wanted } = c.req.valid("json");
    const shown = await submissions.show(number);
    if (!shown.ok) return sendFailure(c, "not_found");
    const { submission, formerOwners } = shown.value;
    const former = formerOwners.find((one) => mailHash(one.email) === wanted);
    const email = wanted === undefined ? submission.email : former?.email;
    if (!email) return sendFailure(c, "not_found");
    await submissions.eraseSubmitter(email);
    return sendData(c, null);
  });
  return app;
}
