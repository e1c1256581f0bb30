/** The calls of the desk that read: queue, cases, files, and what changes. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { stream } from "hono/streaming";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { DeskCase, HeldDecision, PreviewedMail, QueuePage } from "#features/review/case.ts";
import type { Agreement, Reviewer, SecondLook } from "#features/review/model.ts";
import { numberParams, previewSchema, queueQuerySchema, toWire, type Wire } from "#features/review/schema.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { uploadIdOf } from "#features/submissions/model.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { Language } from "#i18n/languages.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import { deskCaseOf } from "./desk-case.ts";
import type { Review } from "./service.ts";

export interface ReviewApiDeps {
  readonly review: Review;
  readonly submissions: Pick<Submissions, "show" | "report">;
  readonly catalogue: Pick<CatalogueService, "networks" | "categories">;
  readonly replies: Replies;
  readonly languageOf: (c: Context) => Language;
  readonly text: TranslateKeyIn;
}

export const reviewerOf = (c: Context<DeskEnvironment>): Reviewer => {
  const { id, name } = c.get("desk").operator;
  return { id: String(id), name };
};

export const REFUSALS = failureResponses("unauthorized", "not_permitted", "not_found");

const queueRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/review/queue",
  request: { query: queueQuerySchema },
  responses: { 200: dataResponse("One page of the queue", z.custom<Wire<QueuePage>>()), ...REFUSALS },
});

const heldRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/review/held",
  responses: { 200: dataResponse("What can be undone", z.custom<Wire<HeldDecision[]>>()), ...REFUSALS },
});

interface SecondLooks {
  readonly looks: readonly SecondLook[];
  readonly agreement: Agreement;
}

const looksRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/review/second-looks",
  responses: { 200: dataResponse("Decisions to look at", z.custom<Wire<SecondLooks>>()), ...REFUSALS },
});

const caseRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/review/cases/{number}",
  request: { params: numberParams },
  responses: { 200: dataResponse("One case", z.custom<Wire<DeskCase>>()), ...REFUSALS },
});

const previewRoute = deskRoute("review.read", {
  method: "post",
  path: "/api/desk/review/cases/{number}/preview",
  request: {
    params: numberParams,
    body: { required: true, content: { "application/json": { schema: previewSchema } } },
  },
  responses: { 200: dataResponse("The mail in both languages", z.custom<PreviewedMail>()), ...REFUSALS },
});

const reportRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/review/cases/{number}/report",
  request: { params: numberParams },
  responses: { 200: { description: "The audit report, as a download" }, ...REFUSALS },
});

const eventsRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/review/events",
  responses: { 200: { description: "Server-sent events" } },
});

export function reviewApi(deps: ReviewApiDeps) {
  const { review, submissions, replies, languageOf } = deps;
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });

  app.openapi(queueRoute, async (c) => {
    const { page, ...filter } = c.req.valid("query");
    return sendData(c, toWire(await review.queue(filter, reviewerOf(c), page)));
  });

  app.openapi(heldRoute, async (c) => sendData(c, toWire(await review.held())));

  app.openapi(looksRoute, async (c) => {
    const looks = await review.secondLooks(reviewerOf(c));
    return sendData(c, toWire({ looks, agreement: await review.agreement() }));
  });

  app.openapi(caseRoute, async (c) => {
    const opened = await review.open(c.req.valid("param").number);
    if (!opened.ok) return sendFailure(c, opened.code);
    return sendData(c, toWire(await toDesk(deps, opened.value, languageOf(c))));
  });

  app.openapi(previewRoute, async (c) => {
    const about = { ...c.req.valid("json"), language: languageOf(c) };
    const shown = await review.preview(c.req.valid("param").number, about);
    return shown.ok ? sendData(c, shown.value) : sendFailure(c, shown.code);
  });

  app.openapi(reportRoute, async (c) => {
    const shown = await submissions.show(c.req.valid("param").number);
    const fields: Partial<Submission["fields"]> = shown.ok ? shown.value.submission.fields : {};
    const id = "audit_report" in fields && fields.audit_report ? uploadIdOf(fields.audit_report) : null;
    const bytes = id === null ? null : await submissions.report(id);
    if (!bytes) return sendFailure(c, "not_found");
    // Never opened in the page: it is a visitor's file.
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="report-${c.req.valid("param").number}.pdf"`,
    });
  });

  app.openapi(eventsRoute, (c) => sendEvents(c, review));
  return app;
}

async function toDesk(
  { catalogue, text }: ReviewApiDeps,
  file: Parameters<typeof deskCaseOf>[0],
  language: Language,
): Promise<DeskCase> {
  const [networks, categories] = await Promise.all([catalogue.networks(), catalogue.categories(language)]);
  return deskCaseOf(file, { language, text, networks, categories });
}

function sendEvents(c: Context<DeskEnvironment>, review: Review): Response {
  const last = Number(c.req.header("last-event-id") ?? "");
  const ended = new AbortController();
  c.header("content-type", "text/event-stream");
  return stream(c, async (out) => {
    out.onAbort(() => ended.abort());
    const options = { lastId: last > 0 ? last : null, signal: ended.signal };
    for await (const piece of review.signals(options)) await out.write(piece);
  });
}
