/** A malformed body is the sender's error at every endpoint; what can be read is kept. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_DAPP, SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const TOKEN = "a".repeat(22);
const MULTIPART = "multipart/form-data; boundary=x";
const URLENCODED = "application/x-www-form-urlencoded";

const BODIES: readonly (readonly [name: string, type: string | null, body: string])[] = [
  ["nothing at all", null, ""],
  ["a text", "text/plain", "hello"],
  ["no media type", ";", "a=b"],
  ["a form without a boundary", "multipart/form-data", "--x--"],
  ["an empty form", MULTIPART, ""],
  ["a form that never begins", MULTIPART, "hello"],
  ["a form cut in its header", MULTIPART, "--x\r\ncontent-disposition: form-data; na"],
  ["a form cut in its text", MULTIPART, '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'],
  ["a part without a name", MULTIPART, "--x\r\n\r\nb\r\n--x--"],
  [
    "a form of 1,600 parts",
    MULTIPART,
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_600),
  ],
  ["40,000 fields", URLENCODED, "a=&".repeat(40_000)],
  ["broken percent signs", URLENCODED, "%=%&%zz=%ff%fe&intent=%00"],
  ["a JSON text", "application/json", '"text"'],
  ["half a JSON", "application/json", '{"a":'],
  ["JSON without end", "application/json", '{"a":'.repeat(12_000)],
  ["lists without end", "application/json", `{"text":${"[".repeat(60_000)}${"]".repeat(60_000)}}`],
  ["60,000 values", "application/json", `{"a":[${"1,".repeat(60_000)}1]}`],
  ["bytes that are no text", "application/json", "\u0000\ufffe\ud800"],
];

const PLACES = [
  "/en/submit/dapp",
  "/en/submit/token",
  "/submit/nft",
  `/en/receipt/${TOKEN}`,
  "/en/subscription",
  "/en/submissions",
  "/en/receipt-link",
  "/en/about",
  "/api/uploads",
  "/api/submissions/dapp",
  "/api/preflight/nft",
  `/api/receipts/${TOKEN}/resubmit`,
  `/api/receipts/${TOKEN}/messages`,
  `/api/receipts/${TOKEN}/donation`,
  `/api/receipts/${TOKEN}/quotes`,
  "/api/tokenPocket/subscribe",
];

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const post = (path: string, type: string | null, body: BodyInit): Promise<Response> =>
  site.get(path, {
    method: "POST",
    body: typeof body === "string" ? Buffer.from(body) : body,
    headers: type === null ? {} : { "content-type": type },
  });

it.each(PLACES)("%s refuses every malformed body, and never fails", async (path) => {
  for (const [name, type, body] of BODIES) {
    const answer = await post(path, type, body);
    expect(answer.status, name).toBeGreaterThanOrEqual(path.endsWith("/quotes") ? 200 : 300);
    expect(answer.status, name).toBeLessThan(500);
    await answer.text();
  }
});

const form = (fields: readonly (readonly [string, string])[]): FormData => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
};

describe("a form with more than 128 KB of text", () => {
  const long = "x".repeat(130 * 1024);

  it("is refused by the API with 413 and the limit", async () => {
    for (const body of [form([["name", long]]), JSON.stringify({ name: long })]) {
      const type = typeof body === "string" ? "application/json" : null;
      const answer = await post("/api/submissions/nft", type, body);
      expect(answer.status).toBe(413);
      expect(((await answer.json()) as { message: string }).message).toContain("128 KB");
    }
  });

  it("is shown again by its page without a script, with what fits", async () => {
    const fields = flattenFields({ ...SAMPLE_NFT, name: "Kept Lights" });
    const answer = await post("/en/submit/nft", null, form([...fields, ["note", long]]));
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(html).toContain('value="Kept Lights"');
    expect(html).toContain("The text in this form is too long in total.");
  });
});

it("a truncated form is shown again with the texts that arrived", async () => {
  const sent = new Response(form(flattenFields({ ...SAMPLE_DAPP, url: "https://kept.example" })));
  const bytes = new Uint8Array(await sent.arrayBuffer()).slice(0, -60);
  const answer = await post("/en/submit/dapp", sent.headers.get("content-type"), bytes);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain('value="https://kept.example"');
  expect(html).toContain("We couldn’t read all of the form.");
});

it("a field that is far too long is one problem of the form, reported at once", async () => {
  const started = performance.now();
  const body = JSON.stringify({ ...SAMPLE_NFT, name: `a${" ".repeat(120 * 1024)}b` });
  const answer = await post("/api/submissions/nft", "application/json", body);
  expect(answer.status).toBe(422);
  const { data } = (await answer.json()) as { data: { fields: { path: string; code: string }[] } };
  expect(data.fields).toContainEqual(expect.objectContaining({ path: "name", code: "too_long" }));
  expect(performance.now() - started).toBeLessThan(2_000);
});
