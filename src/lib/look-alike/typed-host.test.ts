import { expect, it } from "vitest";
import { typedHost } from "./typed-host.ts";

it.each([
  ["uniswap.org", "uniswap.org"],
  ["  WWW.Uniswap.ORG/ ", "uniswap.org"],
  ["https://app.uniswap.org/swap?a=b#c", "app.uniswap.org"],
  ["http://sun.io:8080/x", "sun.io"],
  ["uniswap。org", "uniswap.org"],
  ["uniswap.org.", "uniswap.org"],
  ["HTTPS://uniswap.org", "uniswap.org"],
  ["app.www.org", "app.www.org"],
  ["my_app-2.uniswap.org", "my_app-2.uniswap.org"],
  ["例子.公司", "xn--fsqu00a.xn--55qx5d"],
  [`uniswap.org/${"a".repeat(488)}`, "uniswap.org"],
  // The result is the host that a browser opens, not the one that is shown first.
  ["https://app.uniswap.org@evil.example/", "evil.example"],
  ["unіswap.org", "xn--unswap-qvf.org"],
])("%s is the website %s", (typed, host) => {
  expect(typedHost(typed)).toBe(host);
});

it.each([
  "",
  "uniswap",
  "uniswap org",
  "usdc.e",
  "v2.0",
  "3.14",
  "127.0.0.1",
  "ftp://uniswap.org",
  "javascript://uniswap.org",
  "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
  "a..b",
  ".com",
  "uniswap.org\tx",
  "https://",
  "wss://uniswap.org",
  "ahttps://uniswap.org",
  "httpsx://uniswap.org",
  `uniswap.org/${"a".repeat(489)}`,
  `${"a.".repeat(300)}com`,
])("%s is not a website", (typed) => {
  expect(typedHost(typed)).toBeNull();
});
