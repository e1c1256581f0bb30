/** A stop applies everywhere: in the API, on the page without a script, and at a resubmission. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { logoFile } from "./review-desk.ts";
import { startEmptyNetwork, type EmptyNetwork } from "#tests/fixtures/payments/empty-network.ts";
import { operate } from "#tests/fixtures/operator.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
const SAMPLES = { dapp: SAMPLE_DAPP, token: SAMPLE_TOKEN, nft: SAMPLE_NFT };
type Kind = keyof typeof SAMPLES;

const folder = mkdtempSync(join(tmpdir(), "stops-"));
let chain: EmptyNetwork;
let site: RunningSite;
let logo: string;

beforeAll(async () => {
  writeFileSync(join(folder, "hosts.txt"), "scam.example\n");
  chain = await startEmptyNetwork(8453);
  site = await startSite({
    BLOCKLIST_FILE: join(folder, "hosts.txt"),
    RPC_URLS: JSON.stringify({ base: chain.url }),
  });
  const body = new FormData();
  body.set("logo", new File([new Uint8Array(await logoFile())], "logo.png"));
  const uploaded = await (await site.get("/api/uploads", { method: "POST", body })).json();
  logo = (uploaded as { data: { value: string } }).data.value;
});
afterAll(async () => {
  await site.stop();
  await chain.stop();
  rmSync(folder, { recursive: true });
});

const CASES: readonly (readonly [name: string, kind: Kind, change: object, field: string, code: string])[] = [
  ["a listed token", "token", { address: UNI }, "address", "duplicate_contract"],
  ["in small letters", "token", { address: UNI.toLowerCase() }, "address", "duplicate_contract"],
  ["no contract", "token", { network: "base" }, "address", "contract_missing"],
  ["no contract of an NFT", "nft", { network: "base" }, "address", "contract_missing"],
  ["no contract of a DApp", "dapp", { network: ["base", "eth"] }, "address", "contract_missing"],
  [
    "no contract of a DApp's token",
    "dapp",
    { tokens: [{ ...SAMPLE_DAPP.tokens[0], network: "base" }] },
    "tokens.0.address",
    "contract_missing",
  ],
  ["the website of a scam", "dapp", { url: "https://app.scam.example" }, "url", "phishing_listed"],
  ["a token's website", "token", { website: "scam.example" }, "website", "phishing_listed"],
  [
    "an audit's link",
    "dapp",
    { audit_url: ["https://example.org/a", "https://scam.example/audit.pdf"] },
    "audit_url.1",
    "phishing_listed",
  ],
  ["a marketplace", "nft", { marketplaces: ["scam.example/x"] }, "marketplaces.0", "phishing_listed"],
  ["a contact", "token", { contact: ["t.me/x", "chat.scam.example/x"] }, "contact.1", "phishing_listed"],
  ["a copied host", "dapp", { url: "https://app.uniswap.org.evil.io" }, "url", "lookalike_copy"],
  [
    "a link in a description",
    "nft",
    { description: "Mint at scam.example now." },
    "description",
    "phishing_listed",
  ],
];

const filled = (kind: Kind, change: object) => ({ ...SAMPLES[kind], icon_url: logo, ...change });

const postJson = (path: string, body: object, headers = {}) =>
  site.get(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Posts the form as a browser without scripts does. */
function postPage(path: string, fields: object): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of flattenFields(fields))
    body.append(name.replace(/^(consent|category)\.\d+$/, "$1"), value);
  body.append("_intent", "send");
  return site.get(path, { method: "POST", body });
}

const countStored = async (): Promise<number> =>
  (JSON.parse(await operate(site, "submissions", "list", "--json")) as unknown[]).length;

describe("what the preflight stops", () => {
  it.each(CASES)("the API refuses: %s", async (_name, kind, change, field, code) => {
    const response = await postJson(`/api/submissions/${kind}`, filled(kind, change), { lang: "zh" });
    const { data } = (await response.json()) as {
      data: { fields: { path: string; code: string; message: string }[] };
    };
    expect(response.status).toBe(422);
    expect(data.fields).toEqual([{ path: field, code, message: expect.stringMatching(/\p{Script=Han}/u) }]);
  });

  it.each(CASES)("the page without a script refuses: %s", async (_name, kind, change, _field, code) => {
    const response = await postPage(`/en/submit/${kind}`, filled(kind, change));
    const text = await response.text();
    expect(response.status).toBe(422);
    const said = {
      duplicate_contract: "This contract is already listed as Uniswap.",
      contract_missing: "There’s no contract at this address on Base.",
      phishing_listed: "scam.example is on a list of known scams.",
      lookalike_copy: "app.uniswap.org.evil.io begins with the address of uniswap.org but leads elsewhere.",
    };
    expect(text).toContain(said[code as keyof typeof said]);
  });

  it("nothing of it is stored", async () => {
    expect(await countStored()).toBe(0);
  });

  it("the message to the reviewer may mention a scam", async () => {
    const sent = filled("nft", { note: "Somebody copies us at scam.example." });
    expect((await postJson("/api/submissions/nft", sent)).status).toBe(200);
  });
});

describe("a resubmission", () => {
  it("is refused for the same reasons, by the API and by the page", async () => {
    const sent = await postJson("/api/submissions/token", filled("token", {}));
    const { data } = (await sent.json()) as { data: { token: string } };
    const receiptOf = async () =>
      (
        (await (await site.get(`/api/receipts/${data.token}`)).json()) as {
          data: { number: string; state: string };
        }
      ).data;
    const { number } = await receiptOf();
    await operate(site, "submissions", "request-changes", number, "--reason", "detailsMismatch");
    for (const [, kind, change, field, code] of CASES.filter(([, of]) => of === "token")) {
      const refused = await postJson(`/api/receipts/${data.token}/resubmit`, change);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ data: { fields: [{ path: field, code }] } });
      const page = await postPage(`/en/submit/${kind}?receipt=${data.token}`, filled(kind, change));
      expect(page.status).toBe(422);
    }
    expect((await receiptOf()).state).toBe("changes_requested");
  }, 60_000);
});
