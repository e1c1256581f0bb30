import { describe, expect, it } from "vitest";
import {
  alwaysCached,
  cachedPagesIn,
  evicted,
  cacheDecision,
  filesIn,
  isFile,
  isFresh,
  languageOfReader,
  listCached,
  markCached,
  offlinePages,
  pageOfData,
  cachedPath,
  titleOf,
} from "./cache-rules.ts";

const PUBLIC = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "Accept-Encoding",
};

const answer = (headers: Record<string, string> = {}, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers({ ...PUBLIC, ...headers }),
});

const at = (address: string) => new URL(address, "https://site.example");

describe("what is cached", () => {
  it("a page that is the same for everybody is cached", () => {
    expect(cacheDecision("/en/news/1003", answer())).toBe("keep");
    expect(cacheDecision("/zh-tw", answer())).toBe("keep");
  });

  it.each([
    { "cache-control": "no-store" },
    { "cache-control": "private, no-cache" },
    { vary: "Accept-Encoding, Accept-Language, Cookie" },
    { vary: "*" },
  ])("a page whose headers mark it as personal is not cached: %o", (headers) => {
    expect(cacheDecision("/en/about", answer(headers))).toBe("drop");
  });

  it.each(["/en/receipt/abc", "/en/submit/dapp", "/receipt/abc", "/ko/subscription", "/en/success"])(
    "%s is not, whatever its headers say",
    (path) => {
      expect(cacheDecision(path, answer())).toBe("drop");
    },
  );

  it("a path that only starts like a personal page is not personal", () => {
    expect(cacheDecision("/en/submit-guide", answer())).toBe("keep");
  });

  it("other content types and redirected pages are not cached", () => {
    expect(cacheDecision("/data/dapps.json", answer({ "content-type": "application/json" }))).toBe("drop");
    expect(cacheDecision("/en/project/dapp", answer({}, 200, true))).toBe("drop");
    expect(cacheDecision("/en/news", answer({}, 0))).toBe("drop");
  });

  it("the data of a page's islands is cached like the page", () => {
    const data = (headers: Record<string, string> = {}) =>
      answer({ "content-type": "application/json; charset=utf-8", ...headers });
    expect(pageOfData(at("/islands/en/dappstore?key=swap"))).toEqual({
      pathname: "/en/dappstore",
      search: "?key=swap",
    });
    expect(pageOfData(at("/en/dappstore"))).toBeNull();
    expect(cacheDecision("/en/dappstore", data(), "data")).toBe("keep");
    expect(cacheDecision("/en/dappstore", data({ "cache-control": "no-store" }), "data")).toBe("drop");
    expect(cacheDecision("/en/receipt/abc", data(), "data")).toBe("drop");
  });

  it("a page that is gone is removed from the cache; a server error removes nothing", () => {
    expect(cacheDecision("/en/news/1003", answer({}, 404))).toBe("drop");
    expect(cacheDecision("/en/dappstore/detail", answer({}, 410))).toBe("drop");
    for (const status of [429, 500, 503]) expect(cacheDecision("/en/news", answer({}, status))).toBe("leave");
  });

  it("only files with a content hash in their name are served without the network", () => {
    expect(isFile("/assets/entry-abc.js")).toBe(true);
    for (const path of ["/v1/news/list", "/api/uploads", "/icons/dapp/1.svg", "/sw.js"])
      expect(isFile(path), path).toBe(false);
  });
});

describe("eviction", () => {
  const opened = Array.from({ length: 42 }, (_, index) => at(`/en/news/${index}`));

  it("40 opened pages stay, the oldest are evicted", () => {
    expect(evicted(opened.slice(0, 40))).toEqual([]);
    expect(evicted(opened)).toEqual(opened.slice(0, 2));
  });

  it("home, the file check and the offline page neither count nor are evicted", () => {
    const always = alwaysCached("ko").map(at);
    expect(always.map(({ pathname }) => pathname)).toEqual(["/ko", "/ko/download/verify", "/ko/offline"]);
    expect(evicted([...always, ...opened.slice(0, 40)])).toEqual([]);
    expect(evicted([at("/ko?from=mail"), ...opened.slice(0, 40)])).toEqual([at("/ko?from=mail")]);
  });

  it("a copy is fresh for a day", () => {
    const headers = new Headers({ date: "Sun, 15 Nov 2026 10:00:00 GMT" });
    expect(isFresh(headers, Date.UTC(2026, 10, 16, 9, 59))).toBe(true);
    expect(isFresh(headers, Date.UTC(2026, 10, 16, 10, 1))).toBe(false);
    expect(isFresh(new Headers(), 0)).toBe(false);
  });
});

describe("fallbacks", () => {
  it("the reader's language is that of the page cached last", () => {
    expect(languageOfReader([at("/en"), at("/zh-tw/news?start=20")])).toBe("zh-tw");
    expect(languageOfReader([])).toBe("en");
  });

  it("an address is answered by its own copy; without a language, by the copy in the reader's language", () => {
    expect(cachedPath(at("/ko/dappstore?key=swap#top"), "ru")).toBe("/ko/dappstore?key=swap");
    expect(cachedPath(at("/"), "ru")).toBe("/ru");
    expect(cachedPath(at("/dappstore/detail?id=7"), "ru")).toBe("/ru/dappstore/detail?id=7");
  });

  it("the offline page is in the language of the address, otherwise in the reader's", () => {
    expect(offlinePages(at("/th/about"), "hi")).toEqual(["/th/offline", "/hi/offline"]);
    expect(offlinePages(at("/about"), "hi")[0]).toBe("/hi/offline");
  });
});

it("each file that a page names is found once", () => {
  const html = `<link rel="stylesheet" href="/assets/a-1.css"/><link rel="modulepreload" href="/assets/b-2.js"/>
<script type="module">import "/assets/b-2.js"</script><use href="/assets/icons-3.svg#pen"></use>
<div data-scripts="/assets/b-2.js /assets/d-4.js"></div>
<img src="/icons/dapp/1.svg"/><a href="/en/assets/none"></a>`;
  expect(filesIn(html)).toEqual([
    "/assets/a-1.css",
    "/assets/b-2.js",
    "/assets/icons-3.svg",
    "/assets/d-4.js",
  ]);
});

it("a copy is marked for the page's script and otherwise unchanged", () => {
  expect(markCached('<!DOCTYPE html><html lang="en"><p>&lt;html</p></html>', "copy")).toBe(
    '<!DOCTYPE html><html data-kept="copy" lang="en"><p>&lt;html</p></html>',
  );
});

describe("the list of cached pages on the offline page", () => {
  const page =
    '<section hidden="" data-cached-pages=""><h2>Saved</h2><ul data-cached-list=""></ul></section>';

  it("names the pages in the language of the offline page, the last opened first, without itself", () => {
    const opened = ["/en", "/ko/news", "/en/offline", "/en/dappstore?key=a&page=2"].map(at);
    expect(cachedPagesIn(opened, "en").map(({ pathname, search }) => pathname + search)).toEqual([
      "/en/dappstore?key=a&page=2",
      "/en",
    ]);
  });

  it("shows titles as the pages have them, and escapes addresses", () => {
    const pages = [
      { address: '/en/dappstore?key=a&page="2"', title: titleOf("<title>A &amp; $& B</title>") },
    ];
    expect(listCached(page, pages)).toBe(
      '<section><h2>Saved</h2><ul><li><a href="/en/dappstore?key=a&amp;page=&quot;2&quot;">A &amp; $& B</a></li></ul></section>',
    );
  });

  it("stays hidden while there is no page to name", () => {
    expect(listCached(page, [])).toBe(page);
  });
});
