/** The calls of the desk about the own account: sign-in, sessions, passkeys. */
import { OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import { VERBS, mayDo } from "#features/operators/permissions.ts";
import {
  accountSchema,
  addPasskeySchema,
  challengeSchema,
  enrolSchema,
  inviteTokenSchema,
  meSchema,
  signInSchema,
  stepUpSchema,
} from "#features/operators/schema.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import { isRole } from "#features/operators/model.ts";
import { sendSessionCookie } from "./session-cookie.ts";
import type { Operators } from "./service.ts";

export interface OperatorApiDeps {
  readonly operators: Operators;
  readonly replies: Replies;
}

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { "application/json": { schema } } },
});

const done = dataResponse("Done", z.null());
const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed");

const signInOptionsRoute = createRoute({
  method: "post",
  path: "/api/desk/sign-in/options",
  hide: true,
  responses: { 200: dataResponse("A challenge", challengeSchema) },
});

const signInRoute = createRoute({
  method: "post",
  path: "/api/desk/sign-in",
  hide: true,
  request: jsonBody(signInSchema),
  responses: { 200: done, ...refusals },
});

const openInviteRoute = createRoute({
  method: "post",
  path: "/api/desk/invites/open",
  hide: true,
  request: jsonBody(inviteTokenSchema),
  responses: {
    200: dataResponse("A challenge", challengeSchema.extend({ name: z.string() })),
    ...failureResponses("gone"),
  },
});

const acceptInviteRoute = createRoute({
  method: "post",
  path: "/api/desk/invites/accept",
  hide: true,
  request: jsonBody(enrolSchema),
  responses: { 200: done, ...refusals, ...failureResponses("gone") },
});

/** The calls before a session exists (OPEN_CALLS in gate.ts). */
export function signInApi({ operators, replies }: OperatorApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });
  app.openapi(signInOptionsRoute, async (c) => sendData(c, await operators.signInOptions()));
  app.openapi(signInRoute, async (c) => {
    const userAgent = c.req.header("user-agent") ?? "";
    const result = await operators.signIn({ ...c.req.valid("json"), userAgent });
    if (!result.ok) return sendFailure(c, result.code);
    sendSessionCookie(c, operators.origin, result.value.token);
    return sendData(c, null);
  });
  app.openapi(openInviteRoute, async (c) => {
    const result = await operators.openInvite(c.req.valid("json").token);
    return result.ok ? sendData(c, result.value) : sendFailure(c, result.code);
  });
  app.openapi(acceptInviteRoute, async (c) => {
    const userAgent = c.req.header("user-agent") ?? "";
    const result = await operators.acceptInvite({ ...c.req.valid("json"), userAgent });
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });
  return app;
}

const meRoute = deskRoute("account.read", {
  method: "get",
  path: "/api/desk/me",
  responses: { 200: dataResponse("Who is signed in", meSchema), ...refusals },
});

const accountRoute = deskRoute("account.read", {
  method: "get",
  path: "/api/desk/account",
  responses: { 200: dataResponse("Own passkeys and sessions", accountSchema), ...refusals },
});

const signOutRoute = deskRoute("account.signOut", {
  method: "post",
  path: "/api/desk/sign-out",
  responses: { 200: done, ...refusals },
});

const endSessionRoute = deskRoute("account.endSession", {
  method: "delete",
  path: "/api/desk/account/sessions/{id}",
  request: { params: z.object({ id: z.coerce.number().int() }) },
  responses: { 200: done, ...refusals, ...failureResponses("not_found") },
});

const passkeyOptionsRoute = deskRoute("account.prepare", {
  method: "post",
  path: "/api/desk/account/passkeys/options",
  responses: {
    200: dataResponse("A challenge", challengeSchema),
    ...refusals,
    ...failureResponses("not_found"),
  },
});

const addPasskeyRoute = deskRoute("account.addPasskey", {
  method: "post",
  path: "/api/desk/account/passkeys",
  request: jsonBody(addPasskeySchema),
  responses: { 200: done, ...refusals },
});

const removePasskeyRoute = deskRoute("account.removePasskey", {
  method: "delete",
  path: "/api/desk/account/passkeys/{id}",
  request: { params: z.object({ id: z.string().max(1_400) }) },
  responses: { 200: done, ...refusals, ...failureResponses("not_found", "wrong_state") },
});

const stepUpRoute = deskRoute("account.prepare", {
  method: "post",
  path: "/api/desk/step-up",
  request: jsonBody(stepUpSchema),
  responses: { 200: dataResponse("The digest of the call as a challenge", challengeSchema), ...refusals },
});

export function accountApi({ operators, replies }: OperatorApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });

  app.openapi(meRoute, async (c) => {
    const { id, name, pseudonym, roles: names } = c.get("desk").operator;
    const roles = names.filter(isRole);
    const { passkeys } = await operators.account(id);
    const verbs = VERBS.filter((verb) => mayDo(roles, verb));
    const waiting = await operators.waitingProposals();
    return sendData(c, { name, pseudonym, roles, verbs, passkeys: passkeys.length, waiting });
  });

  app.openapi(accountRoute, async (c) => {
    const { operator, sessionId } = c.get("desk");
    const { passkeys, sessions } = await operators.account(operator.id);
    return sendData(c, {
      passkeys: passkeys.map(({ id, label, createdAt, usedAt }) => ({
        id,
        label,
        createdAt: createdAt.getTime(),
        usedAt: usedAt?.getTime() ?? null,
      })),
      sessions: sessions.map(({ id, browser, createdAt, seenAt }) => ({
        id,
        browser,
        createdAt: createdAt.getTime(),
        seenAt: seenAt.getTime(),
        isCurrent: id === sessionId,
      })),
    });
  });

  app.openapi(signOutRoute, async (c) => {
    const { operator, sessionId } = c.get("desk");
    await operators.endSession(operator.id, sessionId);
    sendSessionCookie(c, operators.origin, "");
    return sendData(c, null);
  });

  app.openapi(endSessionRoute, async (c) => {
    const result = await operators.endSession(c.get("desk").operator.id, c.req.valid("param").id);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });

  app.openapi(stepUpRoute, async (c) =>
    sendData(c, await operators.stepUpOptions(c.get("desk").operator, c.req.valid("json"))),
  );
  passkeyCalls(app, { operators, replies });
  return app;
}

function passkeyCalls(app: OpenAPIHono<DeskEnvironment>, { operators, replies }: OperatorApiDeps): void {
  const { sendData, sendFailure } = replies;
  app.openapi(passkeyOptionsRoute, async (c) => {
    const result = await operators.passkeyOptions(c.get("desk").operator.id);
    return result.ok ? sendData(c, result.value) : sendFailure(c, result.code);
  });
  app.openapi(addPasskeyRoute, async (c) => {
    const userAgent = c.req.header("user-agent") ?? "";
    const given = { ...c.req.valid("json"), userAgent };
    const result = await operators.addPasskey(c.get("desk").operator.id, given);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });
  app.openapi(removePasskeyRoute, async (c) => {
    const result = await operators.removePasskey(c.get("desk").operator.id, c.req.valid("param").id);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });
}
