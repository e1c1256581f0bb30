import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const ORIGIN = `https://${brand.officialHost}`;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: ORIGIN });
});
afterAll(() => site.stop());

type Node = Record<string, unknown> & { "@type": string };

interface Step {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

async function graphOf(path: string): Promise<{ html: string; graph: Node[] }> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const parsed = JSON.parse(data ?? '{"@context":"https://schema.org","@graph":[]}') as {
    "@context": string;
    "@graph": Node[];
  };
  expect(parsed["@context"], path).toBe("https://schema.org");
  return { html, graph: parsed["@graph"] };
}

const stepsOf = (graph: readonly Node[]): Step[] =>
  graph
    .filter((node) => node["@type"] === "BreadcrumbList")
    .flatMap(({ itemListElement }) => itemListElement as Step[]);

/** Returns every address in a node at any depth, except names of the vocabulary and of other nodes. */
function addressesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^https?:/.test(value) && key !== "@id" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, name));
}

/** Each kind of page with its type and its breadcrumbs. */
const PAGES: [path: string, types: string[], trail: string[]][] = [
  ["", ["Organization", "WebSite", "SoftwareApplication"], []],
  ["/news", ["BreadcrumbList"], [brand.name, "News"]],
  [
    "/news/1003",
    ["Organization", "NewsArticle", "BreadcrumbList"],
    [brand.name, "News", "Fake support: six sentences we will never say"],
  ],
  ["/dappstore", ["BreadcrumbList"], [brand.name, "DApp store"]],
  ["/dappstore?category_id=2&category=Lending", ["BreadcrumbList"], [brand.name, "DApp store", "Lending"]],
  ["/dappstore/detail?id=1001", ["BreadcrumbList"], [brand.name, "DApp store", "Exchanges", "Uniswap"]],
  ["/download/app", ["Organization", "SoftwareApplication", "BreadcrumbList"], [brand.name, "Download"]],
  [
    "/download/pc",
    ["Organization", "SoftwareApplication", "BreadcrumbList"],
    [brand.name, "Download", "Desktop app"],
  ],
  ["/download/verify", ["BreadcrumbList"], [brand.name, "Download", "Check a file"]],
  ["/download/versions", ["BreadcrumbList"], [brand.name, "Download", "All versions"]],
  ["/developer", ["BreadcrumbList"], [brand.name, "Developer centre"]],
  ["/docs", ["BreadcrumbList"], [brand.name, "Developer centre", "API reference"]],
  ["/submit/token", ["BreadcrumbList"], [brand.name, "Developer centre", "Submit a token"]],
  ["/brandkit", ["BreadcrumbList"], [brand.name, "Brand kit"]],
  ["/privacy", ["BreadcrumbList"], [brand.name, "Privacy"]],
  ["/risk", ["BreadcrumbList"], [brand.name, "Risk statement"]],
];

it.each(PAGES)("/en%s has its type and its breadcrumbs", async (path, types, trail) => {
  const { graph } = await graphOf(`/en${path}`);
  expect(graph.map((node) => node["@type"])).toEqual(types);
  const steps = stepsOf(graph);
  expect(steps.map(({ name }) => name)).toEqual(trail);
  expect(steps.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
});

it.each(PAGES)("every address on /zh%s is absolute and responds", async (path) => {
  const { html, graph } = await graphOf(`/zh${path}`);
  for (const address of addressesIn(graph)) {
    expect(address).toMatch(/^https:\/\//);
    if (!address.startsWith(ORIGIN)) continue;
    const own = address.slice(ORIGIN.length).replace("{search_term_string}", "swap");
    // The organisation's own address is the site, in the visitor's language.
    expect((await site.get(own === "" ? "/" : own)).status, address).toBe(200);
  }
  const last = stepsOf(graph).at(-1)?.item ?? `${ORIGIN}/zh`;
  expect(html).toContain(`<link rel="canonical" href="${last.replaceAll("&", "&amp;")}"`);
});

it("every page for search engines except home has breadcrumbs", async () => {
  const listed = await (await site.get("/sitemaps/en.xml")).text();
  const paths = Array.from(listed.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g), ([, path = ""]) => path);
  // There are hundreds of these.
  const kinds = paths.filter((path) => !/\/(?:detail\?|news\/)/.test(path));
  expect(kinds.length).toBeGreaterThan(15);
  for (const path of kinds)
    expect(stepsOf((await graphOf(path)).graph).length > 0, path).toBe(path !== "/en");
});

it("noindex pages have no breadcrumbs", async () => {
  for (const path of ["/en/dappstore?key=swap", "/en/privacy-zh", "/en/dappstore/detail?id=1001&open=1"])
    expect(stepsOf((await graphOf(path)).graph), path).toEqual([]);
});
