import { afterAll, beforeAll, expect, it } from "vitest";
import { apiScript } from "#pages/developer/samples.ts";
import russianDapp from "#content/messages/ru/dappDetail.json" with { type: "json" };
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const text = async (path: string): Promise<string> => (await site.get(path)).text();

const PATHS = [
  "/about",
  "/accessibility",
  "/brandkit",
  "/developer",
  "/partner",
  "/privacy",
  "/privacy-en",
  "/privacy-zh",
  "/recruiting",
  "/risk",
  "/success",
  "/terms",
  "/terms-en",
  "/terms-zh",
];

it.each(PATHS)("%s is a page with one title, in Latin and other scripts", async (path) => {
  for (const language of ["en", "zh", "th"]) {
    const response = await site.get(`/${language}${path}`);
    expect(response.status, language).toBe(200);
    expect((await response.text()).match(/<h1/g), language).toHaveLength(1);
  }
});

it("§2: privacy and terms are in the reader’s language, or in the one that the address names", async () => {
  for (const path of ["/zh/privacy", "/ko/privacy-zh"])
    expect(await text(path), path).toContain("我们绝不会索要助记词");
  for (const path of ["/en/privacy", "/zh/privacy-en"])
    expect(await text(path), path).toContain("We never ask for a recovery phrase");
  expect(await text("/zh-tw/privacy")).toContain("助記詞");
});

it("a translation of a legal text says that the English one applies, and links to it", async () => {
  expect(await text("/th/terms")).toContain('href="/th/terms-en"');
  expect(await text("/es/terms")).toContain("Esta es una traducción");
  expect(await text("/en/terms")).not.toContain("This is a translation");
});

it("the risk statement names the buttons as they are", async () => {
  const { risk } = russianDapp;
  expect(await text("/ru/risk")).toContain(`«${risk.acceptLabel.replace(/\.$/, "")}»`);
  expect(await text("/ru/risk")).toContain(`«${risk.doNotPrompt}»`);
});

it("a text in another language than its page has its own lang", async () => {
  const begin = '<h2 id="section-1">';
  expect(await text("/ko/terms-en")).toContain(`lang="en">${begin}`);
  expect(await text("/zh-tw/terms-zh")).toContain(`lang="zh-Hans">${begin}`);
  expect(await text("/zh-tw/terms")).not.toMatch(new RegExp(`lang="[^"]*">${begin}`));
});

it("the success page shows what was submitted, and no other words", async () => {
  expect(await text("/en/success?kind=token")).toContain("within 2 working days");
  expect(await text("/en/success?kind=<b>")).toContain("Your submission goes live after review.");
});

it("the calls on the developer page work", async () => {
  const addresses = [apiScript("")].map((sample) => /"(\/v1\/[^"]+)"/.exec(sample)?.[1] ?? "");
  for (const address of addresses) {
    const answer = (await (await site.get(address)).json()) as { result: number; data: unknown[] };
    expect(answer.result, address).toBe(0);
    expect(answer.data.length, address).toBeGreaterThan(0);
  }
});

it("links to other sites send no referrer", async () => {
  expect((await site.get("/en/about")).headers.get("referrer-policy")).toBe("same-origin");
});
