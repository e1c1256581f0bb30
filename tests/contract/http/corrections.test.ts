import { afterAll, beforeAll, expect, it } from "vitest";
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { newestOf, operate } from "#tests/fixtures/operator.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

let site: RunningSite;
let token: string;
let sent: object;

beforeAll(async () => {
  site = await startSite();
  token = await submitSample(site.address, "token");
});
afterAll(() => site.stop());

/** Posts the form as a browser without scripts does. */
async function send(fields: object): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of flattenFields(fields))
    body.append(name.replace(/^consent\.\d+$/, "consent"), value);
  body.append("_intent", "send");
  return site.get(`/en/submit/token?receipt=${token}`, { method: "POST", body });
}

const stateOf = async (): Promise<string> => {
  const { data } = (await (await site.get(`/api/receipts/${token}`)).json()) as { data: { state: string } };
  return data.state;
};

it("a submission that was not sent back cannot be corrected: its receipt shows its state", async () => {
  for (const receipt of [token, "a".repeat(22), "../../en"]) {
    const response = await site.get(`/en/submit/token?receipt=${encodeURIComponent(receipt)}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`/en/receipt/${encodeURIComponent(receipt)}`);
  }
});

it("the form comes back filled in, with the reviewer's requests at their fields, in the visitor's language", async () => {
  const asked = [
    "--reason",
    "detailsMismatch",
    "--fields",
    "symbol,website",
    "--note",
    "Compare <b>HRB</b>.",
  ];
  await operate(site, "submissions", "request-changes", await newestOf(site, "token"), ...asked);
  const page = await (await site.get(`/zh/submit/token?receipt=${token}`)).text();
  expect(page).toContain('value="Harbour Ltd"');
  expect(page).toContain("Compare &lt;b&gt;HRB&lt;/b&gt;.");
  expect(page).toMatch(/id="field-symbol-below"[^>]*>(?:<[^>]+>)*[^<]*合约/);
  expect(page).toMatch(/id="field-website-below"[^>]*>(?:<[^>]+>)*审核员对此字段有疑问。/);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect((await site.get(`/zh/submit/nft?receipt=${token}`)).status).toBe(302);
  sent = { ...SAMPLE_TOKEN, icon_url: /name="icon_url" value="([^"]+)"/.exec(page)?.[1] };
});

it("a form without a correction is kept, with a message", async () => {
  const response = await send(sent);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain("Nothing has changed yet.");
  expect(await stateOf()).toBe("changes_requested");
});

it("errors use the words of the submission's own form", async () => {
  const body = JSON.stringify({ decimal: "many" });
  const headers = { "content-type": "application/json" };
  const response = await site.get(`/api/receipts/${token}/resubmit`, { method: "POST", headers, body });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("decimal");
});

it("a corrected submission returns to review", async () => {
  const response = await send({ ...sent, symbol: "HARB" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/en/receipt/${token}`);
  expect(await stateOf()).toBe("in_review");
});

it("a form that was already sent leads to the receipt", async () => {
  const response = await send({ ...sent, symbol: "HARBO" });
  expect(response.status).toBe(303);
  expect(await stateOf()).toBe("in_review");
});
