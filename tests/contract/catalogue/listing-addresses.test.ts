import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { operate } from "#tests/fixtures/operator.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const UNI = "/token/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const text = async (path: string): Promise<string> => (await site.get(path)).text();

describe("the page of a token", () => {
  it("states its facts and their source, in every language", async () => {
    for (const language of LANGUAGES) {
      const page = await text(`/${language}${UNI}`);
      expect(page).toContain("<h1");
      expect(page).toContain("Uniswap");
      expect(page).toContain("etherscan.io/");
      expect(page).not.toMatch(/listings\.[a-z]+\.[a-z]+/);
    }
  });

  it("has one address, whatever the capitals", async () => {
    const written = `/en/token/eth/0x1F9840a85d5aF5bf1D1762F925BDADdC4201F984`;
    const response = await site.get(written, { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(`/en${UNI}`);
  });

  it.each([
    "/en/token/eth/0x0000000000000000000000000000000000000001",
    "/en/token/nowhere/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984",
    "/en/nft/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984",
    "/en/token/eth/%00",
    "/en/network/nowhere",
  ])("%s does not exist", async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });

  it("names the DApp that uses it, and its breadcrumbs", async () => {
    const page = await text(`/en${UNI}`);
    expect(page).toContain("/en/dappstore/detail?id=1001");
    expect(page).toContain("BreadcrumbList");
    expect(page).toContain('"alternateName":"UNI"');
  });

  it("a delisted one says so, and is back when the change is reverted", { timeout: 90_000 }, async () => {
    const ref = "bsc:0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82";
    const path = "/en/token/bsc/0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82";
    await operate(site, "tokens", "delist", ref, "--reason", "test");
    await expect.poll(async () => (await site.get(path)).status).toBe(410);
    const gone = await (await site.get(path)).text();
    expect(gone).toMatch(/<title>[^<]+ is no longer listed · /);
    // When, and by whom.
    expect(gone).toContain("Taken off the list");
    expect(gone).toContain("By our editors");
    await operate(site, "tokens", "revert", ref, "--reason", "test");
    await expect.poll(async () => (await site.get(path)).status).toBe(200);
    const page = await text(path);
    expect(page).toContain("Taken off the list");
    expect(page).toContain("Listed again");
  });
});

describe("the list of tokens", () => {
  it("has 40 on a page and leads to the next", async () => {
    const page = await text("/en/tokens");
    expect(page.match(/href="\/en\/token\//g)).toHaveLength(40);
    const next = /href="(\/en\/tokens\?after=[^"]+)"/.exec(page)?.[1] ?? "";
    const second = await text(next.replaceAll("&amp;", "&"));
    expect(second.match(/href="\/en\/token\//g)).toHaveLength(40);
  });

  it("finds by name, network and contract", async () => {
    expect(await text("/en/tokens?key=uniswap")).toContain(`href="/en${UNI}"`);
    expect(await text("/en/tokens?key=uniswap&network=bsc")).not.toContain(`href="/en${UNI}"`);
    expect(await text("/en/tokens?key=0x1f9840a85d5aF5bf1D17")).toContain(`href="/en${UNI}"`);
    expect(await text("/en/tokens?key=zzzzzz")).toContain("Nothing found");
  });

  it("says of an empty list that nothing was listed, not that nothing was found", async () => {
    const collections = await text("/en/nfts");
    expect(collections).toContain("Nothing listed yet");
    expect(collections).not.toContain('name="key"');
    const onNetwork = await text("/en/nfts?network=eth");
    expect(onNetwork).toContain("Nothing listed on Ethereum yet");
    expect(onNetwork).toContain("All NFT collections");
    for (const page of [collections, onNetwork]) expect(page).not.toContain("Nothing found");
  });

  it.each(["/en/tokens?after=x", "/en/tokens?after=eth:0x1", "/en/nfts", "/en/tokens?network=nowhere"])(
    "%s is a page",
    async (path) => {
      expect((await site.get(path)).status).toBe(200);
    },
  );
});

describe("networks", () => {
  it("all 59 are listed, and filtered by any of their names", async () => {
    const links = (page: string) => page.match(/href="\/en\/network\/[^"]+"/g) ?? [];
    expect(new Set(links(await text("/en/networks"))).size).toBe(59);
    expect(links(await text("/en/networks?key=binance"))).toContain('href="/en/network/bsc"');
  });

  it("a network states its facts and what is listed on it", async () => {
    const page = await text("/en/network/eth");
    expect(page).toContain("Begins with 0x, 42 characters");
    expect(page).toContain("etherscan.io");
    expect(page).toContain("/en/tokens?network=eth");
    expect(page).toContain('href="/en/token/eth/');
  });
});

it("the sitemap names tokens and networks", async () => {
  expect(await text("/sitemap.xml")).toContain("/sitemaps/en-tokens-0.xml");
  expect(await text("/sitemaps/en-tokens-0.xml")).toContain(`/en${UNI}</loc>`);
  expect(await text("/sitemaps/en.xml")).toContain("/en/network/eth</loc>");
  expect((await site.get("/sitemaps/en-tokens-1.xml")).status).toBe(404);
});
