/** What the brand offers: the table of pages and the tools, without the parts that its switches leave out. */
import { brand } from "#brand/brand.ts";
import type { Part, Switches } from "#brand/schema.ts";
import { factsOf, PAGE_PATHS, pageAt, type PagePath } from "./page-table.ts";

/** Names of links that are tools; the others are products, stores and help. */
const TOOLS = new Set([
  "approval",
  "batchSender",
  "bridge",
  "buy",
  "card",
  "claim",
  "energyRental",
  "inscription",
  "key",
  "market",
  "nostr",
  "profile",
  "swap",
  "swapToken",
  "tokenSecurity",
]);

/** Calls, files and feeds that belong to a part of the site; all others are always there. */
const CALLS: Readonly<Record<Part, readonly RegExp[]>> = {
  store: [
    /^\/v1\/(?:application|category|swap_market|token)\//,
    /^\/api\/(?:dapps|preflight|receipts|receipt-links|submissions|token-facts|uploads)(?:\/|$)/,
    /^\/data\/(?:dapps|tokens|nfts|decisions|ownership)\.json$/,
    /^\/feeds\/[^/]+\/dapp(?:s\.|-)/,
    /^\/badge\//,
  ],
  donation: [/^\/api\/receipts\/[^/]+\/(?:donation|quotes)$/],
  programme: [],
  tools: [],
};

export function isOfferedPage(path: PagePath, switches: Switches = brand.switches): boolean {
  const { part } = factsOf(path);
  return part === undefined || switches[part];
}

export const OFFERED_PATHS = PAGE_PATHS.filter((path) => isOfferedPage(path));

export const isOfferedService = (name: string, switches: Switches = brand.switches): boolean =>
  switches.tools || !TOOLS.has(name);

/** Whether a target of resolve-link.ts leads to something that the brand offers. */
export function isOffered(target: string, switches: Switches = brand.switches): boolean {
  if (target.startsWith("tool:")) return isOfferedService(target.slice("tool:".length), switches);
  if (!target.startsWith("/")) return true;
  const page = pageAt(target.split(/[?#]/, 1)[0] ?? "");
  return page === undefined || isOfferedPage(page, switches);
}

/** Whether the JSON API, the open data or the feeds have this address. */
export const isOfferedCall = (path: string, switches: Switches = brand.switches): boolean =>
  Object.entries(CALLS).every(
    ([part, patterns]) => switches[part as Part] || !patterns.some((pattern) => pattern.test(path)),
  );
