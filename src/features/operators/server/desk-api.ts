/** All calls of the desk behind their gate, and the way to repeat a call that a second person has agreed to. */
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Log } from "#platform/log.ts";
import type { DeskEnvironment } from "#platform/desk/desk-route.ts";
import { accountApi, signInApi, type OperatorApiDeps } from "./api.ts";
import { auditApi } from "./audit-api.ts";
import { deskGate, type SecondedCall } from "./gate.ts";
import { peopleApi } from "./people-api.ts";
import { proposalApi } from "./proposal-api.ts";
import type { AgreedCall } from "./proposals.ts";

interface DeskApiDeps extends OperatorApiDeps {
  readonly log: Log;
}

/** Other features add their routes to it. */
export function createDeskApi({ operators, replies, log }: DeskApiDeps) {
  const api = new OpenAPIHono<DeskEnvironment>({ defaultHook: replies.defaultHook });
  const seconded = new WeakMap<Request, SecondedCall>();
  api.use("/api/desk/*", deskGate({ operators, replies, log, seconded }));
  api.onError((error, c) => replies.onError(error, c));
  for (const part of [signInApi, accountApi, peopleApi, auditApi])
    api.route("/", part({ operators, replies }));
  const repeat = async ({ proposal, proposer, signed }: AgreedCall, requestId: string): Promise<Response> => {
    const { method, path, body } = proposal;
    const request = new Request(operators.origin + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body !== "" && { body }),
    });
    seconded.set(request, { proposer, signed, requestId });
    return api.fetch(request);
  };
  api.route("/", proposalApi({ operators, replies, repeat }));
  return api;
}
