import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function html(query: string): Promise<string> {
  const response = await site.get(`/en/dappstore${query}`);
  expect(response.status, query).toBe(200);
  return response.text();
}

const cardsIn = (page: string): number => page.match(/data-favourite="[1-9]/g)?.length ?? 0;
const FRONT = "Trending DApps";

it.each([
  "?start=-40",
  "?start=99999999999999999999",
  "?count=-1",
  "?count=1e9",
  "?category_id=7777777",
  "?category_id=abc&category=%00",
  "?chain=nope",
  "?section_id=999",
  "?section_id=-1",
  "?view=nothing",
  "?key=%00%1b%07",
])("what cannot be meant is shown as the store without it: %s", async (query) => {
  expect(await html(query)).toContain(FRONT);
});

it("a list past its end, a key of 10 kB and a broken one are answered", async () => {
  expect(cardsIn(await html("?category_id=1&start=5000"))).toBe(0);
  expect(await html(`?key=${"x".repeat(10_000)}`)).toContain("No records");
  expect(await html("?key=%E0%A4%A")).toContain("Results for");
});

it("40 are shown, more where the address says so, and 480 at most", async () => {
  expect(cardsIn(await html("?category_id=0"))).toBe(40);
  expect(cardsIn(await html("?category_id=0&count=80"))).toBe(80);
  const most = cardsIn(await html("?category_id=0&count=999999"));
  expect(most).toBeGreaterThan(80);
  expect(most).toBeLessThanOrEqual(480);
});

it("each of 40 DApps is on one page only, and the links lead through all pages", async () => {
  const seen = new Set<string>();
  let query = "?category_id=0&category=all";
  for (let pages = 0; query !== "" && pages < 20; pages += 1) {
    const page = await html(query);
    for (const [, hid = ""] of page.matchAll(/data-favourite="([1-9]\d*)"/g)) {
      expect(seen.has(hid), hid).toBe(false);
      seen.add(hid);
    }
    const next = /href="[^"?]*(\?[^"]*)"[^>]*rel="next"/.exec(page)?.[1] ?? "";
    query = next.replaceAll("&amp;", "&");
  }
  const { data } = (await (await site.get("/v1/application/list?count=500")).json()) as { data: unknown[] };
  expect(seen.size).toBe(data.length);
});

it("networks that have ended are not offered, and only categories of type 0 are", async () => {
  const page = await html("");
  expect(page).not.toContain("chain=heco");
  expect(page).toContain("chain=eth");
  expect(page).not.toContain("For beginners");
});

it("a search and the favourites stay out of search engines, categories do not", async () => {
  expect(await html("?key=uniswap")).toContain('name="robots" content="noindex"');
  expect(await html("?view=favourites")).toContain('name="robots" content="noindex"');
  const category = await html("?category_id=2");
  expect(category).not.toContain('name="robots"');
  expect(category).toContain("<title>Lending DApps");
});

it("what was typed comes back as text, never as markup", async () => {
  const page = await html(`?key=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  expect(page).not.toContain("<img src=x");
});
