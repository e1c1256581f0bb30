/** The site's own words in any language, so that the desk's previews speak as visitors will read it. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { LANGUAGES } from "#i18n/languages.ts";
import { pickMessages, type MessagePath, type MessageTree } from "#i18n/message-tree.ts";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";

interface PreviewTextsDeps {
  readonly catalogue: Pick<MessageCatalogue, "messages">;
  readonly replies: Replies;
}

/** What the previewed parts of public pages say. */
const PREVIEWED: readonly MessagePath[] = [
  "common.actions",
  "common.copy",
  "dappstore.card",
  "dappstore.filters",
  "dappstore.hot",
  "downloads",
  "footer.social",
  "listings.network",
];

// The texts are public, and release managers have previews too.
const textsRoute = deskRoute("account.read", {
  method: "get",
  path: "/api/desk/preview-texts/{language}",
  request: { params: z.object({ language: z.enum(LANGUAGES) }) },
  responses: {
    200: dataResponse("Compiled messages", z.custom<MessageTree>()),
    ...failureResponses("unauthorized", "not_permitted"),
  },
});

export function previewTextsApi({ catalogue, replies: { sendData, defaultHook } }: PreviewTextsDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  app.openapi(textsRoute, (c) =>
    sendData(c, pickMessages(catalogue.messages(c.req.valid("param").language), PREVIEWED)),
  );
  return app;
}
