import { brand } from "#brand/brand.ts";
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

const cardsIn = (page: string): number => page.match(/data-replayed="(?!\w+-banner)/g)?.length ?? 0;
const FRONT = "Editors’ choice";

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
  "?sort=loudest",
  "?kind=casino&facts=rich",
  "?view=nothing",
  "?key=%00%1b%07",
])("invalid parameters fall back to their defaults: %s", async (query) => {
  expect(await html(query)).toContain(FRONT);
});

it("a list past its end, a key of 8 kB and an invalid one get a response", async () => {
  const past = await html("?category_id=1&start=5000");
  expect(cardsIn(past)).toBe(0);
  expect(past).toContain("The list ends before this page.");
  expect(past).not.toContain("No DApps in this category yet.");
  expect(await html(`?key=${"x".repeat(8_000)}`)).toContain("No records");
  expect(await html("?key=%E0%A4%A")).toContain("Results for");
});

it("40 are shown, more if the address says so, and 480 at most", async () => {
  expect(cardsIn(await html("?category_id=0"))).toBe(40);
  expect(cardsIn(await html("?category_id=0&count=80"))).toBe(80);
  const most = cardsIn(await html("?category_id=0&count=999999"));
  expect(most).toBeGreaterThan(80);
  expect(most).toBeLessThanOrEqual(480);
});

it("each DApp is on one page only, and the links lead through all pages", async () => {
  const seen = new Set<string>();
  let query = "?category_id=0&category=all";
  for (let pages = 0; query !== "" && pages < 20; pages += 1) {
    const page = await html(query);
    for (const [, hid = ""] of page.matchAll(/data-replayed="results-(\d+)"/g)) {
      expect(seen.has(hid), hid).toBe(false);
      seen.add(hid);
    }
    const next = /href="[^"?]*(\?[^"]*)"[^>]*rel="next"/.exec(page)?.[1] ?? "";
    query = next.replaceAll("&amp;", "&");
  }
  const { data } = (await (await site.get("/v1/application/list?count=500")).json()) as { data: unknown[] };
  expect(seen.size).toBe(data.length);
});

it("a website that is not in the store is reported so, without a script and in the API", async () => {
  const page = await html("?key=uniswap-app.com");
  expect(page).toContain("uniswap-app.com is not in the store");
  expect(page).toContain("Its address is close to app.uniswap.org, the address of Uniswap in the store.");
  expect(page).toContain("No DApps found");
  expect(cardsIn(page)).toBe(1);
  const stranger = await html("?key=https://foo.com/x");
  expect(stranger).toContain("foo.com is not in the store");
  expect(stranger).not.toContain("Its address is close to app");
  expect(stranger).not.toContain(">Compound<");
  expect(cardsIn(stranger)).toBe(0);
  const answer = await site.get("/v1/application/search?key=uniswap-app.com");
  expect(await answer.json()).toMatchObject({
    result: 0,
    data: [],
    unknown_website: { host: "uniswap-app.com", look_alike: true, nearest: [{ title: "Uniswap" }] },
  });
  expect(await (await site.get("/v1/application/search?key=app.uniswap.org")).json()).not.toHaveProperty(
    "unknown_website",
  );
});

const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";

it.each(["UNI", UNI, UNI.slice(2).toLowerCase(), `https://etherscan.io/token/${UNI}`])(
  "a search for %s has the token below its own heading, with a link to all of them",
  async (key) => {
    const query = `key=${encodeURIComponent(key)}`;
    const page = await html(`?${query}`);
    expect(page).toMatch(/<h3[^>]*id="found-tokens"[^>]*>Tokens</);
    expect(page).toContain(`href="/en/token/eth/${UNI.toLowerCase()}"`);
    const all = `/en/tokens?${new URLSearchParams({ key })}`;
    expect(page).toContain(`href="${all.replaceAll("&", "&amp;")}"`);
    expect(await (await site.get(all)).text()).toContain(`href="/en/token/eth/${UNI.toLowerCase()}"`);
    const answer = await site.get(`/v1/application/search?${query}`);
    expect(await answer.json()).toMatchObject({ tokens: [{ symbol: "UNI", chain: "eth", address: UNI }] });
  },
);

it("a search says that nothing was found only if there is no token either", async () => {
  const token = await html("?key=trilium");
  expect(token).toContain("found-tokens");
  expect(token).not.toContain("We found nothing for");
  expect(await html("?key=qzxwvkj")).toContain("We found nothing for");
});

it("filters of DApps and later pages have no tokens, a network has its own", async () => {
  for (const query of ["&category_id=1&category=DEX", "&facts=contracts", "&start=40"])
    expect(await html(`?key=uni${query}`)).not.toContain("found-tokens");
  expect(await html("?key=usdc&chain=base")).toMatch(/token\/base\//);
  expect(await html("?key=usdc&chain=base")).not.toMatch(/token\/eth\//);
});

it("the page of a network has its own title and address", async () => {
  const page = await html("?chain=trx");
  expect(page).toContain(`<title>DApps on TRON · ${brand.name}</title>`);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  expect(canonical).toMatch(/\/en\/dappstore\?category_id=0&category=all&chain=trx$/);
  const both = await html("?category_id=1&category=DEX&chain=trx");
  expect(both).toContain(`<title>Exchanges on TRON: DApps · ${brand.name}</title>`);
  expect(both).toContain("category=DEX&amp;chain=trx");
});

it("a network is found by its chain id, its former and its other names", async () => {
  const response = await site.get("/islands/en/dappstore");
  const { store } = (await response.json()) as {
    store: { props: { networks: { key: string; names: string }[] } };
  };
  const names = store.props.networks.find(({ key }) => key === "matic")?.names.split("|");
  expect(names).toEqual(expect.arrayContaining(["matic", "137", "POL"]));
});

it("networks that have ended are not offered, and only categories of type 0 are", async () => {
  const page = await html("");
  expect(page).not.toContain("chain=heco");
  expect(page).toContain("chain=eth");
  expect(page).not.toContain("For beginners");
});

it("searches and favourites have noindex, categories do not", async () => {
  expect(await html("?key=uniswap")).toContain('name="robots" content="noindex"');
  expect(await html("?view=favourites")).toContain('name="robots" content="noindex"');
  const category = await html("?category_id=2");
  expect(category).not.toContain('name="robots"');
  expect(category).toContain("<title>Lending DApps");
});

it("typed text comes back as text, never as markup", async () => {
  const page = await html(`?key=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  expect(page).not.toContain("<img src=x");
});

it("sort and filters are links that work without JavaScript, and say what each would leave", async () => {
  const list = await html("?category_id=1&category=DEX");
  const byName = "/en/dappstore?category_id=1&amp;category=DEX&amp;sort=name";
  expect(list).toContain(`href="${byName}"`);
  expect(list).toMatch(/facts=contracts"[^>]*>Known contracts<span[^>]*>\d+</);
  expect(list).not.toContain("sort=trending");
  const titlesOf = (page: string): string[] =>
    Array.from(page.matchAll(/<h3[^>]*><a[^>]*>([^<]+)/g), ([, title = ""]) => title);
  const sorted = titlesOf(await html("?category_id=1&category=DEX&sort=name"));
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  const none = await html("?category_id=9&category=games&facts=audited,mobile,contracts");
  expect(none).toContain("No DApps match these filters.");
});

it("opening a DApp is counted at most once a day for one visitor, and only for listed DApps", async () => {
  const opened = (hid: string) => site.get(`/api/dapps/${hid}/opens`, { method: "POST" });
  expect((await opened("1001")).status).toBe(200);
  expect((await opened("1001")).status).toBe(200);
  expect((await opened("999999")).status).toBe(404);
  expect((await opened("abc")).status).toBe(422);
  const detail = await (await site.get("/en/dappstore/detail?id=1001&open=1")).text();
  expect(detail).toContain('ping="/api/dapps/1001/opens"');
});
