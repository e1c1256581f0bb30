/** The calls of the desk about acts that wait for a second person, and about the rules. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { agreedSchema, proposalsSchema, ruleSchema, rulesSchema } from "#features/operators/schema.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import { jsonBody, type OperatorApiDeps } from "./api.ts";
import type { AgreedCall, ShownProposal } from "./proposals.ts";

interface ProposalApiDeps extends OperatorApiDeps {
  /** Makes a call again, in the name of its proposer. */
  readonly repeat: (call: AgreedCall, requestId: string) => Promise<Response>;
}

const done = dataResponse("Done", z.null());
const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed");
const params = z.object({ id: z.coerce.number().int() });

const listRoute = deskRoute("proposals.read", {
  method: "get",
  path: "/api/desk/proposals",
  responses: { 200: dataResponse("What waits for a second person", proposalsSchema), ...refusals },
});

const agreeRoute = deskRoute("proposals.approve", {
  method: "post",
  path: "/api/desk/proposals/{id}/agreement",
  request: { params },
  responses: {
    200: dataResponse("What the call answered", agreedSchema),
    ...refusals,
    ...failureResponses("not_found", "wrong_state"),
  },
});

const refuseRoute = deskRoute("proposals.refuse", {
  method: "delete",
  path: "/api/desk/proposals/{id}",
  request: { params },
  responses: { 200: done, ...refusals, ...failureResponses("not_found", "wrong_state") },
});

const rulesRoute = deskRoute("rules.read", {
  method: "get",
  path: "/api/desk/rules",
  responses: { 200: dataResponse("Which acts need a second person", rulesSchema), ...refusals },
});

const setRuleRoute = deskRoute("rules.set", {
  method: "put",
  path: "/api/desk/rules/{verb}",
  request: { params: z.object({ verb: z.string().max(60) }), ...jsonBody(ruleSchema) },
  responses: { 200: done, ...refusals, ...failureResponses("not_found") },
});

const toWire = ({ at, endedAt, aloneAt, proposerId: _id, before, ...rest }: ShownProposal) => ({
  ...rest,
  at: at.getTime(),
  endedAt: endedAt?.getTime() ?? null,
  aloneAt: aloneAt?.getTime() ?? null,
  before: before === null ? null : JSON.stringify(before),
});

export function proposalApi({ operators, replies, repeat }: ProposalApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });

  app.openapi(listRoute, async (c) => {
    const all = await operators.proposals(c.get("desk").operator.id);
    return sendData(c, { proposals: all.map(toWire) });
  });

  app.openapi(agreeRoute, async (c) => {
    const requestId = c.get("requestId");
    const result = await operators.agree(c.req.valid("param").id, c.get("desk").operator.id, async (call) =>
      outcomeOf(await repeat(call, requestId)),
    );
    return result.ok ? sendData(c, result.value) : sendFailure(c, result.code);
  });

  app.openapi(refuseRoute, async (c) => {
    const result = await operators.refuseProposal(c.req.valid("param").id, c.get("desk").operator.id);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });

  app.openapi(rulesRoute, async (c) => sendData(c, { rules: await operators.rules() }));

  app.openapi(setRuleRoute, async (c) => {
    const result = await operators.setRule(c.req.valid("param").verb, c.req.valid("json").isOn);
    return result.ok ? sendData(c, null) : sendFailure(c, result.code);
  });
  return app;
}

async function outcomeOf(response: Response) {
  const { message, data } = (await response.json()) as { message: string; data: unknown };
  return { isDone: response.ok, message, data };
}
