/** The calls of the desk that act: claims, notes, decisions, undo. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Attendance } from "#features/review/case.ts";
import {
  batchParams,
  bulkSchema,
  claimSchema,
  decisionSchema,
  idParams,
  messageSchema,
  noteSchema,
  numberParams,
  reopenSchema,
  secondLookSchema,
  toWire,
  waiverSchema,
  type Wire,
} from "#features/review/schema.ts";
import type { Claim } from "#features/review/model.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { FAILURES } from "#platform/api/failures.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import { REFUSALS, reviewerOf, type ReviewApiDeps } from "./api.ts";
import type { DecideInput, DecideOutcome } from "./verbs/decide.ts";

const CASE = "/api/desk/review/cases/{number}";
const done = dataResponse("Done", z.null());
interface Conflict {
  readonly reason: string;
}

const conflict = z.object({ result: z.number(), message: z.string(), data: z.custom<Conflict>() });
const refusals = {
  ...REFUSALS,
  ...failureResponses("passkey_needed", "validation"),
  409: { description: "Why not", content: { "application/json": { schema: conflict } } },
};
const onCase = <Schema extends z.ZodType>(schema: Schema) => ({
  params: numberParams,
  body: { required: true, content: { "application/json": { schema } } },
});
const decided = { 200: dataResponse("Held for two minutes", z.custom<Decided>()), ...refusals };

interface Decided {
  readonly decisionId: number;
  readonly version: number;
  readonly dueAt: string;
}

const claimRoute = deskRoute("review.claim", {
  method: "post",
  path: `${CASE}/claim`,
  request: onCase(claimSchema),
  responses: { 200: dataResponse("The claim", z.custom<Wire<Claim>>()), ...refusals },
});
const releaseRoute = deskRoute("review.claim", {
  method: "delete",
  path: `${CASE}/claim`,
  request: { params: numberParams },
  responses: { 200: done, ...refusals },
});
const attendRoute = deskRoute("review.renew", {
  method: "post",
  path: `${CASE}/attendance`,
  request: { params: numberParams },
  responses: { 200: dataResponse("Who is here", z.custom<Wire<Attendance>>()), ...refusals },
});
const leaveRoute = deskRoute("review.renew", {
  method: "delete",
  path: `${CASE}/attendance`,
  request: { params: numberParams },
  responses: { 200: done, ...refusals },
});
const noteRoute = deskRoute("review.note", {
  method: "post",
  path: `${CASE}/notes`,
  request: onCase(noteSchema),
  responses: { 200: done, ...refusals },
});
const decideRoute = deskRoute("review.decide", {
  method: "post",
  path: `${CASE}/decisions`,
  request: onCase(decisionSchema),
  responses: decided,
});
const messageRoute = deskRoute("review.message", {
  method: "post",
  path: `${CASE}/messages`,
  request: onCase(messageSchema),
  responses: decided,
});
const waiveRoute = deskRoute("review.waive", {
  method: "post",
  path: `${CASE}/waiver`,
  request: onCase(waiverSchema),
  responses: decided,
});
const reopenRoute = deskRoute("review.reopen", {
  method: "post",
  path: `${CASE}/reopening`,
  request: onCase(reopenSchema),
  responses: { 200: done, ...refusals },
});
const bulkRoute = deskRoute("review.bulk", {
  method: "post",
  path: "/api/desk/review/decisions",
  request: { body: { required: true, content: { "application/json": { schema: bulkSchema } } } },
  responses: { 200: dataResponse("Each outcome", z.custom<BulkAnswer>()), ...refusals },
});
const undoRoute = deskRoute("review.undo", {
  method: "delete",
  path: "/api/desk/review/decisions/{id}",
  request: { params: idParams },
  responses: { 200: done, ...refusals },
});
const undoBatchRoute = deskRoute("review.undo", {
  method: "delete",
  path: "/api/desk/review/batches/{batch}",
  request: { params: batchParams },
  responses: { 200: dataResponse("How many were undone", z.number()), ...refusals },
});
const lookRoute = deskRoute("review.decide", {
  method: "post",
  path: "/api/desk/review/second-looks/{id}",
  request: {
    params: idParams,
    body: { required: true, content: { "application/json": { schema: secondLookSchema } } },
  },
  responses: { 200: done, ...refusals },
});

interface BulkAnswer {
  readonly batch: string;
  readonly outcomes: readonly { readonly number: string; readonly problem: string | null }[];
}

type Api = OpenAPIHono<DeskEnvironment>;

export function reviewActApi(deps: Pick<ReviewApiDeps, "review" | "replies">): Api {
  const app: Api = new OpenAPIHono<DeskEnvironment>({ defaultHook: deps.replies.defaultHook });
  mountClaims(app, deps);
  mountDecisions(app, deps);
  mountUndo(app, deps);
  return app;
}

type ActDeps = Pick<ReviewApiDeps, "review" | "replies">;

/** A refusal with what the desk needs to show: who holds it, what has changed, what stops it. */
function sendConflict(c: Context, reason: string, more: object = {}) {
  const { status, result } = FAILURES.conflict;
  const data: Conflict = { reason, ...more };
  return c.json({ result, message: reason, data }, status);
}

function mountClaims(app: Api, { review, replies: { sendData, sendFailure } }: ActDeps): void {
  app.openapi(claimRoute, async (c) => {
    const { number } = c.req.valid("param");
    const outcome = await review.claim(number, reviewerOf(c), c.req.valid("json").relieves);
    if (outcome.ok) return sendData(c, toWire(outcome.value));
    return "holder" in outcome
      ? sendConflict(c, outcome.code, { holder: outcome.holder })
      : sendFailure(c, outcome.code);
  });
  app.openapi(releaseRoute, async (c) => {
    const outcome = await review.release(c.req.valid("param").number, reviewerOf(c));
    return outcome.ok ? sendData(c, null) : sendFailure(c, outcome.code);
  });
  app.openapi(attendRoute, async (c) => {
    const outcome = await review.attend(c.req.valid("param").number, reviewerOf(c));
    return outcome.ok ? sendData(c, toWire(outcome.value)) : sendFailure(c, outcome.code);
  });
  app.openapi(leaveRoute, async (c) => {
    await review.leave(c.req.valid("param").number, reviewerOf(c));
    return sendData(c, null);
  });
  app.openapi(noteRoute, async (c) => {
    const { text } = c.req.valid("json");
    const outcome = await review.note(c.req.valid("param").number, reviewerOf(c), text);
    return outcome.ok ? sendData(c, null) : sendFailure(c, outcome.code);
  });
}

function mountDecisions(app: Api, { review, replies: { sendData, sendFailure } }: ActDeps): void {
  const send = (c: Context, outcome: DecideOutcome) => {
    if (outcome.ok) return sendData(c, { ...outcome.value, dueAt: outcome.value.dueAt.toISOString() });
    if (outcome.code === "not_found") return sendFailure(c, outcome.code);
    const { ok: _ok, code, ...more } = outcome;
    return sendConflict(c, code, more);
  };
  const decide = async (c: Context<DeskEnvironment>, number: string, input: DecideInput) =>
    send(c, await review.decide(number, reviewerOf(c), input));
  const plain = { reasons: [], fields: [] } as const;

  app.openapi(decideRoute, async (c) => decide(c, c.req.valid("param").number, c.req.valid("json")));
  app.openapi(messageRoute, async (c) =>
    decide(c, c.req.valid("param").number, { ...plain, ...c.req.valid("json"), kind: "message" }),
  );
  app.openapi(waiveRoute, async (c) =>
    decide(c, c.req.valid("param").number, { ...plain, ...c.req.valid("json"), kind: "waive" }),
  );
  app.openapi(reopenRoute, async (c) => {
    const { number } = c.req.valid("param");
    const outcome = await review.reopen(number, reviewerOf(c), c.req.valid("json").note);
    if (outcome.ok) return sendData(c, null);
    return outcome.code === "not_found" ? sendFailure(c, outcome.code) : sendConflict(c, outcome.code);
  });
  app.openapi(bulkRoute, async (c) => {
    const { chosen, ...content } = c.req.valid("json");
    const outcome = await review.decideTogether(chosen, reviewerOf(c), content);
    if (!outcome.ok) return sendConflict(c, outcome.code);
    const outcomes = outcome.value.outcomes.map(({ number, outcome: one }) => ({
      number,
      problem: one.ok ? null : one.code,
    }));
    return sendData(c, { batch: outcome.value.batch, outcomes });
  });
}

function mountUndo(app: Api, { review, replies: { sendData, sendFailure } }: ActDeps): void {
  app.openapi(undoRoute, async (c) => {
    const outcome = await review.undo(c.req.valid("param").id, reviewerOf(c));
    if (outcome.ok) return sendData(c, null);
    return outcome.code === "not_found" ? sendFailure(c, outcome.code) : sendConflict(c, outcome.code);
  });
  app.openapi(undoBatchRoute, async (c) =>
    sendData(c, await review.undoTogether(c.req.valid("param").batch, reviewerOf(c))),
  );
  app.openapi(lookRoute, async (c) => {
    const isTaken = await review.giveSecondLook(c.req.valid("param").id, reviewerOf(c), c.req.valid("json"));
    return isTaken ? sendData(c, null) : sendConflict(c, "too_late");
  });
}
