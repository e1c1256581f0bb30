/** The receipt, the actions of its owner, and the on-chain facts of a token. */
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { OWNER_ACTS, receiptPath } from "#features/submissions/model.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { overLimit } from "#platform/api/over-limit.ts";
import { quoteSchema, quoteWire } from "./quote-wire.ts";
import { readBody, sendBodyRefusal } from "./read-body.ts";
import { overFileLimits, sendFormRefusal, type SubmissionApiDeps } from "./refuse.ts";
import { ownerActSchema, receiptSchema, receiptWire, tokenFactsSchema } from "./wire.ts";

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
  summary: "Report that the donation is made",
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
  summary: "Send corrected fields after changes were asked for, or change a live listing",
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

const ownerActRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/acts",
  summary: "Change what happens to a listing",
  description:
    "`move` to a new contract (`address`, `reason`, optionally `network`), `pause` (`reason`), `resume`, `delist` (`reason`), `appeal` against a rejection (`text`), `reopen` what was withdrawn, `hand_over` to another person (`email`), `cancel_hand_over`. To change fields of a live listing, use `resubmit`. Reasons are public.",
  request: {
    params,
    body: json(
      z
        .strictObject({
          act: z.enum(OWNER_ACTS),
          reason: z.unknown(),
          text: z.unknown(),
          network: z.unknown(),
          address: z.unknown(),
          email: z.unknown(),
        })
        .partial({ reason: true, text: true, network: true, address: true, email: true }),
    ),
  },
  responses: {
    200: dataResponse("Done; with the new receipt after `hand_over`", ownerActSchema),
    ...failureResponses(
      "not_found",
      "wrong_state",
      "validation",
      "unknown_fields",
      "invalid_json",
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
  mountOwnerActs(app, deps);
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

function mountOwnerActs(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  const { submissions, replies, limits, origin } = deps;
  app.openapi(ownerActRoute, async (c) => {
    setPrivateHeaders(c);
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const { token } = c.req.valid("param");
    const { act, ...input } = c.req.valid("json");
    const result = await submissions.ownerAct(token, act, input);
    if (!result.ok) {
      if (!("problems" in result)) return replies.sendFailure(c, result.code);
      const found = await submissions.receipt(token);
      return sendFormRefusal(deps, c, found.ok ? found.value.submission.kind : "dapp", result);
    }
    if (result.value === null) return replies.sendData(c, null);
    const { token: newToken, endsAt } = result.value;
    return replies.sendData(c, {
      token: newToken,
      receipt_url: origin + receiptPath(deps.languageOf(c), newToken),
      hand_over_at: endsAt.toISOString(),
    });
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
