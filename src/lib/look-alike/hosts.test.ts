import { expect, it } from "vitest";
import { carriedNames, siteName, siteOf } from "./hosts.ts";
import { skeletonOf } from "./skeleton.ts";

it.each([
  ["app.uniswap.org", "uniswap.org"],
  ["uniswap.org", "uniswap.org"],
  ["a.b.shop.co.uk", "shop.co.uk"],
  // Anybody can register a name there, so two of them have different owners.
  ["one.vercel.app", "one.vercel.app"],
  ["polkadot.js.org", "polkadot.js.org"],
  ["a.b.github.io", "b.github.io"],
  ["a.shop.com.au", "shop.com.au"],
  ["a.xco.uk", "xco.uk"],
  ["a.co.ukx", "co.ukx"],
  ["a.shop.uk", "shop.uk"],
  ["localhost", "localhost"],
])("the owned part of %s is %s", (host, site) => {
  expect(siteOf(host)).toBe(site);
});

it("a name is what people read in a host", () => {
  expect(siteName("app.uniswap.org")).toBe(siteName("un1swap.com"));
});

it("a host contains its words, and the beginnings and ends of its labels", () => {
  expect([...carriedNames("uniswap-app.com")]).toContain("uniswap".replace("l", "i"));
  expect([...carriedNames("myuniswapx.evil.com")]).not.toContain("uniswap");
  expect([...carriedNames("claimuniswap.com")]).toContain("uniswap");
  expect([...carriedNames("app.uniswap.org.evil.com")]).toContain("uniswap");
});

it("words of four letters count, shorter ones do not", () => {
  const names = carriedNames("aave-dao_swap.com");
  expect([...names].filter((name) => name.length < 7)).toEqual(["aave", "swap"]);
});

it("beginnings and ends of a label count from seven letters on, whole labels included; the ending never does", () => {
  expect([...carriedNames("abcdefgh.museums")].toSorted()).toEqual(
    ["abcdefgh", "abcdefg", "bcdefgh"].map(skeletonOf).toSorted(),
  );
  expect([...carriedNames("abcdefg.com")]).toEqual([skeletonOf("abcdefg")]);
});

it("a name is only the first label of the owned part", () => {
  expect(siteName("app.curve.fi")).toBe(skeletonOf("curve"));
  expect(siteName("curve.co.uk")).toBe(skeletonOf("curve"));
});
