/** A form that is posted to its page counts as one that is sent through the API. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { logoFile } from "#tests/contract/submissions/review-desk.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

/** 4 submissions an hour, 6 writes a minute. */
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

it("after as many as the API takes, the page answers 429, says how long to wait and keeps what was typed", async () => {
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
  expect(html).toContain(`Please try again in ${Math.ceil(seconds / 60)} minutes.`);
});
