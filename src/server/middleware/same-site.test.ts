import { expect, it } from "vitest";
import { isCrossSite } from "./same-site.ts";

const own = "https://tidepool.example";
const crossSite = (method: string, headers: Record<string, string>) =>
  isCrossSite(method, new Headers({ host: "tidepool.example", ...headers }), own);

it("lets reading through, wherever it comes from", () => {
  expect(crossSite("GET", { "sec-fetch-site": "cross-site" })).toBe(false);
});

it.each(["POST", "PUT", "PATCH", "DELETE"])("refuses a %s that another site made", (method) => {
  expect(crossSite(method, { "sec-fetch-site": "cross-site" })).toBe(true);
  expect(crossSite(method, { "sec-fetch-site": "same-site" })).toBe(true);
  expect(crossSite(method, { origin: "https://evil.example" })).toBe(true);
  expect(crossSite(method, { origin: "null" })).toBe(true);
});

it("lets our own pages and programs through", () => {
  expect(crossSite("POST", { "sec-fetch-site": "same-origin", origin: own })).toBe(false);
  expect(crossSite("POST", { origin: own })).toBe(false);
  expect(crossSite("POST", { origin: "http://tidepool.example" })).toBe(false);
  expect(crossSite("POST", {})).toBe(false);
});
