/** The calls with which somebody who lost a receipt gets a new one by a proof of ownership. */
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { MAX_LISTING_ADDRESS } from "#features/ownership/listing-address.ts";
import {
  MAX_SIGNATURE,
  MAX_SIGNED_MESSAGE,
  PROOF_METHODS,
  PROOF_REFUSALS,
  RECOVERY_REFUSALS,
} from "#features/ownership/model.ts";
import { receiptPath } from "#features/submissions/model.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { overLimit } from "#platform/api/over-limit.ts";
import type { OwnershipApiDeps } from "./api-deps.ts";

const listing = z
  .string()
  .max(MAX_LISTING_ADDRESS)
  .meta({ example: "/token/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984" });

const claimSchema = z
  .object({
    claim: z.string().meta({ description: "The token of the new receipt. It cannot be found again." }),
    record: z.string().meta({ description: "The name of the TXT record." }),
    file: z.string().meta({ description: "The address of the text file." }),
    value: z.string().meta({ description: "The value of the record, or a line of the file." }),
    message: z.string().nullable().meta({ description: "The text to sign; null without an RPC server." }),
  })
  .meta({
    example: {
      claim: "9vK2f0c8T1m4Zq7sLw3xEA",
      record: "_wallet-challenge.app.harbour.example",
      file: "https://app.harbour.example/.well-known/wallet-listing.txt",
      value: "5rW8d1bYQ2m7Xc4sNv0tZk",
      message: null,
    },
  });

const recoveredSchema = z
  .object({ receipt_url: z.string(), hand_over_at: z.iso.datetime() })
  .meta({ example: { receipt_url: "https://wallet.example/…", hand_over_at: "2026-11-23T09:00:00.000Z" } });

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});

const claimRoute = createRoute({
  method: "post",
  path: "/api/receipt-recoveries",
  summary: "Ask what proves the ownership of a listing whose receipt is lost",
  request: { body: json(z.strictObject({ listing })) },
  responses: {
    200: dataResponse("What to publish or to sign", claimSchema),
    ...failureResponses("not_found", "validation", "invalid_json", "rate_limited", "unavailable"),
  },
});

const recoverRoute = createRoute({
  method: "post",
  path: "/api/receipt-recoveries/{claim}",
  summary: "Get a new receipt by a proof of ownership",
  description:
    "The old contact is told at once and can stop it. After 72 hours the new receipt replaces the old one.",
  request: {
    params: z.object({ claim: z.string().meta({ example: "9vK2f0c8T1m4Zq7sLw3xEA" }) }),
    body: json(
      z.strictObject({
        listing,
        method: z.enum(PROOF_METHODS),
        email: z.string().max(300).meta({ example: "you@example.com" }),
        message: z.string().max(MAX_SIGNED_MESSAGE).optional(),
        signature: z.string().max(MAX_SIGNATURE).optional(),
      }),
    ),
  },
  responses: {
    200: dataResponse("Proven; when the receipt is handed over", recoveredSchema),
    ...failureResponses(
      "not_found",
      "validation",
      "invalid_email",
      "invalid_json",
      "rate_limited",
      "unavailable",
    ),
  },
});

export function mountRecovery(app: OpenAPIHono, deps: OwnershipApiDeps): void {
  const { ownership, replies, text, languageOf, origin, limits } = deps;
  app.openapi(claimRoute, async (c) => {
    c.header("cache-control", "no-store");
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const claim = ownership.newClaim();
    const address = c.req.valid("json").listing;
    const found = await ownership.claim(claim, address);
    if (!found) return replies.sendFailure(c, "not_found");
    const { record, file, value, canSign } = found;
    const message = canSign ? await ownership.claimMessage(claim, address) : null;
    return replies.sendData(c, { claim, record, file, value, message: message?.ok ? message.value : null });
  });
  app.openapi(recoverRoute, async (c) => {
    c.header("cache-control", "no-store");
    const limited = await overLimit(deps, c, limits.messages);
    if (limited) return limited;
    const { claim: token } = c.req.valid("param");
    const language = languageOf(c);
    const request = c.req.valid("json");
    const started = await ownership.recover({ token, language, ...request });
    if (started.ok)
      return replies.sendData(c, {
        receipt_url: origin + receiptPath(language, token),
        hand_over_at: started.value.toISOString(),
      });
    const { code } = started;
    if (code === "not_found" || code === "invalid_email") return replies.sendFailure(c, code);
    const key =
      code === "under_way" || code === "stopped"
        ? (`ownership.recover.${RECOVERY_REFUSALS[code]}` as const)
        : (`ownership.refusals.${PROOF_REFUSALS[code]}` as const);
    const fields = [{ path: request.method, code, message: text(language, key) }];
    return replies.sendFailure(c, "validation", { fields });
  });
}
