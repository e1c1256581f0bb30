/** The calls with which the owner of a receipt proves a website or a contract, and the public statements. */
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  MAX_SIGNATURE,
  MAX_SIGNED_MESSAGE,
  PROOF_METHODS,
  PROOF_REFUSALS,
  type ProofMethod,
  type ProofRefusal,
} from "#features/ownership/model.ts";
import { toWireProof } from "#features/ownership/proof-wire.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { overLimit } from "#platform/api/over-limit.ts";
import { OPEN_DATA_CACHE } from "#platform/api/send-feed.ts";
import type { OwnershipApiDeps } from "./api-deps.ts";
import { mountRecovery } from "./recovery-api.ts";

const params = z.object({ token: z.string().meta({ example: "9vK2f0c8T1m4Zq7sLw3xEA" }) });
const time = z.iso.datetime();

const signMoveRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/move-signature",
  summary: "Let the old contract's owner agree to a move",
  request: {
    params,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            message: z.string().max(MAX_SIGNED_MESSAGE),
            signature: z.string().max(MAX_SIGNATURE),
          }),
        },
      },
    },
  },
  responses: {
    200: dataResponse("Signed", z.null()),
    ...failureResponses("not_found", "validation", "invalid_json", "rate_limited", "unavailable"),
  },
});

const proofSchema = z
  .object({
    method: z.enum(PROOF_METHODS),
    subject: z.string().meta({ description: "Exactly this host, or network and contract." }),
    place: z.string().meta({
      description: "The name of the TXT record, or the address of the file; empty for a signature.",
    }),
    evidence_sha256: z.string().meta({
      description: "Of the record’s value, the line or the signed message, in UTF-8 with line feeds.",
    }),
    signer: z.string(),
    role: z.string().meta({ description: "What the signer is for the contract: owner, admin or deployer." }),
    names: z
      .string()
      .meta({ description: "The contract that the file names, or the website that was signed." }),
    statement: z
      .string()
      .nullable()
      .meta({ description: "The identifier that the signed message names. It leads to nothing else." }),
    message: z.string().nullable().meta({
      description: "What was signed (EIP-191). Null for other methods, and where it was not kept.",
    }),
    signature: z.string().nullable().meta({
      description: "Of `message` by `signer`; by ERC-1271 if the signer is a contract on this network.",
    }),
    proven_at: time,
    seen_at: time,
    next_check_at: time.nullable().meta({ description: "Null where this site does not check again." }),
    lapsed_at: time.nullable(),
  })
  .meta({
    example: {
      method: "dns",
      subject: "app.harbour.example",
      place: "_wallet-challenge.app.harbour.example",
      evidence_sha256: "a1b2".repeat(16),
      signer: "",
      role: "",
      names: "",
      statement: null,
      message: null,
      signature: null,
      proven_at: "2026-11-16T09:00:00.000Z",
      seen_at: "2026-11-16T09:00:00.000Z",
      next_check_at: "2026-11-23T09:00:00.000Z",
      lapsed_at: null,
    },
  });

const challengeSchema = z
  .object({
    record: z.string().meta({ description: "The name of the TXT record." }),
    file: z.string().meta({ description: "The address of the text file." }),
    value: z.string().meta({ description: "The value of the record, or a line of the file." }),
    contract_line: z
      .string()
      .nullable()
      .meta({ description: "A line of the file that ties it to the contract." }),
    message: z.string().nullable().meta({ description: "The text to sign; null without an RPC server." }),
    move_message: z.string().nullable().meta({ description: "The same, to agree to a move under review." }),
    proofs: z.array(proofSchema),
  })
  .meta({
    example: {
      record: "_wallet-challenge.app.harbour.example",
      file: "https://app.harbour.example/.well-known/wallet-listing.txt",
      value: "9vK2f0c8T1m4Zq7sLw3xEA",
      contract_line: null,
      message: null,
      move_message: null,
      proofs: [],
    },
  });

const challengeRoute = createRoute({
  method: "get",
  path: "/api/receipts/{token}/ownership",
  summary: "What proves the ownership of a listing",
  description: "`wrong_state` if its page was given to another submission: proofs would not be shown.",
  request: { params },
  responses: {
    200: dataResponse("What to publish or to sign, and what is proven", challengeSchema),
    ...failureResponses("not_found", "wrong_state", "unavailable"),
  },
});

const proveRoute = createRoute({
  method: "post",
  path: "/api/receipts/{token}/ownership",
  summary: "Prove the ownership of a listing",
  description: "A refusal names its code at the method.",
  request: {
    params,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            method: z.enum(PROOF_METHODS),
            message: z.string().max(MAX_SIGNED_MESSAGE).optional(),
            signature: z.string().max(MAX_SIGNATURE).optional(),
          }),
        },
      },
    },
  },
  responses: {
    200: dataResponse("Proven", proofSchema),
    ...failureResponses("not_found", "validation", "invalid_json", "rate_limited", "unavailable"),
  },
});

export function ownershipApi(deps: OwnershipApiDeps): OpenAPIHono {
  const { ownership, replies, text, languageOf } = deps;
  const app = new OpenAPIHono({ defaultHook: replies.defaultHook });
  const refuse = (c: Context, path: ProofMethod, code: ProofRefusal | "not_found") => {
    if (code === "not_found") return replies.sendFailure(c, code);
    const message = text(languageOf(c), `ownership.refusals.${PROOF_REFUSALS[code]}`);
    return replies.sendFailure(c, "validation", { fields: [{ path, code, message }] });
  };
  app.openapi(challengeRoute, async (c) => {
    c.header("cache-control", "no-store");
    const { token } = c.req.valid("param");
    const challenge = await ownership.challenge(token);
    if (!challenge.ok)
      return replies.sendFailure(c, challenge.code === "page_replaced" ? "wrong_state" : challenge.code);
    const { record, file, value, contractLine, canSign } = challenge.value;
    const message = canSign ? await ownership.message(token) : null;
    const move = canSign ? await ownership.moveMessage(token) : null;
    return replies.sendData(c, {
      record,
      file,
      value,
      contract_line: contractLine,
      message: message?.ok ? message.value : null,
      move_message: move?.ok ? move.value : null,
      proofs: (await ownership.proofsOf(token)).map(toWireProof),
    });
  });
  app.openapi(proveRoute, async (c) => {
    c.header("cache-control", "no-store");
    const limited = await overLimit(deps, c, deps.limits.messages);
    if (limited) return limited;
    const { method, ...given } = c.req.valid("json");
    const proven = await ownership.prove(c.req.valid("param").token, method, given);
    if (proven.ok) return replies.sendData(c, toWireProof(proven.value));
    return refuse(c, method, proven.code);
  });
  app.openapi(signMoveRoute, async (c) => {
    c.header("cache-control", "no-store");
    const limited = await overLimit(deps, c, deps.limits.messages);
    if (limited) return limited;
    const signed = await ownership.signMove(c.req.valid("param").token, c.req.valid("json"));
    return signed.ok ? replies.sendData(c, null) : refuse(c, "signature", signed.code);
  });
  mountRecovery(app, deps);
  mountStatements(app, deps);
  return app;
}

function mountStatements(app: OpenAPIHono, { ownership, origin, brandName }: OwnershipApiDeps): void {
  app.get("/data/ownership.json", async (c) => {
    const proofs = (await ownership.all()).map(({ listing, open }) => ({
      page_url: origin + listing,
      ...open,
    }));
    const document = { name: `${brandName} proofs of ownership`, proofs };
    return c.body(JSON.stringify(document), 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": OPEN_DATA_CACHE,
    });
  });
}
