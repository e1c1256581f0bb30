/** A form that is posted to its page counts like one that is sent through the API. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { logoFile } from "#tests/contract/submissions/review-desk.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

/** 4 submissions per hour, 6 writes per minute. */
const FACTOR = "0.2";
const MOST = 4;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_FACTOR: FACTOR });
});
afterAll(() => site.stop());

async function uploadLogo(): Promise<string> {
  const body = new FormData();
  body.set("logo", new File([new Uint8Array(await logoFile())], "logo.png"));
  const answer = await site.get("/api/uploads", { method: "POST", body });
  return ((await answer.json()) as { data: { value: string } }).data.value;
}

it("after as many as the API accepts, the page responds 429, shows the time to wait and keeps what was typed", async () => {
  const icon_url = await uploadLogo();
  const post = (name: string): Promise<Response> => {
    const body = new FormData();
    for (const [field, value] of flattenFields({ ...SAMPLE_NFT, name, icon_url })) body.append(field, value);
    body.set("_intent", "send");
    return site.get("/en/submit/nft", { method: "POST", body });
  };
  for (let at = 1; at <= MOST; at += 1) expect((await post(`Lights ${at}`)).status).toBe(303);
  const refused = await post("One light too many");
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(60);
  expect(refused.headers.get("cache-control")).toContain("no-store");
  const html = await refused.text();
  expect(html).toContain('value="One light too many"');
  expect(html).toContain(`Try again in ${Math.ceil(seconds / 60)} minutes.`);
});

describe("beyond the writes of a minute", () => {
  let hurried: RunningSite;
  /** Three writes per minute; three further forms come back. */
  beforeAll(async () => {
    hurried = await startSite({ RATE_LIMIT_FACTOR: "0.1" });
  });
  afterAll(() => hurried.stop());

  const TYPED = { name: "Typed with care", symbol: "CARE" };
  const form = (more: Readonly<Record<string, string | File>> = {}): FormData => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...TYPED, ...more })) body.set(name, value);
    return body;
  };
  const post = (path: string, body: FormData | URLSearchParams) =>
    hurried.get(path, { method: "POST", body });

  it("a form comes back with 429, the time to wait and what was typed; further ones get a plain page", async () => {
    for (let at = 1; at <= 3; at += 1) expect((await post("/en/submit/token", form())).status).toBe(422);
    const returned = await post("/en/submit/token", form({ _intent: "send" }));
    expect(returned.status).toBe(429);
    expect(Number(returned.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(returned.headers.get("ratelimit-remaining")).toBe("0");
    expect(returned.headers.get("cache-control")).toContain("no-store");
    const html = await returned.text();
    expect(html).toContain('value="Typed with care"');
    expect(html).toContain("Try again in 1 minute.");

    // A file is not read: the response is a plain page, before its bytes arrive.
    const file = new File([new Uint8Array(200_000)], "logo.png");
    const large = await post("/en/submit/token", form({ logo: file }));
    expect(large.status).toBe(429);
    expect(await large.text()).not.toContain("Typed with care");

    const address = await post("/en/subscription", new URLSearchParams({ email: "reader@example.org" }));
    expect(address.status).toBe(429);
    expect(await address.text()).toContain('value="reader@example.org"');

    const insisting = await post("/en/submit/token", form());
    expect(insisting.status).toBe(429);
    expect(await insisting.text()).not.toContain("Typed with care");
  });

  it("calls of the API still get their envelope", async () => {
    const call = await hurried.get("/api/tokenPocket/subscribe", {
      method: "POST",
      body: '{"email":"reader@example.org"}',
      headers: { "content-type": "application/json" },
    });
    expect(call.status).toBe(429);
    expect(await call.json()).toMatchObject({ result: 2002 });
  });
});
