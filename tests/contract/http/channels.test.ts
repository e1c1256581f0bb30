import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand, social } from "#brand/brand.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const text = async (path: string): Promise<string> => (await site.get(path)).text();
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href ?? "");

const { telegram, ...others } = social;
const ACCOUNTS = [...Object.values(telegram), ...Object.values(others)];

describe("/channels", () => {
  it.each(LANGUAGES)(
    "lists in %s every host, mail address, account and extension id of the brand",
    async (language) => {
      const html = await text(`/${language}/channels`);
      for (const own of [
        ...brand.hosts,
        ...Object.values(brand.contacts),
        ...ACCOUNTS,
        ...brand.extensionIds,
      ]) {
        expect(html).toContain(own);
      }
    },
  );

  it("is indexed, but not in its state after the warning", async () => {
    expect(await text("/en/channels")).not.toContain("noindex");
    expect(await text("/en/channels?read=1")).toContain("noindex");
  });

  it.each([
    ["/en/partner", "/en/channels"],
    ["/en/about", "/en/channels"],
    ["/en", "/en/channels"],
    ["/zh/download/verify", "/zh/channels"],
  ])("is where %s leads readers who look for the official channels", async (from, to) => {
    const [main = ""] = (await text(from)).split("<footer");
    expect(hrefs(main)).toContain(to);
  });
});

describe("the warning before a chat", () => {
  const CHATS = ["/en/demo/t", "/en/demo/discord"];

  it("precedes every link: no footer links a chat, and /channels does only after the confirmation", async () => {
    for (const path of ["/en/about", "/en/channels", "/en/dappstore"]) {
      const found = hrefs(await text(path));
      expect(
        found.filter((href) => CHATS.includes(href)),
        path,
      ).toEqual([]);
      expect(found, path).toContain("/en/channels#community");
    }
    expect(hrefs(await text("/en/channels?read=1"))).toEqual(expect.arrayContaining(CHATS));
  });

  it("is confirmed by a form without a script, and only with its box checked", async () => {
    const html = await text("/en/channels");
    expect(html).toMatch(/<form(?=[^>]*method="get")[^>]*action="\/en\/channels#community"/);
    expect(html).toMatch(/<input[^>]*required=""[^>]*name="read"|<input[^>]*name="read"[^>]*required=""/);
    expect(hrefs(await text("/en/channels?read=0")).filter((href) => CHATS.includes(href))).toEqual([]);
  });
});

/** fetch() does not allow another Host header. */
const underHost = (host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(site.address + path, { headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts).toString("utf8")));
    })
      .on("error", reject)
      .end();
  });

it.each(brand.hosts)("the sign of a fake lists all our hosts, served as %s", async (host) => {
  const html = await underHost(host, "/en/download/verify");
  expect(html).toContain(`The site’s address isn’t ${brand.hosts.join(" or ")}.`);
});

describe("downloads", () => {
  it("show the extension's id for comparison, marked as the demonstration's", async () => {
    const html = await text("/en/download/pc");
    expect(html).toContain(brand.extensionIds[0]);
    expect(html).toContain("An example: this demo has no extension.");
  });

  it("call a link “Download” only if it leads to a file", async () => {
    for (const path of ["/en/download/app", "/en/download/pc", "/en/download/versions"]) {
      const [main = ""] = (await text(path)).split("<main")[1]?.split("</main>") ?? [];
      const called = [...main.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(?:<[^>]*>)*(Download[^<]*)/g)];
      for (const [, href, name] of called)
        expect(href, name).toMatch(/^\/en\/demo\/download$|^\/data\/samples\//);
    }
    expect(await text("/en/download/versions")).toContain("Open the store page");
  });

  it("say that a coming version is not ready, and never that it is the latest", async () => {
    const html = await text("/en/download/pc");
    expect(html).toContain("1.7.0 · This version isn’t ready yet.");
    expect(html).not.toContain("Latest version: 1.7.0");
  });

  it("show no hash of the sample where a package is checked", async () => {
    const { releases } = (await (await site.get("/data/releases.json")).json()) as {
      releases: { platform: string; sha256: string | null }[];
    };
    const samples = releases.filter(({ platform }) => platform === "sample");
    expect(samples.length).toBeGreaterThan(0);
    for (const path of ["/en/download/app", "/en/download/pc"]) {
      const html = await text(path);
      for (const { sha256 } of samples) expect(html, path).not.toContain(sha256);
    }
  });
});

describe("a demonstration", () => {
  it("says so on every page, with or without a footer", async () => {
    for (const path of [
      "/en",
      "/en/about",
      "/en/dappstore/detail?id=1001",
      "/en/nowhere",
      "/en/submit/token",
    ]) {
      expect(await text(path), path).toContain("This is a demo. There’s no real wallet");
    }
  });

  it("links no service that does not exist, and has a noindex page in its place", async () => {
    const paths = [
      "/en",
      "/zh",
      "/en/download/app",
      "/en/download/pc",
      "/en/download/versions",
      "/en/news",
      "/en/developer",
    ];
    const found = (await Promise.all(paths.map(text))).flatMap(hrefs);
    expect(
      found.filter(
        (href) => href.startsWith("https:") && new URL(href).host.endsWith(`.${brand.officialHost}`),
      ),
    ).toEqual([]);
    const demo = [...new Set(found.filter((href) => href.includes("/demo/")))];
    expect(demo.length).toBeGreaterThan(25);
    for (const path of ["/en/demo/swap", "/en/demo/download", "/en/demo/iosStore", "/zh/demo/helpCentre"]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain("noindex");
    }
  });

  it("has no page for an unknown service", async () => {
    expect((await site.get("/en/demo/nothing")).status).toBe(404);
    expect((await site.get("/en/demo/constructor")).status).toBe(404);
  });
});
