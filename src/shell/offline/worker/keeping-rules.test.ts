import { describe, expect, it } from "vitest";
import {
  alwaysKept,
  dropped,
  fateOf,
  filesIn,
  isFile,
  isFresh,
  languageOfReader,
  markKept,
  offlinePages,
  standIn,
} from "./keeping-rules.ts";

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

describe("what is kept", () => {
  it("a page that is the same for everybody is kept", () => {
    expect(fateOf("/en/news/1003", answer())).toBe("keep");
    expect(fateOf("/zh-tw", answer())).toBe("keep");
  });

  it.each([
    { "cache-control": "no-store" },
    { "cache-control": "private, no-cache" },
    { vary: "Accept-Encoding, Accept-Language, Cookie" },
    { vary: "*" },
  ])("a page whose headers say that it is one visitor's is not: %o", (headers) => {
    expect(fateOf("/en/about", answer(headers))).toBe("drop");
  });

  it.each(["/en/receipt/abc", "/en/submit/dapp", "/receipt/abc", "/ko/subscription", "/en/success"])(
    "%s is not, whatever its headers say",
    (path) => {
      expect(fateOf(path, answer())).toBe("drop");
    },
  );

  it("a name that only begins like a personal page is no such page", () => {
    expect(fateOf("/en/submit-guide", answer())).toBe("keep");
  });

  it("what is no page, or another address's page, is not kept", () => {
    expect(fateOf("/data/dapps.json", answer({ "content-type": "application/json" }))).toBe("drop");
    expect(fateOf("/en/project/dapp", answer({}, 200, true))).toBe("drop");
    expect(fateOf("/en/news", answer({}, 0))).toBe("drop");
  });

  it("a page that is gone takes its copy with it; a server in trouble does not", () => {
    expect(fateOf("/en/news/1003", answer({}, 404))).toBe("drop");
    expect(fateOf("/en/dappstore/detail", answer({}, 410))).toBe("drop");
    for (const status of [429, 500, 503]) expect(fateOf("/en/news", answer({}, status))).toBe("leave");
  });

  it("only files with the hash of their content in their name are taken without asking", () => {
    expect(isFile("/assets/entry-abc.js")).toBe(true);
    for (const path of ["/v1/news/list", "/api/uploads", "/icons/dapp/1.svg", "/sw.js"])
      expect(isFile(path), path).toBe(false);
  });
});

describe("what goes", () => {
  const opened = Array.from({ length: 42 }, (_, index) => at(`/en/news/${index}`));

  it("of the opened pages 40 stay, the oldest go", () => {
    expect(dropped(opened.slice(0, 40))).toEqual([]);
    expect(dropped(opened)).toEqual(opened.slice(0, 2));
  });

  it("home, the check of a file and the offline page neither count nor go", () => {
    const always = alwaysKept("ko").map(at);
    expect(always.map(({ pathname }) => pathname)).toEqual(["/ko", "/ko/download/verify", "/ko/offline"]);
    expect(dropped([...always, ...opened.slice(0, 40)])).toEqual([]);
    expect(dropped([at("/ko?from=mail"), ...opened.slice(0, 40)])).toEqual([at("/ko?from=mail")]);
  });

  it("a copy is fresh for a day", () => {
    const headers = new Headers({ date: "Sun, 15 Nov 2026 10:00:00 GMT" });
    expect(isFresh(headers, Date.UTC(2026, 10, 16, 9, 59))).toBe(true);
    expect(isFresh(headers, Date.UTC(2026, 10, 16, 10, 1))).toBe(false);
    expect(isFresh(new Headers(), 0)).toBe(false);
  });
});

describe("what stands in for what", () => {
  it("the reader's language is that of the page kept last", () => {
    expect(languageOfReader([at("/en"), at("/zh-tw/news?start=20")])).toBe("zh-tw");
    expect(languageOfReader([])).toBe("en");
  });

  it("an address is answered by its own copy; without a language, by that in the reader's", () => {
    expect(standIn(at("/ko/dappstore?key=swap#top"), "ru")).toBe("/ko/dappstore?key=swap");
    expect(standIn(at("/"), "ru")).toBe("/ru");
    expect(standIn(at("/dappstore/detail?id=7"), "ru")).toBe("/ru/dappstore/detail?id=7");
  });

  it("the offline page is that of the address, else the reader's", () => {
    expect(offlinePages(at("/th/about"), "hi")).toEqual(["/th/offline", "/hi/offline"]);
    expect(offlinePages(at("/about"), "hi")[0]).toBe("/hi/offline");
  });
});

it("the files a page names are found once each", () => {
  const html = `<link rel="stylesheet" href="/assets/a-1.css"/><link rel="modulepreload" href="/assets/b-2.js"/>
<script type="module">import "/assets/b-2.js"</script><use href="/assets/icons-3.svg#pen"></use>
<img src="/icons/dapp/1.svg"/><a href="/en/assets/none"></a>`;
  expect(filesIn(html)).toEqual(["/assets/a-1.css", "/assets/b-2.js", "/assets/icons-3.svg"]);
});

it("a copy is marked for the page's script, and otherwise left as it was", () => {
  expect(markKept('<!DOCTYPE html><html lang="en"><p>&lt;html</p></html>', "copy")).toBe(
    '<!DOCTYPE html><html data-kept="copy" lang="en"><p>&lt;html</p></html>',
  );
});
