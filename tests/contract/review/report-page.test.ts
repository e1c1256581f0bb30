/** A report works without JavaScript and through the API, and one counter limits both. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const DAPP = "/dappstore/detail?id=1001";
const PAGE = `/report?${new URLSearchParams({ listing: DAPP })}`;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const post = (on: RunningSite, language: string, form: Record<string, string>) =>
  on.get(`/${language}${PAGE}`, { method: "POST", body: new URLSearchParams(form) });
const call = (on: RunningSite, body: object) =>
  on.get("/api/reports", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

it.each([DAPP, "/token/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984"])(
  "the page of %s leads to its report",
  async (path) => {
    const html = await (await site.get(`/en${path}`)).text();
    expect(html).toContain(`/en/report?${new URLSearchParams({ listing: path })}`);
  },
);

it.each(LANGUAGES)(
  "the form in %s keeps what was typed, names the field, and takes the report",
  async (language) => {
    const refused = await post(site, language, { reason: "", text: "The site <b>asks</b> for keys" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("The site &lt;b&gt;asks&lt;/b&gt; for keys");
    expect(html).toMatch(/<select[^>]*aria-invalid="true"/);
    expect((await post(site, language, { reason: "scam", text: "It asks for keys" })).status).toBe(200);
  },
);

it("an address that is no listing gets 404 and the question for one", async () => {
  const response = await site.get("/en/report?listing=%2Fabout");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('name="listing"');
  expect((await site.get("/en/report")).status).toBe(200);
});

it("the page is not indexed and not kept", async () => {
  const response = await site.get(`/en${PAGE}`);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(await response.text()).toContain('content="noindex"');
});

it("the API takes the same and refuses the same", async () => {
  const good = { listing: DAPP, reason: "broken", text: "It does not load." };
  expect((await call(site, good)).status).toBe(200);
  const refused = await call(site, { ...good, reason: "?" });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ data: { fields: [{ path: "reason" }] } });
  expect((await call(site, { ...good, listing: "/about" })).status).toBe(404);
});

it("ten an hour, by page and API together", async () => {
  const limited = await startSite({ RATE_LIMIT_FACTOR: "1" });
  try {
    const body = { listing: DAPP, reason: "broken", text: "It does not load." };
    for (let sent = 0; sent < 10; sent += 1)
      expect((sent % 2 ? await call(limited, body) : await post(limited, "en", body)).status).toBe(200);
    expect((await call(limited, body)).status).toBe(429);
    const page = await post(limited, "en", body);
    expect(page.status).toBe(429);
    expect(page.headers.has("retry-after")).toBe(true);
    expect(await page.text()).toContain("It does not load.");
  } finally {
    await limited.stop();
  }
});
