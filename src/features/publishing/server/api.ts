/** The calls of the desk's editors. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { stream } from "hono/streaming";
import { socialSchema } from "#brand/schema.ts";
import { CHANNELS_REF, type ContentPage, type ContentRecord } from "#features/publishing/model.ts";
import {
  contentQuery,
  draftSchema,
  idParams,
  kindParams,
  markdownSchema,
  officialSchema,
  publishSchema,
  recordQuery,
} from "#features/publishing/schema.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import { parseMarkdown, type MarkdownNode } from "#i18n/server/markdown-tree.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import type { Publishing } from "./service.ts";

interface ContentApiDeps {
  readonly publishing: Publishing;
  readonly replies: Replies;
}

const refusals = failureResponses("unauthorized", "not_permitted", "not_found");
const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { "application/json": { schema } } },
});

const pageRoute = deskRoute("content.read", {
  method: "get",
  path: "/api/desk/content/{kind}",
  request: { params: kindParams, query: contentQuery },
  responses: { 200: dataResponse("Records and drafts of a kind", z.custom<ContentPage>()), ...refusals },
});

const recordRoute = deskRoute("content.read", {
  method: "get",
  path: "/api/desk/content/{kind}/record",
  request: { params: kindParams, query: recordQuery },
  responses: { 200: dataResponse("One record with its versions", z.custom<ContentRecord>()), ...refusals },
});

const exportRoute = deskRoute("content.read", {
  method: "get",
  path: "/api/desk/content/{kind}/export",
  request: { params: kindParams },
  responses: { 200: { description: "The JSON array that the import command takes" }, ...refusals },
});

const draftRoute = deskRoute("content.edit", {
  method: "post",
  path: "/api/desk/content/{kind}/drafts",
  request: { params: kindParams, ...jsonBody(draftSchema) },
  responses: { 200: dataResponse("Its number", z.object({ id: z.number() })), ...refusals },
});

const published = {
  200: dataResponse("Where it is now", z.object({ ref: z.string() })),
  ...refusals,
  ...failureResponses("wrong_state", "validation"),
};

const publishRoute = deskRoute("content.publish", {
  method: "post",
  path: "/api/desk/content/drafts/{id}/publication",
  request: { params: idParams, ...jsonBody(publishSchema) },
  responses: published,
});

const channelsRoute = deskRoute("channels.publish", {
  method: "post",
  path: "/api/desk/content/channels/publication",
  request: jsonBody(officialSchema(socialSchema)),
  responses: { ...published, ...failureResponses("passkey_needed") },
});

const discardRoute = deskRoute("content.edit", {
  method: "delete",
  path: "/api/desk/content/drafts/{id}",
  request: { params: idParams },
  responses: { 200: dataResponse("Done", z.null()), ...refusals },
});

const markdownRoute = deskRoute("content.read", {
  method: "post",
  path: "/api/desk/content/markdown",
  request: jsonBody(markdownSchema),
  responses: { 200: dataResponse("The text as a tree", z.custom<MarkdownNode[]>()), ...refusals },
});

export function contentApi({ publishing, replies }: ContentApiDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });
  mountReading(app, { publishing, replies });
  mountWriting(app, { publishing, replies });
  return app;
}

type Api = OpenAPIHono<DeskEnvironment>;

function mountReading(app: Api, { publishing, replies: { sendData, sendFailure } }: ContentApiDeps): void {
  // Before the other routes: `markdown` would be taken for a kind.
  app.openapi(markdownRoute, (c) => sendData(c, parseMarkdown(c.req.valid("json").text)));
  app.openapi(pageRoute, async (c) => {
    const { search, page: number } = c.req.valid("query");
    return sendData(c, await publishing.page(c.req.valid("param").kind, { search, number }));
  });
  app.openapi(recordRoute, async (c) => {
    const result = await publishing.record(c.req.valid("param").kind, c.req.valid("query").ref);
    return result.ok ? sendData(c, result.value) : sendFailure(c, result.code);
  });
  app.openapi(exportRoute, (c) => {
    const { kind } = c.req.valid("param");
    const records = publishing.records(kind);
    if (records === null) return sendFailure(c, "not_found");
    c.header("content-type", "application/json; charset=utf-8");
    c.header("content-disposition", `attachment; filename="${kind}.json"`);
    return stream(c, async (target) => {
      let isFirst = true;
      for await (const record of records) {
        await target.write(`${isFirst ? "[" : ","}\n${JSON.stringify(record)}`);
        isFirst = false;
      }
      await target.write(isFirst ? "[]\n" : "\n]\n");
    });
  });
}

function mountWriting(app: Api, { publishing, replies: { sendData, sendFailure } }: ContentApiDeps): void {
  app.openapi(draftRoute, async (c) => {
    const { kind } = c.req.valid("param");
    const by = c.get("desk").operator.name;
    return sendData(c, { id: await publishing.saveDraft({ kind, by, ...c.req.valid("json") }) });
  });
  app.openapi(publishRoute, async (c) => {
    const { id } = c.req.valid("param");
    const by = c.get("desk").operator.name;
    const result = await publishing.publish(id, { by, at: timeOf(c.req.valid("json").at) });
    if (result.ok) return sendData(c, result.value);
    return result.code === "refused"
      ? sendFailure(c, "validation", { fields: fieldsOf(result.problems) })
      : sendFailure(c, result.code);
  });
  app.openapi(channelsRoute, async (c) => {
    const { content, at } = c.req.valid("json");
    const by = c.get("desk").operator.name;
    const draft = { kind: "channels", ref: CHANNELS_REF, content, by, at: timeOf(at) } as const;
    const result = await publishing.publishAgreed(draft);
    if (result.ok) return sendData(c, result.value);
    return result.code === "refused"
      ? sendFailure(c, "validation", { fields: fieldsOf(result.problems) })
      : sendFailure(c, result.code);
  });
  app.openapi(discardRoute, async (c) =>
    (await publishing.discard(c.req.valid("param").id)) ? sendData(c, null) : sendFailure(c, "not_found"),
  );
}

const timeOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const fieldsOf = (problems: readonly RecordProblem[]) =>
  problems.map((problem) => ({ ...problem, message: problemText(problem) }));
