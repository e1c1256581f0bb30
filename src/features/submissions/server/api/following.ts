/** The receipt, the actions of its owner, and the on-chain facts of a token. */
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { quoteSchema, quoteWire } from "./quote-wire.ts";
import { readBody, sendBodyRefusal } from "./read-body.ts";
import { overFileLimits, overLimit, sendFormRefusal, type SubmissionApiDeps } from "./refuse.ts";
import { receiptSchema, receiptWire, tokenFactsSchema } from "./wire.ts";

const params = z.object({ token: z.string().meta({ example: "9vK2f0c8T1m4Zq7sLw3xEA" }) });

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});

const receiptRoute = createRoute({
  method: "get",
  path: "/api/receipts/{token}",
  summary: "Where a submission stands",
  request: { params },
  responses: {
    200: dataResponse("The receipt", receiptSchema),
    ...failureResponses("not_found", "unavailable"),
  },
});

const quoteRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/quotes",
  summary: "What to donate, to where",
  description: "Draws an amount to show. Every amount ever shown for a submission stays good.",
  request: { params },
  responses: {
    200: dataResponse("The amount and where it goes", quoteSchema),
    ...failureResponses("not_found", "settled", "rate_limited", "unavailable"),
  },
});

const donationRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/donation",
  summary: "Tell that the donation is made",
  request: {
    params,
    body: json(
      z.strictObject({
        payment: z.string().max(100).optional(),
        explorer_url: z.string().max(1_000).optional(),
      }),
    ),
  },
  responses: {
    200: dataResponse("Taken; the receipt tells the rest", z.null()),
    ...failureResponses(
      "not_found",
      "validation",
      "invalid_json",
      "not_a_link",
      "unknown_explorer",
      "lookalike_explorer",
      "wrong_network",
      "address_link",
      "token_link",
      "bad_hash",
      "being_confirmed",
      "rate_limited",
      "unavailable",
    ),
  },
});

const messageRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/messages",
  summary: "Write to the reviewer",
  request: { params, body: json(z.strictObject({ text: z.unknown() })) },
  responses: {
    200: dataResponse("Stored", z.null()),
    ...failureResponses(
      "not_found",
      "validation",
      "invalid_json",
      "thread_full",
      "rate_limited",
      "unavailable",
    ),
  },
});

const withdrawRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/withdraw",
  summary: "Take the submission back, while it is not decided",
  request: { params },
  responses: {
    200: dataResponse("Withdrawn", z.null()),
    ...failureResponses("not_found", "wrong_state", "rate_limited", "unavailable"),
  },
});

const resubmitRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/resubmit",
  summary: "Send corrected fields after changes were asked for",
  description: "Only the fields that change, as JSON or as a form with files.",
  request: {
    params,
    body: { required: true, content: { "application/json": { schema: { type: "object" } } } },
  },
  responses: {
    200: dataResponse("Back in review", z.null()),
    ...failureResponses(
      "too_large",
      "not_found",
      "wrong_state",
      "validation",
      "unknown_fields",
      "invalid_json",
      "bad_request",
      "unsupported_type",
      "rate_limited",
      "unavailable",
    ),
  },
});

const factsRoute = createRoute({
  method: "get",
  path: "/api/token-facts",
  summary: "What the blockchain says about a token",
  request: { query: z.object({ network: z.string().max(50), address: z.string().max(200) }) },
  responses: {
    200: dataResponse("As far as it could be read", tokenFactsSchema),
    ...failureResponses("validation", "rate_limited"),
  },
});

/** A receipt is private: no cache stores it and no search engine indexes it. */
const setPrivateHeaders = (c: Context): void => {
  c.header("cache-control", "no-store");
  c.header("x-robots-tag", "noindex");
};

export function mountFollowing(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  mountReceipt(app, deps);
  mountDonation(app, deps);
  mountChanges(app, deps);
  app.openapi(factsRoute, async (c) => {
    const limited = await overLimit(deps, c, deps.limits.checks);
    if (limited) return limited;
    const { network, address } = c.req.valid("query");
    const facts = await deps.submissions.tokenFacts(network.trim().toLowerCase(), address.trim());
    const read = facts.ok ? facts.value : null;
    return deps.replies.sendData(c, {
      checked: facts.ok,
      is_contract: read?.isContract ?? null,
      name: read?.name ?? null,
      symbol: read?.symbol ?? null,
      decimals: read?.decimals ?? null,
      total_supply: read?.totalSupply ?? null,
      owner: read?.owner ?? null,
      is_proxy: read?.isProxy ?? null,
    });
  });
}

function mountReceipt(app: OpenAPIHono, { submissions, replies }: SubmissionApiDeps): void {
  app.openapi(receiptRoute, async (c) => {
    setPrivateHeaders(c);
    const result = await submissions.receipt(c.req.valid("param").token);
    return result.ok ? replies.sendData(c, receiptWire(result.value)) : replies.sendFailure(c, result.code);
  });
}

function mountDonation(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  const { submissions, replies, limits } = deps;
  app.openapi(quoteRoute, async (c) => {
    setPrivateHeaders(c);
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const mayDraw = async () => (await limits.amounts.consume(deps.clientOf(c))).allowed;
    const showing = { isShown: false, mayDraw };
    const result = await submissions.donationBox(c.req.valid("param").token, showing);
    if (result.ok) return replies.sendData(c, quoteWire(result.value));
    return replies.sendFailure(c, result.code === "no_amount_left" ? "unavailable" : result.code);
  });

  app.openapi(donationRoute, async (c) => {
    setPrivateHeaders(c);
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const { payment, explorer_url: explorerUrl } = c.req.valid("json");
    const result = await submissions.claimDonation(c.req.valid("param").token, { payment, explorerUrl });
    if (result.ok) return replies.sendData(c, null);
    const { code } = result;
    const { network, explorers } = await deps.donationNetwork();
    if (code === "unknown_explorer" || code === "lookalike_explorer")
      return replies.sendFailure(c, code, { values: { explorers } });
    if (code === "wrong_network") return replies.sendFailure(c, code, { values: { network } });
    return replies.sendFailure(c, code);
  });
}

function mountChanges(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  const { submissions, replies, limits } = deps;
  app.openapi(messageRoute, async (c) => {
    setPrivateHeaders(c);
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const result = await submissions.sendMessage(c.req.valid("param").token, c.req.valid("json").text);
    if (result.ok) return replies.sendData(c, null);
    return "problems" in result
      ? sendFormRefusal(deps, c, "dapp", result)
      : replies.sendFailure(c, result.code);
  });

  app.openapi(withdrawRoute, async (c) => {
    setPrivateHeaders(c);
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const result = await submissions.withdraw(c.req.valid("param").token);
    return result.ok ? replies.sendData(c, null) : replies.sendFailure(c, result.code);
  });

  app.openapi(resubmitRoute, async (c) => {
    setPrivateHeaders(c);
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const body = await readBody(c);
    if (!body.ok) return sendBodyRefusal(replies, c, body.code);
    const { fields, files } = body.value;
    const overFiles = await overFileLimits(deps, c, files);
    if (overFiles) return overFiles;
    const { token } = c.req.valid("param");
    const result = await submissions.resubmitWithFiles(token, fields, files);
    if (result.ok) return replies.sendData(c, null);
    if (!("problems" in result)) return replies.sendFailure(c, result.code);
    const sentBack = await submissions.receipt(token);
    return sendFormRefusal(deps, c, sentBack.ok ? sentBack.value.submission.kind : "dapp", result);
  });
}
