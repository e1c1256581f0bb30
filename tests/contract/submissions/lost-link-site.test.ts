/** Confirming an address and recovering a lost link: pages without a script, the API, and an operator's command. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/fixtures/smtp-server.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const email = "owner@project.example";
const OPERATOR = fileURLToPath(new URL("../../../tools/operator/main.ts", import.meta.url));

let site: RunningSite;
let smtp: TestSmtpServer;
let token: string;
let number: string;

beforeAll(async () => {
  smtp = await startSmtpServer();
  site = await startSite({
    SMTP_URL: smtp.url,
    DONATION_RECIPIENT: "0x00000000000000000000000000000000000000aa",
  });
  token = await submitSample(site.address, "token", { email, name: "Harbour" });
  const receipt = await (await site.get(`/api/receipts/${token}`)).json();
  ({ number } = (receipt as { data: { number: string } }).data);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await smtp.close();
});

/** Waits until this many mails have arrived and returns them decoded. */
async function arrived(count: number): Promise<string[]> {
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(count);
  return smtp.received.map(({ source }) => source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="));
}

const linkIn = (mail = ""): string =>
  /\/en\/receipt-link\?token=[\w-]+(?:&receipt=[\w-]+)?/.exec(mail)?.[0] ?? "";

const press = (link: string, intent: string): Promise<Response> => {
  const { searchParams } = new URL(link, site.address);
  return site.get(link, { method: "POST", body: new URLSearchParams([...searchParams, ["intent", intent]]) });
};

const ask = (body: Record<string, string>): Promise<Response> =>
  site.get("/en/submissions", { method: "POST", body: new URLSearchParams(body) });

const askApi = (body: unknown): Promise<Response> =>
  site.get("/api/receipt-links", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

it("the first mail's link leads to a page that asks, and its button confirms and opens the receipt", async () => {
  const [first] = await arrived(1);
  expect(first).not.toContain("Harbour");
  const link = linkIn(first);
  const page = await site.get(link);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain("This wasn’t me");
  expect(html).not.toContain("Harbour");
  const opened = await press(link, "open");
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `/en/receipt/${token}`]);
});

it("an invalid link says so and leads to a new one", async () => {
  for (const made of ["", "x", "a".repeat(22), token]) {
    const page = await site.get(`/en/receipt-link?token=${made}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('href="/en/submissions#lost"');
  }
});

it("the page of submissions says without a script what it cannot show, and has the form", async () => {
  const page = await site.get("/zh/submissions");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<noscript><p[^>]*>此列表保存在您的浏览器中/);
  expect(html).toMatch(/name="number"/);
  expect(html).toMatch(/name="email"/);
});

it("forms, menus, the receipt's not-found page and the success page link there", async () => {
  for (const path of ["/en/submit/dapp", "/en/submit/token", "/en/submit/nft", "/en/about", "/en/success"])
    expect(await (await site.get(path)).text(), path).toContain('href="/en/submissions"');
  const missing = await site.get(`/en/receipt/${"a".repeat(22)}`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('href="/en/submissions#lost"');
});

it("a request gets the same response, byte for byte, whether number and address are known or not", async () => {
  const pages = await Promise.all(
    [
      { number, email },
      { number, email: "stranger@project.example" },
      { number: "23456789", email },
    ].map(async (body) => {
      const answer = await ask(body);
      return [answer.status, await answer.text()];
    }),
  );
  expect(pages[0]?.[0]).toBe(200);
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
  const calls = await Promise.all(
    [
      { number, email },
      { number: "23456789", email: "nobody@nowhere.example" },
    ].map(async (body) => {
      const answer = await askApi(body);
      return [answer.status, await answer.json()];
    }),
  );
  expect(calls[0]?.[0]).toBe(200);
  expect(calls[1]).toEqual(calls[0]);
});

it("the new link ends the old one when its button is pressed", async () => {
  const mails = await arrived(2);
  const link = linkIn(mails[1]);
  expect((await site.get(link)).status).toBe(200);
  expect((await site.get(`/en/receipt/${token}`)).status).toBe(200);
  const opened = await press(link, "open");
  const location = opened.headers.get("location") ?? "";
  expect([opened.status, location]).toEqual([303, expect.stringMatching(/^\/en\/receipt\/[\w-]{22}$/)]);
  expect((await site.get(location)).status).toBe(200);
  expect((await site.get(`/en/receipt/${token}`)).status).toBe(404);
  expect((await site.get(`/api/receipts/${token}`)).status).toBe(404);
  expect((await site.get(`/feeds/receipts/${token}.atom`)).status).toBe(404);
  expect((await press(link, "open")).headers.get("location")).toBe(location);
});

it("an invalid number or address is refused at its field and stays there", async () => {
  const refused = await ask({ number: "12", email: "owner@" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('value="owner@"');
  expect(html).toContain("That isn’t a submission number.");
  expect((await ask({ number, email: "owner@" })).status).toBe(422);
  expect((await askApi({ number: "12", email })).status).toBe(422);
  expect((await askApi({ number, email: "owner@" })).status).toBe(400);
  expect((await askApi({ number, email, more: 1 })).status).toBe(400);
  const junk = await site.get("/en/submissions", {
    method: "POST",
    body: "--x",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect(junk.status).toBe(400);
});

it("when an operator refuses a payment, its owner gets a mail", { timeout: 60_000 }, async () => {
  const env = { DATA_DIR: site.folder, OPERATOR: "Mara", SMTP_URL: smtp.url };
  const args = ["donations", "list", "open", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...args], { env });
  const [{ submission } = { submission: "" }] = JSON.parse(stdout) as { submission: number | string }[];
  const reject = ["donations", "reject", String(submission), "It never arrived."];
  await promisify(execFile)(process.execPath, [OPERATOR, ...reject], { env });
  const mails = await arrived(3);
  expect(mails[2]).toContain("It never arrived.");
  expect(mails[2]).toContain("Subject: The payment for Harbour needs your attention");
});

it("without a mail server the page says so, and the API too", async () => {
  const silent = await startSite();
  try {
    const html = await (await silent.get("/en/submissions")).text();
    expect(html).toContain("This site doesn’t send email");
    expect(html).not.toContain('name="number"');
    const form = await (await silent.get("/en/submit/nft")).text();
    expect(form).toContain("You’ll find every decision on your receipt.");
    expect(form).not.toContain("Confirm it in our first email.");
    const body = JSON.stringify({ number, email });
    const headers = { "content-type": "application/json" };
    expect((await silent.get("/api/receipt-links", { method: "POST", body, headers })).status).toBe(503);
  } finally {
    await silent.stop();
  }
});

it("one client may ask ten times per hour, through the page and the API together", async () => {
  const strict = await startSite({ SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: "0.4" });
  try {
    const body = { number: "23456789", email: "nobody@nowhere.example" };
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const page = await strict.get("/en/submissions", { method: "POST", body: new URLSearchParams(body) });
      const call = await strict.get("/api/receipt-links", {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
      statuses.push(page.status, call.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  } finally {
    await strict.stop();
  }
});

it("the success page says that an address was mailed only if it was", async () => {
  const mailed = async (receipt: string): Promise<boolean> =>
    (await (await site.get(`/en/success?receipt=${receipt}`)).text()).includes("We’ve emailed");
  const often = { email: "often@example.org" };
  expect(await mailed(await submitSample(site.address, "nft", often))).toBe(true);
  // An unconfirmed address is not asked again within a week.
  expect(await mailed(await submitSample(site.address, "nft", often))).toBe(false);
});
