/**
 * The gate of `/api/desk`: one name, our own pages only, a session, the right role, for dangerous acts a signature, and
 * for the most dangerous ones a second person. Every refusal is logged.
 */
import { getCookie } from "hono/cookie";
import type { Context, MiddlewareHandler } from "hono";
import { mayDo, permissionOf } from "#features/operators/permissions.ts";
import { assertionSchema } from "#features/operators/schema.ts";
import { OPEN_CALLS, type Operator } from "#features/operators/model.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { DeskCall, DeskEnvironment } from "#platform/desk/desk-route.ts";
import type { Log } from "#platform/log.ts";
import { runAct } from "#platform/operator/act-context.ts";
import type { Operators } from "./service.ts";
import { sessionCookieName } from "./session-cookie.ts";

/** `challengeId` and the assertion, as base64url of JSON. */
const SIGNATURE_HEADER = "x-desk-signature";

/** A call that its proposer made and a second person agreed to. */
export interface SecondedCall {
  readonly proposer: Operator;
  readonly requestId: string;
  /** Who agreed, and both signatures, for the audit log. */
  readonly signed: unknown;
}

interface GateDeps {
  readonly operators: Operators;
  readonly replies: Replies;
  readonly log: Log;
  /** Only this process can put a request here, so no visitor can pretend that two people agreed. */
  readonly seconded: WeakMap<Request, SecondedCall>;
}

type Call = Context<DeskEnvironment>;
type Refusal = "unauthorized" | "not_permitted" | "passkey_needed" | "forbidden";

export function deskGate(deps: GateDeps): MiddlewareHandler<DeskEnvironment> {
  const { operators, replies } = deps;
  const { host } = new URL(operators.origin);
  const cookie = sessionCookieName(operators.origin);
  return async (c, next) => {
    c.header("cache-control", "no-store");
    const repeated = deps.seconded.get(c.req.raw);
    if (repeated) {
      c.set("requestId", repeated.requestId);
      c.set("desk", secondedCall(repeated));
      return next();
    }
    const refuse = (code: Refusal, why: string): Response => {
      logRefusal(deps.log, c, { why });
      return replies.sendFailure(c, code);
    };
    if (c.req.header("host") !== host) return refuse("forbidden", "another host");
    if (isForeign(c, operators.origin)) return refuse("forbidden", "another site");
    if (OPEN_CALLS.has(c.req.path)) return next();
    const session = await operators.sessionOperator(getCookie(c, cookie) ?? "");
    if (!session) return refuse("unauthorized", "no session");
    c.set("desk", deskCall(deps, session));
    return next();
  };
}

/** Stricter than for public pages: reads are refused too, and whoever changes something must name our origin. */
function isForeign(c: Call, origin: string): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin") return true;
  const from = c.req.header("origin");
  if (from !== undefined) return from !== origin;
  return site === undefined && c.req.method !== "GET" && c.req.method !== "HEAD";
}

function logRefusal(log: Log, c: Call, facts: object): void {
  const path = c.req.path.slice(0, 100);
  log.warn({ id: c.get("requestId"), method: c.req.method, path, ...facts }, "desk call refused");
}

interface SessionFacts {
  readonly operator: Operator;
  readonly sessionId: number;
}

const deskCall = (deps: GateDeps, { operator, sessionId }: SessionFacts): DeskCall => ({
  operator,
  sessionId,
  async permit(verb, c, next, isValidBody) {
    const refuse = (code: Refusal, why: string): Response => {
      logRefusal(deps.log, c, { why, verb, operator: operator.name });
      return deps.replies.sendFailure(c, code);
    };
    if (!mayDo(operator.roles, verb)) return refuse("not_permitted", "role");
    const permission = permissionOf(verb);
    const signed = permission?.needsPasskey ? await signedBy(deps.operators, operator, c) : undefined;
    if (signed === null) return refuse("passkey_needed", "no valid signature");
    if (c.req.method === "GET" || permission?.isUnrecorded) {
      await next();
      return undefined;
    }
    const act = {
      actor: operator.name,
      source: "desk",
      act: verb,
      request: c.get("requestId"),
      signed,
    } as const;
    const body = await c.req.text();
    // A wrong body goes on to its route, which says what is wrong with it.
    if (isValidBody(body) && (await deps.operators.needsSecondPerson(verb, operator, body))) {
      const { pathname, search } = new URL(c.req.url);
      const call = { verb, method: c.req.method, path: pathname + search, body };
      const id = await runAct(act, () => deps.operators.propose(operator, call, signed));
      return c.json({ result: 0 as const, message: "", data: { proposal: id } }, ACCEPTED);
    }
    await runAct(act, next);
    return undefined;
  },
});

const ACCEPTED = 202;

/** Everything was checked when it was proposed and again when the second person agreed. */
const secondedCall = ({ proposer, signed, requestId }: SecondedCall): DeskCall => ({
  operator: proposer,
  sessionId: 0,
  async permit(verb, _c, next) {
    const act = { actor: proposer.name, source: "desk", act: verb, request: requestId, signed } as const;
    await runAct(act, next);
    return undefined;
  },
});

async function signedBy(operators: Operators, operator: Operator, c: Call) {
  const given = signatureOf(c.req.header(SIGNATURE_HEADER) ?? "");
  if (!given) return null;
  const { pathname, search } = new URL(c.req.url);
  const call = { method: c.req.method, path: pathname + search, body: await c.req.text() };
  return operators.confirmSigned(operator, call, given);
}

const MAX_SIGNATURE = 8_192;

function signatureOf(header: string) {
  if (header === "" || header.length > MAX_SIGNATURE) return null;
  try {
    const given = JSON.parse(Buffer.from(header, "base64url").toString("utf8")) as Record<string, unknown>;
    const assertion = assertionSchema.safeParse(given["assertion"]);
    const challengeId = given["challengeId"];
    if (!assertion.success || typeof challengeId !== "string") return null;
    return { challengeId, assertion: assertion.data };
  } catch {
    return null;
  }
}
