import { describe, expect, it } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { legacyRedirect, redirectOf } from "./redirect.ts";

const go = (address: string, language: Language = "ko") => {
  const url = new URL(address, "http://site.example");
  const [pathname = "", query] = address.split("?", 2);
  return redirectOf({ pathname, search: query === undefined ? "" : url.search }, () => language);
};

describe("a page's path without a language", () => {
  it.each([
    ["/about", "/ko/about"],
    ["/news/12?page=2", "/ko/news/12?page=2"],
    ["/dappstore?category_id=99998", "/ko/dappstore?category_id=99998"],
    ["/download/ios", "/ko/download/app?ios=1"],
    ["/project/token", "/ko/submit/token"],
  ])("%s redirects to %s temporarily", (address, location) => {
    expect(go(address)).toEqual({ status: 302, location, isNegotiated: true });
  });

  it.each(["/", "/docs", "/xx/about", "/nonsense", "/v1/news/list"])("%s does not redirect", (address) => {
    expect(go(address)).toBeNull();
  });
});

describe("under a language", () => {
  it.each([
    ["/en/download/ios", "/en/download/app?ios=1"],
    ["/zh-tw/download/android?utm=1", "/zh-tw/download/app?android=1&utm=1"],
    ["/en/project/dapp", "/en/submit/dapp"],
    ["/ru/about/", "/ru/about"],
  ])("%s redirects to %s permanently", (address, location) => {
    expect(go(address)).toEqual({ status: 308, location, isNegotiated: false });
  });

  it("a page does not redirect", () => {
    expect(go("/en/about")).toBeNull();
  });
});

it.each(["//evil.example/", "//evil.example/about", "/\\evil.example/"])(
  "%s never becomes another site's address",
  (address) => {
    expect(redirectOf({ pathname: address, search: "" }, () => "en")).toBeNull();
  },
);

it("a path of slashes takes linear time", () => {
  const before = process.cpuUsage();
  const pathname = `/a${"/".repeat(200_000)}b//`;
  expect(redirectOf({ pathname, search: "" }, () => "en")?.location).toBe(pathname.slice(0, -2));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});

it("legacy static paths, also under /en, redirect to the static content host", () => {
  expect(legacyRedirect("/keystore", "https://static.example")?.location).toBe(
    "https://static.example/keystore",
  );
  expect(legacyRedirect("/en/keystore", "https://static.example")?.location).toBe(
    "https://static.example/keystore",
  );
  expect(legacyRedirect("/ko/keystore", "https://static.example")).toBeNull();
  expect(legacyRedirect("/constructor", "https://static.example")).toBeNull();
});
