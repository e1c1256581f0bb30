import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const rulesFor = async (path: string, headers: Record<string, string> = {}): Promise<string | null> => {
  const response = await site.get(path, { headers });
  await response.body?.cancel();
  return response.headers.get("speculation-rules");
};

it("a page names the rules, rendered or cached", async () => {
  expect(await rulesFor("/en/about")).toBe('"/speculation-rules.json"');
  expect(await rulesFor("/en/about")).toBe('"/speculation-rules.json"');
});

it("not for a reader who saves data, rendered, cached or not modified, and Vary says so", async () => {
  const saving = { "save-data": "on" };
  expect(await rulesFor("/en/partner", saving)).toBeNull();
  expect(await rulesFor("/en/partner", saving)).toBeNull();
  expect(await rulesFor("/en/partner")).not.toBeNull();
  const { headers } = await site.get("/en/partner");
  expect(headers.get("vary")).toContain("Save-Data");
  const known = { ...saving, "if-none-match": headers.get("etag") ?? "" };
  const unchanged = await site.get("/en/partner", { headers: known });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get("speculation-rules")).toBeNull();
});

it("the rules have the content type that browsers require", async () => {
  const response = await site.get("/speculation-rules.json");
  expect(response.headers.get("content-type")).toBe("application/speculationrules+json");
  expect(await response.json()).toHaveProperty("prerender");
});

it("data and files name no rules", async () => {
  for (const path of ["/v1/news/list", "/robots.txt", "/favicon.ico"])
    expect(await rulesFor(path)).toBeNull();
});
