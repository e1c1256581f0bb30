import { describe, expect, it } from "vitest";
import { brand, ioLinks, proLinks, social } from "#brand/brand.ts";
import { resolveLink as resolve, type LinkPlace } from "./resolve-link.ts";

const pro = { language: "ko", variant: "pro" } as const;
const io = { language: "zh-tw", variant: "io" } as const;

/** For a real brand. */
const resolveLink = (target: string, place: LinkPlace) => resolve(target, place, false);
/** For a demonstration brand. */
const demoLink = (target: string, place: LinkPlace) => resolve(target, place, true);

describe("a link target", () => {
  it("that is an internal page gets the reader's language and keeps query and hash", () => {
    expect(resolveLink("/", pro)).toEqual({ href: "/ko", kind: "page" });
    expect(resolveLink("/dappstore?category_id=99998&category=Hot", pro)).toEqual({
      href: "/ko/dappstore?category_id=99998&category=Hot",
      kind: "page",
    });
    expect(resolveLink("/about#contact", io).href).toBe("/zh-tw/about#contact");
  });

  it("that is a tool leads to the partner of the host variant and carries the language", () => {
    expect(resolveLink("tool:swap", pro)).toEqual({
      href: `https://swap.pro.${brand.officialHost}/?lang=ko`,
      kind: "tool",
    });
    expect(resolveLink("tool:swap", io).href).toBe(`https://swap.io.${brand.officialHost}/?lang=zh-tw`);
  });

  it("that is a tool keeps the query that the partner needs", () => {
    expect(resolveLink("tool:swapToken", pro).href).toBe(
      `https://swap.pro.${brand.officialHost}/?network=bsc&from=BNB&to=${brand.token.symbol}&lang=ko`,
    );
  });

  it("on the static content host, outside the languages or on other sites is unchanged", () => {
    expect(resolveLink("static:help", pro)).toEqual({
      href: `https://static.${brand.officialHost}/help`,
      kind: "external",
    });
    expect(resolveLink("root:/openapi.json", pro)).toEqual({ href: "/openapi.json", kind: "file" });
    expect(resolveLink("https://elsewhere.example/a:b?c=d", pro)).toEqual({
      href: "https://elsewhere.example/a:b?c=d",
      kind: "external",
    });
    expect(resolveLink("mailto:a@reader.example", pro).kind).toBe("external");
  });

  it.each(["tool:nothing", "javascript:alert(1)", "http://plain.example/", "about", ""])(
    "that nobody defined is refused: %s",
    (target) => {
      expect(() => resolveLink(target, pro)).toThrow(/^No link named|^Not a link target/);
    },
  );
});

describe("in a demonstration", () => {
  it.each([
    ["tool:swap", "/ko/demo/swap"],
    ["static:keystore", "/ko/demo/keystore"],
    ["static:whatever", "/ko/demo/other"],
    [`https://download.${brand.officialHost}/android/1.0.0/a.apk`, "/ko/demo/download"],
    [`https://nobody-named-this.${brand.officialHost}/`, "/ko/demo/other"],
  ])("a service of the brand leads to its demo page: %s", (target, href) => {
    expect(demoLink(target, pro)).toEqual({ href, kind: "page" });
  });

  it.each([
    "https://elsewhere.example/",
    `https://${brand.officialHost}.evil.example/`,
    "mailto:a@reader.example",
  ])("addresses of other owners are unchanged: %s", (target) => {
    expect(demoLink(target, pro)).toEqual({ href: target, kind: "external" });
  });

  it("pages and files of the site are unchanged, and an undefined name is refused", () => {
    expect(demoLink("/about", pro).href).toBe("/ko/about");
    expect(demoLink("root:/docs", pro).kind).toBe("file");
    expect(() => demoLink("tool:nothing", pro)).toThrow(/^No link named/);
  });

  it("every link and every account of the brand has a named service", () => {
    const { telegram, ...others } = social;
    const targets = [
      ...Object.keys(proLinks).map((key) => `tool:${key}`),
      ...Object.values(telegram),
      ...Object.values(others),
    ];
    for (const target of targets) expect(demoLink(target, pro).href, target).not.toBe("/ko/demo/other");
  });
});

describe("the partner links", () => {
  it("have the same names under both host variants", () => {
    expect(Object.keys(ioLinks)).toEqual(Object.keys(proLinks));
  });

  it("cover the tools of §9 that something links to, and no others (decision 0054)", () => {
    const sources = import.meta.glob<string>(
      ["/src/**/*.{ts,tsx}", "/content/site/*.json", "!/src/**/*.test.*"],
      { eager: true, query: "?raw", import: "default" },
    );
    const text = Object.values(sources).join("\n");
    expect(Object.keys(proLinks)).toEqual(
      expect.arrayContaining(
        "approval batchSender tokenSecurity card key profile inscription nostr claim buy swap".split(" "),
      ),
    );
    expect(Object.keys(proLinks).filter((key) => !text.includes(`"tool:${key}"`))).toEqual([]);
  });

  it("lead only to reserved hosts, a different one per variant", () => {
    for (const [key, address] of Object.entries(proLinks)) {
      expect(new URL(address).hostname.endsWith(`.pro.${brand.officialHost}`)).toBe(true);
      expect(
        new URL(ioLinks[key as keyof typeof ioLinks]).hostname.endsWith(`.io.${brand.officialHost}`),
      ).toBe(true);
    }
  });

  it("of social channels lead to reserved hosts too, Telegram by language", () => {
    const { telegram, ...others } = social;
    expect(Object.keys(telegram)).toEqual(["zh", "ko", "en"]);
    for (const address of [...Object.values(telegram), ...Object.values(others)]) {
      expect(new URL(address).hostname.endsWith(`.${brand.officialHost}`)).toBe(true);
    }
  });
});
