/**
 * Reads what people paste as proof of a payment: a transaction's page in a block explorer, or its hash. Only the
 * hash is used and nothing pasted is ever opened, so a link to an unlisted explorer is accepted if it contains one
 * hash. The host is compared as written: whatever a URL parser would normalise (accents, ports, user names, encoded
 * letters) is refused.
 */
import { editDistance } from "#lib/text/edit-distance.ts";
import type { LinkRefusal } from "./model.ts";

/** The fields of a network that links are read with; `{tx}` is the placeholder of the hash. */
export interface LinkedNetwork {
  readonly key: string;
  readonly isEvm: boolean;
  readonly explorers: readonly { readonly transaction?: string | undefined }[];
}

export type ReadLink =
  | { readonly ok: true; readonly hash: string; /** Null for a bare hash. */ readonly network: string | null }
  | { readonly ok: false; readonly code: LinkRefusal };

interface Pattern {
  readonly network: string;
  readonly host: string;
  /** The beginning of path and fragment, before the hash. */
  readonly start: string;
  readonly isEvm: boolean;
}

const MAX_LENGTH = 500;
const PRINTABLE_ASCII = /^[!-~]+$/;
const LINK = /^(?:https?:\/\/)?([^/?#\\]+)/i;
const EVM_HASH = /^0x[\da-f]{64}$/i;
/** A hash anywhere in a link, but not inside a longer run of digits. */
const HASH_WITHIN = /(?<![\da-z])0x[\da-f]{64}(?![\da-z])/gi;
/** A language segment that many explorers put before the path: `/en`, `/zh-hans`. */
const LANGUAGE_SEGMENT = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i;
/** The same as a subdomain: `cn.bscscan.com`. */
const LANGUAGE_LABEL = /^(?:cn|de|en|es|fr|ja|jp|ko|kr|pt|ru|tw|vi|zh)\./;
/** Hashes of other networks: hexadecimal, base58, or a block and an index in it. */
const ANY_HASH = /^(?:(?:0x)?[\da-f]{64}|[1-9A-HJ-NP-Za-km-z]{40,90}|\d+-\d+|[a-z2-7]{59,62})$/i;
/** Other pages of an explorer that people copy by mistake. */
const ADDRESS_PAGE = /^\/(?:#\/)?(?:[a-z-]+\/)?(?:address|account|accounts|contract)\//i;
const TOKEN_PAGE = /^\/(?:#\/)?(?:[a-z-]+\/)?(?:token|tokens|nft)\b/i;

export type LinkReader = (text: string) => ReadLink;

export function createLinkReader(networks: readonly LinkedNetwork[]): LinkReader {
  const patterns = networks.flatMap(patternsOf);
  const hosts = new Set(patterns.map(({ host }) => host));
  // Checks the length before anything else.
  return (text) => (text.length > MAX_LENGTH ? refuse("not_a_link") : readLink(text.trim(), patterns, hosts));
}

/** The explorer hosts of a network, for display. */
export const explorerHosts = (network: LinkedNetwork): string[] => [
  ...new Set(patternsOf(network).map(({ host }) => host)),
];

function patternsOf({ key, isEvm, explorers }: LinkedNetwork): Pattern[] {
  return explorers.flatMap(({ transaction }) => {
    const match = /^https:\/\/([^/]+)(\/[^{]*)\{tx\}/.exec(transaction ?? "");
    const [, host, start] = match ?? [];
    return host && start ? [{ network: key, host: withoutWww(host), start, isEvm }] : [];
  });
}

/** The only subdomain that is always the same site. */
const withoutWww = (host: string): string => host.replace(/^www\./, "");

function readLink(text: string, patterns: readonly Pattern[], hosts: ReadonlySet<string>): ReadLink {
  if (EVM_HASH.test(text)) return { ok: true, hash: text.toLowerCase(), network: null };
  if (/\s/.test(text)) return refuse("not_a_link");
  const [before = "", authority = ""] = LINK.exec(text) ?? [];
  const rest = text.slice(before.length);
  if (!authority.includes(".")) return refuse("not_a_link");
  const written = withoutWww(authority.toLowerCase());
  const inLanguage = written.replace(LANGUAGE_LABEL, "");
  const host = hosts.has(written) || !hosts.has(inLanguage) ? written : inLanguage;
  if (!hosts.has(host)) return readStranger(host, rest, hosts);
  if (!PRINTABLE_ASCII.test(rest)) return refuse("bad_hash");
  return readPath(
    rest,
    patterns.filter((pattern) => pattern.host === host),
  );
}

const refuse = (code: LinkRefusal): ReadLink => ({ ok: false, code });

function readPath(rest: string, patterns: readonly Pattern[]): ReadLink {
  const path = rest.replace(LANGUAGE_SEGMENT, "");
  for (const { start, isEvm, network } of patterns) {
    const isHere = [rest, path].find((one) => beginsWith(one, start) || beginsWith(`/en${one}`, start));
    if (isHere === undefined) continue;
    const after = beginsWith(isHere, start) ? isHere : `/en${isHere}`;
    const hash = /^[^/?#&]*/.exec(after.slice(start.length))?.[0] ?? "";
    if (isEvm ? EVM_HASH.test(hash) : ANY_HASH.test(hash))
      return { ok: true, hash: isEvm ? hash.toLowerCase() : hash, network };
    return refuse("bad_hash");
  }
  if (ADDRESS_PAGE.test(path)) return refuse("address_link");
  if (TOKEN_PAGE.test(path)) return refuse("token_link");
  // An explorer for many networks: the link names another one.
  const isOfMany = patterns.every(({ start }) => (start.match(/\//g)?.length ?? 0) > 2);
  return refuse(isOfMany && hashWithin(rest) !== null ? "wrong_network" : "not_a_link");
}

const beginsWith = (text: string, start: string): boolean =>
  text.toLowerCase().startsWith(start.toLowerCase());

/** Returns the only hash in a link, or null. */
function hashWithin(text: string): string | null {
  const hashes = new Set(Array.from(text.matchAll(HASH_WITHIN), ([hash]) => hash.toLowerCase()));
  const [hash] = hashes;
  return hash !== undefined && hashes.size === 1 ? hash : null;
}

function readStranger(host: string, rest: string, hosts: ReadonlySet<string>): ReadLink {
  if (imitates(host, hosts)) return refuse("lookalike_explorer");
  // For example a test network's explorer: the same owner, another network.
  if ([...hosts].some((known) => isUnder(host, known))) return refuse("wrong_network");
  const hash = hashWithin(rest);
  return hash === null ? refuse("unknown_explorer") : { ok: true, hash, network: null };
}

const isUnder = (host: string, known: string): boolean => host.endsWith(`.${known}`);

/** Two letters off, the true host inside a longer one, or letters of another alphabet. */
function imitates(host: string, hosts: ReadonlySet<string>): boolean {
  if (!PRINTABLE_ASCII.test(host) || /[%@:]|\.$|(?:^|\.)xn--/.test(host)) return true;
  const domain = domainOf(host);
  for (const known of hosts) {
    // The same owner: another network of a known explorer is not an imitation.
    if (domainOf(known) === domain) return false;
  }
  if (REAL_EXPLORERS.has(domain)) return false;
  for (const known of hosts) {
    if (host.includes(known) || host.includes(nameOf(known))) return true;
    if (editDistance(domain, domainOf(known), 2) <= (known.length < SHORT_HOST ? 1 : 2)) return true;
  }
  return false;
}

/** The last two labels of a host, which someone had to register. */
const domainOf = (host: string): string => host.split(".").slice(-2).join(".");

/** Real explorers of other networks whose names resemble one of ours. */
const REAL_EXPLORERS = new Set([
  "aptoscan.com",
  "beratrail.io",
  "blockscan.com",
  "bobascan.com",
  "celoscan.io",
  "cronoscan.com",
  "etherchain.org",
  "ethplorer.io",
  "fraxscan.com",
  "hashscan.io",
  "kavascan.com",
  "klaytnscope.com",
  "monadscan.com",
  "routescan.io",
  "seitrace.com",
  "sonicscan.org",
  "suiscan.xyz",
  "taikoscan.io",
  "tonscan.org",
  "tonscan.com",
  "uniscan.xyz",
  "wemixscan.com",
  "worldscan.org",
  "xrpscan.com",
]);

const SHORT_NAME = 6;
/** In a host this short, two other letters make a different word. */
const SHORT_HOST = 11;

/** `bscscan` for bscscan.com; short or generic names return the whole host. */
function nameOf(host: string): string {
  const name = host.split(".").at(-2) ?? host;
  return name.length >= SHORT_NAME && name.endsWith("scan") ? name : host;
}
