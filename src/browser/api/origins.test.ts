import { afterEach, expect, it, vi } from "vitest";
import { isBetaCall, servedOrigin } from "./origins.ts";

afterEach(() => vi.unstubAllGlobals());

const serve = (dataset: Record<string, string>): void =>
  void vi.stubGlobal("document", { documentElement: { dataset } });

it("a call goes to the host that the page configures for it", () => {
  serve({ apiOrigin: "https://api.example", apiBetaOrigin: "https://beta.example" });
  expect(servedOrigin("/v1/application/search")).toBe("https://api.example");
  expect(servedOrigin("/api/uploads")).toBe("https://api.example");
  expect(servedOrigin("/v1/news/list")).toBe("https://beta.example");
});

it("a call goes to the page's own host if none is configured", () => {
  serve({});
  expect([servedOrigin("/v1/application/search"), servedOrigin("/v1/news/list")]).toEqual(["", ""]);
});

const BETA = [
  "/v1/news/list",
  "/v1/news/{id}",
  "/v1/banner/list",
  "/v1/activity/list",
  "/v1/category/list",
  "/v1/application/list",
  "/v1/ad/list",
];

it.each(BETA)("§7: %s is a call of the beta host", (path) => {
  expect(isBetaCall(path)).toBe(true);
});

const PRODUCTION = [
  "/v1/application/listbyids_new",
  "/v1/application/search",
  "/v1/application/category_list",
  "/v1/banner/superlist",
  "/v1/block_chain/list",
  "/api/uploads",
];

it.each(PRODUCTION)("§7: %s is a call of the production host", (path) => {
  expect(isBetaCall(path)).toBe(false);
});
