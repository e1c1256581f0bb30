import { expect, it } from "vitest";
import { hostPartsOf } from "./site-parts.ts";

it.each([
  ["app.uniswap.org", "uniswap.org", "app uniswap"],
  ["uniswap.org", "uniswap.org", "uniswap"],
  ["a.b.shop.co.uk", "shop.co.uk", "a b shop"],
  // Anybody can publish there, so two of them have different owners.
  ["one.vercel.app", "one.vercel.app", "one"],
  ["a.one.pages.dev", "one.pages.dev", "a one"],
  ["polkadot.js.org", "polkadot.js.org", "polkadot"],
  ["vitalik.eth.limo", "vitalik.eth.limo", "vitalik"],
  ["notes.medium.com", "notes.medium.com", "notes"],
  ["medium.com", "medium.com", "medium"],
  ["notes.blogspot.com.br", "notes.blogspot.com.br", "notes"],
  ["app.on.fleek.co", "app.on.fleek.co", "app"],
  ["docs.fleek.co", "docs.fleek.co", "docs"],
  ["xn--unswap-qvf.org", "xn--unswap-qvf.org", "unіswap"],
  ["unіswap.org", "xn--unswap-qvf.org", "unіswap"],
  ["localhost", "localhost", "localhost"],
  ["a.b.unknownending", "b.unknownending", "a b"],
  ["github.io", "github.io", "github"],
])("the owned part of %s is %s", (host, site, labels) => {
  expect(hostPartsOf(host)).toMatchObject({ site, labels: labels.split(" ") });
});
