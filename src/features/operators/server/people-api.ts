/** The calls of the desk about its people, for admins. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { invitedSchema, inviteSchema, peopleSchema, rolesSchema } from "#features/operators/schema.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import { jsonBody, type OperatorApiDeps } from "./api.ts";

const done = dataResponse("Done", z.null());
const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed");
const params = z.object({ name: z.string().max(30) });

const peopleRoute = deskRoute("people.read", {
  method: "get",
  path: "/api/desk/people",
  responses: { 200: dataResponse("Everyone, revoked people too", peopleSchema), ...refusals },
});

const inviteRoute = deskRoute("people.invite", {
  method: "post",
  path: "/api/desk/people",
  request: jsonBody(inviteSchema),
  responses: {
    200: dataResponse("A link that works once", invitedSchema),
    ...refusals,
    ...failureResponses("validation"),
  },
});

const rolesRoute = deskRoute("people.setRoles", {
  method: "put",
  path: "/api/desk/people/{name}/roles",
  request: { params, ...jsonBody(rolesSchema) },
  responses: { 200: done, ...refusals, ...failureResponses("not_found", "wrong_state") },
});

const revokeRoute = deskRoute("people.revoke", {
  method: "delete",
  path: "/api/desk/people/{name}",
  request: { params },
  responses: { 200: done, ...refusals, ...failureResponses("not_found", "wrong_state") },
});

const endSessionsRoute = deskRoute("people.endSession", {
  method: "delete",
  path: "/api/desk/people/{name}/sessions",
  request: { params },
  responses: { 200: done, ...refusals, ...failureResponses("not_found") },
});

export function peopleApi({ operators, replies }: OperatorApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });

  app.openapi(peopleRoute, async (c) => {
    const people = await operators.people();
    return sendData(c, {
      people: people.map(({ id: _id, createdAt, revokedAt, seenAt, roles, ...row }) => ({
        ...row,
        roles: [...roles],
        createdAt: createdAt.getTime(),
        revokedAt: revokedAt?.getTime() ?? null,
        seenAt: seenAt?.getTime() ?? null,
      })),
    });
  });

  app.openapi(inviteRoute, async (c) => {
    const result = await operators.invite(c.req.valid("json"));
    if (!result.ok) return sendFailure(c, "validation");
    const { link, expiresAt } = result.value;
    return sendData(c, { link, expiresAt: expiresAt.getTime() });
  });

  // Nobody locks themselves out: another admin, or a command, must do that.
  app.openapi(rolesRoute, async (c) => {
    const { name } = c.req.valid("param");
    if (name === c.get("desk").operator.name) return sendFailure(c, "wrong_state");
    const result = await operators.setRoles(name, c.req.valid("json").roles);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });

  app.openapi(revokeRoute, async (c) => {
    const { name } = c.req.valid("param");
    if (name === c.get("desk").operator.name) return sendFailure(c, "wrong_state");
    const result = await operators.revoke(name);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });

  app.openapi(endSessionsRoute, async (c) => {
    const result = await operators.signOutEverywhere(c.req.valid("param").name);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });
  return app;
}
