/** Uploads, the check before sending, and the submissions themselves. */
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { findingMessage } from "#features/submissions/findings.ts";
import { receiptPath, SUBMISSION_KINDS, type SubmissionKind } from "#features/submissions/model.ts";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { formOf } from "#features/submissions/server/forms.ts";
import { isIdempotencyKey } from "#features/submissions/server/idempotency.ts";
import type { UploadKind } from "#features/submissions/server/upload-store.ts";
import { Semaphore } from "#platform/semaphore.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { overLimit } from "#platform/api/over-limit.ts";
import { readBody, sendBodyRefusal } from "./read-body.ts";
import { overFileLimits, sendFormRefusal, type SubmissionApiDeps } from "./refuse.ts";
import { findingsSchema, receiptLinkSchema, uploadSchema } from "./wire.ts";

const SAMPLES = { dapp: SAMPLE_DAPP, token: SAMPLE_TOKEN, nft: SAMPLE_NFT };

function formSchemaOf(kind: SubmissionKind): { readonly example: object } {
  const { schema } = formOf(kind, { networks: [], categories: [] });
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io: "input" });
  return { ...described, example: SAMPLES[kind] };
}

/** Bodies are already in memory; at most this many with files are processed at once. */
const receiving = new Semaphore({ permits: 8, maxWaiting: 40 });

const uploadRoute = createRoute({
  method: "post",
  path: "/api/uploads",
  summary: "Upload a logo, a screenshot or an audit report",
  description:
    "One file, as the part `logo` (400 × 400 px, JPG or PNG, 5 MB), `screenshots` (at least 640 × 400 px, JPG or PNG, 2 MB) or `audit_report` (PDF, 10 MB) of a form. Pictures are encoded anew; screenshots are cropped to 1280 × 800 px.",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: {
              logo: { type: "string", format: "binary" },
              screenshots: { type: "string", format: "binary" },
              audit_report: { type: "string", format: "binary" },
            },
          },
        },
      },
    },
  },
  responses: {
    200: dataResponse("Kept for a week, or as long as a submission uses it", uploadSchema),
    ...failureResponses(
      "bad_request",
      "too_large",
      "unsupported_type",
      "logo_refused",
      "screenshot_refused",
      "report_refused",
      "rate_limited",
      "unavailable",
      "storage_full",
    ),
  },
});

const submitRoute = (kind: SubmissionKind) =>
  createRoute({
    method: "post",
    path: `/api/submissions/${kind}`,
    summary: `Submit a ${NOUNS[kind]} for listing`,
    description:
      "JSON, or a form with the files as parts `logo`, `audit_report` and up to five `screenshots`, and nested fields as `tokens.0.symbol`. What `/api/preflight` finds with the level `stop` is refused here too, with the same codes: a listed token, a host on the list of scams, an address without a contract. The answer comes after the submission is stored; the same key and body give the same answer again.",
    request: {
      headers: z.object({
        "idempotency-key": z
          .string()
          .optional()
          .meta({ description: "8 to 200 visible ASCII characters of the caller's choice." }),
      }),
      body: { required: true, content: { "application/json": { schema: formSchemaOf(kind) } } },
    },
    responses: {
      200: dataResponse("Stored", receiptLinkSchema),
      ...failureResponses(
        "bad_request",
        "invalid_json",
        "unknown_fields",
        "unsupported_type",
        "too_large",
        "validation",
        "idempotency_mismatch",
        "rate_limited",
        "unavailable",
        "storage_full",
      ),
    },
  });

const NOUNS: Readonly<Record<SubmissionKind, string>> = {
  dapp: "DApp",
  token: "token",
  nft: "collection of NFTs",
};

const preflightRoute = (kind: SubmissionKind) =>
  createRoute({
    method: "post",
    path: `/api/preflight/${kind}`,
    summary: `Look at a ${NOUNS[kind]} before it is submitted`,
    description:
      "The same body, as far as it is known. Only findings of level `stop` hold a submission back.",
    request: { body: { required: true, content: { "application/json": { schema: formSchemaOf(kind) } } } },
    responses: {
      200: dataResponse("What was found", findingsSchema),
      ...failureResponses(
        "bad_request",
        "invalid_json",
        "unknown_fields",
        "too_large",
        "unsupported_type",
        "validation",
        "rate_limited",
        "unavailable",
      ),
    },
  });

export function mountSending(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  const { replies, limits } = deps;

  app.openapi(uploadRoute, async (c) => {
    const answer = await receiving.run(() => takeUpload(deps, c));
    return answer ?? replies.sendFailure(c, "unavailable");
  });

  for (const kind of SUBMISSION_KINDS) {
    app.openapi(submitRoute(kind), async (c) => {
      const limited = await overLimit(deps, c, limits.submissions);
      if (limited) return limited;
      const answer = await receiving.run(() => takeSubmission(deps, c, kind));
      return answer ?? replies.sendFailure(c, "unavailable");
    });

    app.openapi(preflightRoute(kind), async (c) => {
      const limited = await overLimit(deps, c, limits.checks);
      if (limited) return limited;
      const body = await readBody(c);
      if (!body.ok) return sendBodyRefusal(replies, c, body.code);
      const result = await deps.submissions.preflight(kind, body.value.fields);
      if (!result.ok) return sendFormRefusal(deps, c, kind, result);
      const language = deps.languageOf(c);
      const findings = result.value.map((finding) => ({
        field: finding.field,
        code: finding.code,
        level: finding.level,
        message: deps.text(language, findingMessage(kind, finding), {
          count: 0,
          network: "",
          ...finding.values,
        }),
      }));
      return replies.sendData(c, { findings });
    });
  }
}

async function takeUpload(deps: SubmissionApiDeps, c: Context) {
  const { submissions, replies } = deps;
  const body = await readBody(c);
  if (!body.ok) return sendBodyRefusal(replies, c, body.code);
  const { logo, report, screenshots = [] } = body.value.files;
  const sent: (readonly [UploadKind, Uint8Array])[] = [
    ...(logo ? [["logo", logo] as const] : []),
    ...(report ? [["report", report] as const] : []),
    ...screenshots.map((screenshot) => ["screenshot", screenshot] as const),
  ];
  const [first] = sent;
  if (!first || sent.length > 1) return replies.sendFailure(c, "bad_request");
  const limited = await overFileLimits(deps, c, body.value.files);
  if (limited) return limited;
  const result = await submissions.upload(...first);
  return result.ok ? replies.sendData(c, result.value) : replies.sendFailure(c, result.code);
}

async function takeSubmission(deps: SubmissionApiDeps, c: Context, kind: SubmissionKind) {
  const { submissions, replies, origin } = deps;
  const idempotencyKey = c.req.header("idempotency-key");
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey))
    return replies.sendFailure(c, "bad_request");
  const body = await readBody(c);
  if (!body.ok) return sendBodyRefusal(replies, c, body.code);
  const language = deps.languageOf(c);
  const { fields, files } = body.value;
  const limited = await overFileLimits(deps, c, files);
  if (limited) return limited;
  const result = await submissions.submitWithFiles(kind, fields, files, { language, idempotencyKey });
  if (!result.ok) {
    return "problems" in result
      ? sendFormRefusal(deps, c, kind, result)
      : replies.sendFailure(c, result.code);
  }
  const { token } = result.value;
  return replies.sendData(c, { token, receipt_url: origin + receiptPath(language, token) });
}
