import { describe, expect, it } from "vitest";
import ioLinks from "#content/brand/links.io.json" with { type: "json" };
import proLinks from "#content/brand/links.pro.json" with { type: "json" };
import social from "#content/brand/social.json" with { type: "json" };
import { resolveLink } from "./resolve-link.ts";

const pro = { language: "ko", variant: "pro" } as const;
const io = { language: "zh-tw", variant: "io" } as const;

describe("a link target", () => {
  it("that is a page of ours gets the reader's language, its query and hash kept", () => {
    expect(resolveLink("/", pro)).toEqual({ href: "/ko", kind: "page" });
    expect(resolveLink("/dappstore?category_id=99998&category=Hot", pro)).toEqual({
      href: "/ko/dappstore?category_id=99998&category=Hot",
      kind: "page",
    });
    expect(resolveLink("/about#contact", io).href).toBe("/zh-tw/about#contact");
  });

  it("that is a tool goes to the partner of this host variant and carries the language", () => {
    expect(resolveLink("tool:swap", pro)).toEqual({
      href: "https://swap.pro.tidepool.example/?lang=ko",
      kind: "tool",
    });
    expect(resolveLink("tool:swap", io).href).toBe("https://swap.io.tidepool.example/?lang=zh-tw");
  });

  it("that is a tool keeps the query the partner needs", () => {
    expect(resolveLink("tool:swapTpt", pro).href).toBe(
      "https://swap.pro.tidepool.example/?network=bsc&from=BNB&to=TPT&lang=ko",
    );
  });

  it("on the static content host, outside the languages or elsewhere is left as it is", () => {
    expect(resolveLink("static:help", pro)).toEqual({
      href: "https://static.tidepool.example/help",
      kind: "external",
    });
    expect(resolveLink("root:/openapi.json", pro)).toEqual({ href: "/openapi.json", kind: "file" });
    expect(resolveLink("https://elsewhere.example/a:b?c=d", pro)).toEqual({
      href: "https://elsewhere.example/a:b?c=d",
      kind: "external",
    });
    expect(resolveLink("mailto:a@tidepool.example", pro).kind).toBe("external");
  });

  it.each(["tool:nothing", "javascript:alert(1)", "http://plain.example/", "about", ""])(
    "that nobody defined is refused: %s",
    (target) => {
      expect(() => resolveLink(target, pro)).toThrow(/^No link named|^Not a link target/);
    },
  );
});

describe("the partner links", () => {
  it("have the same names under both host variants", () => {
    expect(Object.keys(ioLinks)).toEqual(Object.keys(proLinks));
  });

  it("cover every tool of §9", () => {
    expect(Object.keys(proLinks)).toEqual(
      expect.arrayContaining(
        "approval batchSender tokenSecurity rex stakeVault verify card key profile inscription nostr claim buy swap".split(
          " ",
        ),
      ),
    );
  });

  it("lead to reserved hosts only, a different one for each variant", () => {
    for (const [key, address] of Object.entries(proLinks)) {
      expect(new URL(address).hostname).toMatch(/\.pro\.tidepool\.example$/);
      expect(new URL(ioLinks[key as keyof typeof ioLinks]).hostname).toMatch(/\.io\.tidepool\.example$/);
    }
  });

  it("of social channels lead to reserved hosts too, Telegram by language", () => {
    const { telegram, ...others } = social;
    expect(Object.keys(telegram)).toEqual(["zh", "ko", "en"]);
    for (const address of [...Object.values(telegram), ...Object.values(others)]) {
      expect(new URL(address).hostname).toMatch(/\.tidepool\.example$/);
    }
  });
});
