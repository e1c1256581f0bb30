/** Compares the project with all listings and with the operator's list of scams. */
import { domainToUnicode } from "node:url";
import { finding, type Finding } from "#features/submissions/findings.ts";
import { siteName, siteOf } from "#lib/look-alike/hosts.ts";
import { looksLike, skeletonOf } from "#lib/look-alike/skeleton.ts";
import { isBlocked } from "./blocklist.ts";
import { contractKey, type KnownNames } from "./known-projects.ts";
import { hostsNamed } from "./links.ts";
import type { Project } from "./project.ts";

/** The same host, contract or name. Listed tokens were already found, as a reason to stop. */
export function duplicates(
  project: Project,
  known: KnownNames,
  { isOpen, listed }: { readonly isOpen: boolean; readonly listed: readonly Finding[] },
): Finding[] {
  const { name, host, contracts, websiteField, nameField } = project;
  const found: Finding[] = [...listed];
  const sameHost = host === null ? undefined : known.hosts.get(host);
  if (host !== null && sameHost !== undefined)
    found.push(finding(websiteField, "duplicate_domain", "warn", { host, name: sameHost }));
  for (const { field, network, address } of contracts) {
    const owner = known.contracts.get(contractKey(network, address));
    const isFound = found.some((one) => one.code === "duplicate_contract" && one.field === field);
    // A DApp may name listed tokens.
    if (owner === undefined || isFound || field !== "address") continue;
    found.push(finding(field, "duplicate_contract", "warn", { name: owner }));
  }
  const same = name === null ? undefined : known.names.get(skeletonOf(name));
  if (name !== null && same?.toLowerCase() === name.toLowerCase())
    found.push(finding(nameField, "duplicate_name", "warn", { name: same }));
  if (isOpen) found.push(finding(websiteField, "duplicate_open", "warn"));
  const isKnown = name !== null || host !== null || contracts.length > 0;
  return found.length === 0 && isKnown ? [finding("", "duplicate_none", "ok")] : found;
}

export function lookalikes(project: Project, known: KnownNames): Finding[] {
  const { name, host, symbol, websiteField, nameField } = project;
  const found: Finding[] = [];
  const closeName = name === null ? undefined : closeTo(skeletonOf(name), known.names, name);
  if (closeName !== undefined) found.push(finding(nameField, "lookalike_name", "warn", { name: closeName }));
  const closeHost = host === null || known.hosts.has(host) ? undefined : closeHostTo(host, known);
  if (closeHost !== undefined)
    found.push(finding(websiteField, "lookalike_domain", "warn", { host: closeHost }));
  const holder = symbol === null ? undefined : known.symbols.get(symbol.toUpperCase());
  if (symbol !== null && holder !== undefined)
    found.push(finding("symbol", "lookalike_symbol", "warn", { symbol, name: holder }));
  return found.length === 0 && name !== null ? [finding("", "lookalike_none", "ok")] : found;
}

function closeTo(skeleton: string, names: ReadonlyMap<string, string>, given: string): string | undefined {
  for (const [other, name] of names) {
    if (name.toLowerCase() !== given.toLowerCase() && looksLike(skeleton, other)) return name;
  }
  return undefined;
}

function closeHostTo(host: string, { hosts }: KnownNames): string | undefined {
  const name = siteName(domainToUnicode(host));
  for (const other of hosts.keys()) {
    if (siteOf(host) !== siteOf(other) && looksLike(name, siteName(other))) return other;
  }
  return undefined;
}

/** Checks every link and host of the form. A pass is reported only for the website. */
export function phishing(project: Project, fields: object, blocked: ReadonlySet<string> | null): Finding[] {
  const { host, websiteField } = project;
  if (blocked === null)
    return host === null ? [] : [finding(websiteField, "phishing_not_checked", "not_checked")];
  const listed = new Map(
    hostsNamed(fields)
      .filter((named) => isBlocked(blocked, named.host))
      .map((named) => [named.field, named.host]),
  );
  if (listed.size === 0) return host === null ? [] : [finding(websiteField, "phishing_none", "ok")];
  return [...listed].map(([field, name]) => finding(field, "phishing_listed", "stop", { host: name }));
}
