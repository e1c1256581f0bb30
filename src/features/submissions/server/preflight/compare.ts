/** The project beside everything that is listed, and beside the operator's list of scams. */
import { domainToUnicode } from "node:url";
import { finding, type Finding } from "#features/submissions/findings.ts";
import { isBlocked } from "./blocklist.ts";
import { looksLike, skeletonOf } from "./confusables.ts";
import { contractKey, type KnownNames } from "./known-projects.ts";
import type { Project } from "./project.ts";

/** The same host, contract or name. A token that is listed already cannot be listed again (§5). */
export function duplicates(project: Project, known: KnownNames, isOpen: boolean): Finding[] {
  const { kind, name, host, contracts, websiteField, nameField } = project;
  const found: Finding[] = [];
  const listed = host === null ? undefined : known.hosts.get(host);
  if (host !== null && listed !== undefined)
    found.push(finding(websiteField, "duplicate_domain", "warn", { host, name: listed }));
  for (const { network, address } of contracts) {
    const owner = known.contracts.get(contractKey(network, address));
    if (!owner) continue;
    const level = kind === "token" && owner.isToken ? "stop" : "warn";
    found.push(finding("address", "duplicate_contract", level, { name: owner.name }));
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

/** What a host is called: its part before the ending, which is what people read. */
const labelOf = (host: string): string => host.split(".").at(-2) ?? host;

function closeHostTo(host: string, { hosts }: KnownNames): string | undefined {
  const label = skeletonOf(domainToUnicode(labelOf(host)));
  for (const other of hosts.keys()) {
    const isSame = other.endsWith(`.${host}`) || host.endsWith(`.${other}`) || sameSite(host, other);
    if (!isSame && looksLike(label, skeletonOf(labelOf(other)))) return other;
  }
  return undefined;
}

const sameSite = (a: string, b: string): boolean =>
  a.split(".").slice(-2).join(".") === b.split(".").slice(-2).join(".");

export function phishing(project: Project, hosts: ReadonlySet<string> | null): Finding[] {
  const { host, websiteField } = project;
  if (host === null) return [];
  if (hosts === null) return [finding(websiteField, "phishing_not_checked", "not_checked")];
  return isBlocked(hosts, host)
    ? [finding(websiteField, "phishing_listed", "stop", { host })]
    : [finding(websiteField, "phishing_none", "ok")];
}
