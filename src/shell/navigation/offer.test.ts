import { expect, it } from "vitest";
import footer from "#content/site/footer.json" with { type: "json" };
import navigation from "#content/site/navigation.json" with { type: "json" };
import { isMenu, offeredTabs, type NavigationTab } from "./navigation.ts";
import { isOffered, isOfferedCall, isOfferedPage, isOfferedService } from "./offer.ts";
import { factsOf, PAGE_PATHS } from "./page-table.ts";

const ALL = { store: true, donation: true, programme: true, tools: true };
const tabs = navigation.tabs as readonly NavigationTab[];
const targetsOf = (menu: readonly NavigationTab[]): string[] =>
  menu.flatMap((tab) => (isMenu(tab) ? tab.items.map(({ target }) => target) : [tab.target]));

it("everything is offered while every switch is on", () => {
  const linked = footer.columns.flatMap(({ links }) => links.map(({ target }) => target));
  for (const target of [...targetsOf(tabs), ...linked]) expect(isOffered(target, ALL), target).toBe(true);
  for (const path of PAGE_PATHS) expect(isOfferedPage(path, ALL), path).toBe(true);
});

it("a page above an offered page is offered too, so that no breadcrumb leads nowhere", () => {
  const broken = PAGE_PATHS.filter((path) => {
    const above = PAGE_PATHS.find((one) => one === factsOf(path).above);
    const part = above && factsOf(above).part;
    return part !== undefined && part !== factsOf(path).part;
  });
  expect(broken).toEqual([]);
});

it.each([
  ["store", ["/dappstore?category_id=99998&category=Hot", "/submit/token", "/receipt/abc", "/tokens"]],
  ["programme", ["/recruiting"]],
  ["tools", ["tool:swap", "tool:approval", "tool:card"]],
])("without %s its own links are gone and the others stay", (part, gone) => {
  const switches = { ...ALL, [part]: false };
  for (const target of gone) expect(isOffered(target, switches), target).toBe(false);
  const others = ["/", "/about#contact", "/networks", "tool:helpCentre", "tool:hardwareWallet", "root:/docs"];
  for (const target of others) expect(isOffered(target, switches), target).toBe(true);
});

it("a menu without any item is left out, and no tab leads to a page that is not there", () => {
  const without = offeredTabs(tabs, { store: false, donation: false, programme: false, tools: false });
  expect(without.map(({ id }) => id)).toEqual(["products", "tools", "build", "support"]);
  expect(targetsOf(without)).not.toContain("tool:swap");
  expect(targetsOf(without).filter((target) => target.startsWith("/submi"))).toEqual([]);
});

it("the store's calls, files and feeds go with it; the networks' stay", () => {
  const switches = { ...ALL, store: false };
  for (const path of [
    "/v1/application/search",
    "/v1/category/list",
    "/api/submissions/dapp",
    "/api/receipts/{token}/messages",
    "/api/uploads",
    "/data/dapps.json",
    "/data/ownership.json",
    "/feeds/en/dapps.atom",
    "/feeds/en/dapp-1001.atom",
    "/badge/en/1001.svg",
  ])
    expect(isOfferedCall(path, switches), path).toBe(false);
  for (const path of [
    "/v1/block_chain/list",
    "/v1/news/list",
    "/data/networks.json",
    "/feeds/en/news.atom",
    "/api/desk/me",
  ])
    expect(isOfferedCall(path, switches), path).toBe(true);
  expect(isOfferedCall("/v1/application/search", ALL)).toBe(true);
});

it("what is about a payment goes with the donations, and the rest of a receipt stays", () => {
  const switches = { ...ALL, donation: false };
  for (const path of ["donation", "quotes"])
    expect(isOfferedCall(`/api/receipts/{token}/${path}`, switches), path).toBe(false);
  for (const path of ["messages", "acts"])
    expect(isOfferedCall(`/api/receipts/{token}/${path}`, switches), path).toBe(true);
  expect(isOfferedCall("/api/receipts/{token}/quotes", ALL)).toBe(true);
});

it("the page about a service is gone with its tool", () => {
  expect(isOfferedService("swap", { ...ALL, tools: false })).toBe(false);
  expect(isOfferedService("forum", { ...ALL, tools: false })).toBe(true);
});

it("without donations only their own call goes; submissions and receipts stay", () => {
  const switches = { ...ALL, donation: false };
  expect(isOfferedCall("/api/receipts/{token}/donation", switches)).toBe(false);
  for (const path of ["/api/submissions/dapp", "/api/receipts/{token}", "/api/receipts/{token}/messages"])
    expect(isOfferedCall(path, switches), path).toBe(true);
  expect(isOffered("/submit/dapp", switches)).toBe(true);
});
