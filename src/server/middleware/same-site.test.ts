import { expect, it } from "vitest";
import { isCrossSite } from "./same-site.ts";

const own = "https://wallet.example";
const crossSite = (method: string, headers: Record<string, string>) =>
  isCrossSite(method, new Headers({ host: "wallet.example", ...headers }), own);

it("accepts safe methods from any site", () => {
  expect(crossSite("GET", { "sec-fetch-site": "cross-site" })).toBe(false);
});

it.each(["POST", "PUT", "PATCH", "DELETE"])("refuses a %s from another site", (method) => {
  expect(crossSite(method, { "sec-fetch-site": "cross-site" })).toBe(true);
  expect(crossSite(method, { "sec-fetch-site": "same-site" })).toBe(true);
  expect(crossSite(method, { origin: "https://evil.example" })).toBe(true);
  expect(crossSite(method, { origin: "null" })).toBe(true);
});

it("accepts our own pages that call this host as their API_ORIGIN", () => {
  expect(crossSite("POST", { "sec-fetch-site": "same-site", origin: own, host: "api.example" })).toBe(false);
  expect(crossSite("POST", { "sec-fetch-site": "cross-site", origin: `${own}.evil.example` })).toBe(true);
});

it("accepts our own pages and programs", () => {
  expect(crossSite("POST", { "sec-fetch-site": "same-origin", origin: own })).toBe(false);
  expect(crossSite("POST", { origin: own })).toBe(false);
  expect(crossSite("POST", { origin: "http://wallet.example" })).toBe(false);
  expect(crossSite("POST", {})).toBe(false);
});
