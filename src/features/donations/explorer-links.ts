/**
 * Reads what people paste as proof of a payment: a transaction's page in a block explorer, or its hash.
 * Only the hash is ever used, and nothing that was pasted is opened. The host is compared as it was
 * written, letter by letter: whatever a URL parser would tidy up (accents, ports, user names, encoded
 * letters) is refused.
 */
import { editDistance } from "#lib/edit-distance.ts";
import type { LinkRefusal } from "./model.ts";

/** The part of a network that links are read by; `{tx}` stands for the hash. */
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
  /** What the path and fragment begin with, before the hash. */
  readonly start: string;
  readonly isEvm: boolean;
}

const MAX_LENGTH = 500;
const PRINTABLE_ASCII = /^[!-~]+$/;
const LINK = /^(?:https?:\/\/)?([^/?#\\]+)(.*)$/i;
const EVM_HASH = /^0x[\da-f]{64}$/i;
/** Hashes of other networks: hexadecimal, base58, or a block and a place in it. */
const ANY_HASH = /^(?:(?:0x)?[\da-f]{64}|[1-9A-HJ-NP-Za-km-z]{40,90}|\d+-\d+|[a-z2-7]{59,62})$/i;
/** Other pages of an explorer that people copy by mistake. */
const ADDRESS_PAGE = /^\/(?:#\/)?(?:[a-z-]+\/)?(?:address|account|accounts|contract)\//i;
const TOKEN_PAGE = /^\/(?:#\/)?(?:[a-z-]+\/)?(?:token|tokens|nft)\b/i;

export type LinkReader = (text: string) => ReadLink;

export function createLinkReader(networks: readonly LinkedNetwork[]): LinkReader {
  const patterns = networks.flatMap(patternsOf);
  const hosts = new Set(patterns.map(({ host }) => host));
  return (text) => readLink(text.trim(), patterns, hosts);
}

/** The hosts a network's transactions can be looked up at, as people know them. */
export const explorerHosts = (network: LinkedNetwork): string[] => [
  ...new Set(patternsOf(network).map(({ host }) => host)),
];

function patternsOf({ key, isEvm, explorers }: LinkedNetwork): Pattern[] {
  return explorers.flatMap(({ transaction }) => {
    const match = /^https:\/\/([^/]+)(\/.*)\{tx\}$/.exec(transaction ?? "");
    const [, host, start] = match ?? [];
    return host && start ? [{ network: key, host: withoutWww(host), start, isEvm }] : [];
  });
}

/** The one subdomain that is always the same site. */
const withoutWww = (host: string): string => host.replace(/^www\./, "");

function readLink(text: string, patterns: readonly Pattern[], hosts: ReadonlySet<string>): ReadLink {
  if (EVM_HASH.test(text)) return { ok: true, hash: text.toLowerCase(), network: null };
  if (text.length > MAX_LENGTH || /\s/.test(text)) return refuse("not_a_link");
  const [, authority = "", rest = ""] = LINK.exec(text) ?? [];
  if (!authority.includes(".")) return refuse("not_a_link");
  const host = withoutWww(authority.toLowerCase());
  if (!hosts.has(host)) return refuse(strangerCode(host, hosts));
  if (!PRINTABLE_ASCII.test(rest)) return refuse("bad_hash");
  return readPath(
    rest,
    patterns.filter((pattern) => pattern.host === host),
  );
}

const refuse = (code: LinkRefusal): ReadLink => ({ ok: false, code });

function readPath(rest: string, patterns: readonly Pattern[]): ReadLink {
  for (const { start, isEvm, network } of patterns) {
    if (!rest.toLowerCase().startsWith(start.toLowerCase())) continue;
    const hash = /^[^/?#&]*/.exec(rest.slice(start.length))?.[0] ?? "";
    if (isEvm ? EVM_HASH.test(hash) : ANY_HASH.test(hash))
      return { ok: true, hash: isEvm ? hash.toLowerCase() : hash, network };
    return refuse("bad_hash");
  }
  if (ADDRESS_PAGE.test(rest)) return refuse("address_link");
  return refuse(TOKEN_PAGE.test(rest) ? "token_link" : "not_a_link");
}

function strangerCode(host: string, hosts: ReadonlySet<string>): LinkRefusal {
  if (imitates(host, hosts)) return "lookalike_explorer";
  // A test network's explorer, for one: the same owner, another network.
  return [...hosts].some((known) => isUnder(host, known)) ? "wrong_network" : "unknown_explorer";
}

const isUnder = (host: string, known: string): boolean => host.endsWith(`.${known}`);

/** Two letters off, the true host inside a longer one, or letters of another alphabet. */
function imitates(host: string, hosts: ReadonlySet<string>): boolean {
  if (!PRINTABLE_ASCII.test(host) || /%|(?:^|\.)xn--/.test(host)) return true;
  for (const known of hosts) {
    if (isUnder(host, known)) return false;
  }
  for (const known of hosts) {
    if (host.includes(known) || host.includes(nameOf(known)) || editDistance(host, known, 2) <= 2)
      return true;
  }
  return false;
}

const SHORT_NAME = 6;

/** `bscscan` of bscscan.com; names too short or too plain to tell anything give the whole host. */
function nameOf(host: string): string {
  const name = host.split(".").at(-2) ?? host;
  return name.length >= SHORT_NAME && name.endsWith("scan") ? name : host;
}
