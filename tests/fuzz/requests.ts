/** Requests nobody should send, to the calls that take something. */
import {
  asyncProperty,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  record,
  string,
  type Arbitrary,
} from "fast-check";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";

const TOKEN = "a".repeat(22);

const PATHS = [
  "/api/submissions/dapp",
  "/api/submissions/token",
  "/api/submissions/nft",
  "/api/preflight/dapp",
  "/api/preflight/token",
  "/api/preflight/nft",
  "/api/uploads",
  `/api/receipts/${TOKEN}/messages`,
  `/api/receipts/${TOKEN}/donation`,
  `/api/receipts/${TOKEN}/quotes`,
  `/api/receipts/${TOKEN}/withdraw`,
  `/api/receipts/${TOKEN}/resubmit`,
] as const;

const NAUGHTY = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "'; drop table submission; --",
  "../../../../etc/passwd",
  "\u0000",
  "\ud800",
  "\u202egpj.exe",
  "٠١٢٣",
  "１２３",
  "NaN",
  "1e309",
  "-0",
  "0x",
  "{{7*7}}",
  "${7*7}",
  "%s%n%x",
  "ﷺ".repeat(200),
  "𝕋𝕠𝕜𝕖𝕟",
  "👩‍👩‍👧‍👦",
  "Ω≈ç√∫",
  "__proto__",
  "constructor",
  "https://[::1]:0/",
  "https://xn--",
  "http://example.org:99999/",
  "a@b@c",
  " ",
  "\n\r\t",
  "x".repeat(20_000),
];

const odd: Arbitrary<unknown> = oneof(
  constantFrom(...NAUGHTY),
  string({ maxLength: 60 }),
  jsonValue({ maxDepth: 3 }),
);

const FIELDS = [...new Set([SAMPLE_DAPP, SAMPLE_TOKEN, SAMPLE_NFT].flatMap((sample) => Object.keys(sample)))];

/** A good form with some of its fields gone wrong, or no form at all. */
const bodies: Arbitrary<unknown> = oneof(
  record({
    sample: constantFrom(SAMPLE_DAPP, SAMPLE_TOKEN, SAMPLE_NFT),
    change: dictionary(oneof(constantFrom(...FIELDS), constantFrom("__proto__", "text", "state")), odd, {
      maxKeys: 6,
    }),
  }).map(({ sample, change }) => ({ ...sample, ...change })),
  dictionary(constantFrom(...FIELDS, "text", "explorer_url", "payment"), odd, { maxKeys: 8 }),
  jsonValue({ maxDepth: 4 }),
);

const requests = record({
  path: constantFrom(...PATHS),
  body: oneof(
    bodies.map((body) => ({ type: "application/json", text: JSON.stringify(body) })),
    record({
      type: constantFrom(
        "application/json",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "text/plain",
        "",
      ),
      text: oneof(string({ maxLength: 200 }), constantFrom(...NAUGHTY)),
    }),
  ),
  key: oneof(constantFrom(undefined, "fuzz-key-1", "short"), string({ maxLength: 30 })),
});

/** ASCII only: fetch itself refuses other headers. */
const headerValue = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, "").trim();

/** Throws with the smallest request that made the site fail. */
export async function fuzz(
  send: (path: string, init: RequestInit) => Promise<Response>,
  runs: number,
): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  const property = asyncProperty(requests, async ({ path, body, key }) => {
    const headers = {
      ...(body.type !== "" && { "content-type": body.type }),
      ...(key !== undefined && { "idempotency-key": headerValue(key) }),
    };
    const response = await send(path, { method: "POST", headers, body: body.text });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500) throw new Error(`${response.status} ${path} ${text.slice(0, 200)}`);
    if (!response.headers.get("content-type")?.startsWith("application/json")) throw new Error("not JSON");
  });
  await assert(property, { numRuns: runs });
  return statuses;
}
