import { describe, expect, it } from "vitest";
import { isOtherPage, scrollTarget } from "./scroll-target.ts";

function visit(address: string) {
  const { pathname, search, hash } = new URL(address, "https://site.example");
  return { pathname, search, hash };
}

const target = (from: string, to: string, back: { savedTop?: number } | null = null) =>
  scrollTarget({
    from: visit(from),
    to: visit(to),
    isBackOrForward: back !== null,
    savedTop: back?.savedTop,
  });

describe("a route change", () => {
  it("shows the new page from its top", () => {
    expect(target("/en/news", "/en/about")).toEqual({ kind: "top" });
    expect(target("/en", "/en/about")).toEqual({ kind: "top" });
  });

  it("goes to the hash target if there is one", () => {
    expect(target("/en/news", "/en/about#contact")).toEqual({ kind: "element", id: "contact" });
    expect(target("/en/about", "/en/about#contact")).toEqual({ kind: "element", id: "contact" });
    expect(target("/en/about", "/en/about#%E8%81%94%E7%B3%BB")).toEqual({ kind: "element", id: "联系" });
    expect(target("/en/about", "/en/about#100%")).toEqual({ kind: "element", id: "100%" });
  });

  it("to the same page without its hash goes back to the top", () => {
    expect(target("/en/about#contact", "/en/about")).toEqual({ kind: "top" });
  });
});

describe("the place is kept", () => {
  it("when only the query changes: filters and tabs live there", () => {
    expect(target("/en/dappstore", "/en/dappstore?category_id=1")).toEqual({ kind: "stay" });
    expect(target("/en/dappstore#list", "/en/dappstore?category_id=1")).toEqual({ kind: "stay" });
  });

  it("when the same page is shown in another language", () => {
    expect(target("/en/about", "/zh-tw/about")).toEqual({ kind: "stay" });
    expect(target("/", "/ko")).toEqual({ kind: "stay" });
  });

  it("when a form answers under its own address", () => {
    expect(target("/en/submit/dapp", "/en/submit/dapp")).toEqual({ kind: "stay" });
  });
});

describe("back and forward", () => {
  it("return to where the reader was, even under a hash", () => {
    expect(target("/en/about", "/en/news", { savedTop: 640 })).toEqual({ kind: "place", top: 640 });
    expect(target("/en/news", "/en/about#contact", { savedTop: 0 })).toEqual({ kind: "place", top: 0 });
  });

  it("follow the rule of route changes where the place is not known", () => {
    expect(target("/en/about", "/en/news", {})).toEqual({ kind: "top" });
    expect(target("/en/news", "/en/about#contact", {})).toEqual({ kind: "element", id: "contact" });
  });
});

it("another page is another path, whatever its language, query or hash", () => {
  expect(isOtherPage(visit("/en/news"), visit("/en/news/4"))).toBe(true);
  expect(isOtherPage(visit("/en/news?a=1#b"), visit("/ko/news"))).toBe(false);
});
