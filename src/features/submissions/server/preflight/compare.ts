/** Compares the project with all listings and with the operator's list of scams. */
import { finding, type Finding } from "#features/submissions/findings.ts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import { isAddedWord, isLure, isOrdinaryName, withoutAddedWords } from "#platform/look-alike/words.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";
import { isBlocked } from "./blocklist.ts";
import { contractKey, type KnownNames, type KnownSymbol } from "./known-projects.ts";
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
  const closeName = name === null ? undefined : closeTo(name, known);
  if (closeName !== undefined) found.push(finding(nameField, "lookalike_name", "warn", { name: closeName }));
  const closeHost = host === null ? undefined : closeHostTo(host, known);
  if (closeHost !== undefined)
    found.push(finding(websiteField, "lookalike_domain", "warn", { host: closeHost }));
  const holder = symbol === null ? undefined : holderOf(symbol, known);
  if (holder !== undefined) found.push(finding("symbol", "lookalike_symbol", "warn", { ...holder }));
  return found.length === 0 && name !== null ? [finding("", "lookalike_none", "ok")] : found;
}

function closeTo(given: string, known: KnownNames): string | undefined {
  return known.likeNames
    .ofName(given)
    .map((form) => known.written.get(form))
    .concat(namedByWords(given, known))
    .find((name) => name !== undefined && name.toLowerCase() !== given.toLowerCase());
}

/** Shorter symbols are words of other names. */
const MIN_SYMBOL_IN_NAME = 4;

/** `Flash USDT`, `Renzo REZ`: nothing but a listed symbol, or listed names and symbols, beside words that copies add. */
function namedByWords(given: string, { symbols, written }: KnownNames): string | undefined {
  const words = given.split(/[\s\p{P}]+/u).map(skeletonOf);
  const own = words.filter((word) => word !== "" && !isAddedWord(word));
  const [symbol = ""] = own;
  if (own.length === 1) return symbol.length >= MIN_SYMBOL_IN_NAME ? symbols.get(symbol)?.name : undefined;
  const named = own.map((word) => written.get(word) ?? symbols.get(word)?.name);
  // Names that are ordinary words stand together by chance, but not beside what copies promise.
  const isTold = words.some(isLure) || own.some((word) => !isOrdinaryName(word));
  return own.length > 0 && isTold && named.every((name) => name !== undefined) ? named[0] : undefined;
}

function closeHostTo(host: string, { sites, hostOfName }: KnownNames): string | undefined {
  const { names, copied } = sites.ofHost(hostPartsOf(host));
  // A copied host is reported as a reason to stop.
  return copied === null ? hostOfName.get(names[0] ?? "") : undefined;
}

/** Shorter symbols with a letter or digit more are other symbols. */
const MIN_SYMBOL = 3;

/** `USDT.2` and `USDT 2` without what follows the letters. */
function withoutNumber(symbol: string): string {
  const signs = [...symbol];
  return signs.slice(0, signs.findLastIndex((sign) => !/[\d\s.]/.test(sign)) + 1).join("");
}

const MAX_CHANCE = 4;

/** Of what a token is made from: `ankrETH` is another token than ANKR. */
const ASSETS: readonly string[] = ["btc", "eth", "sol", "bnb"];

/** `UNIBOT` ends with an added word by chance, `UNI.bot` and `UNIclaim` do not. */
function symbolsIn(text: string): string[] {
  const whole = skeletonOf(text);
  const mayBeChance = /^\p{L}+$/u.test(text);
  const isOther = (form: string): boolean =>
    mayBeChance &&
    ((form.length <= MIN_SYMBOL && whole.length - form.length <= MAX_CHANCE) ||
      ASSETS.some((asset) => whole === form + skeletonOf(asset)));
  return withoutAddedWords(whole).filter((form) => form === whole || !isOther(form));
}

/** A mark as bridges and networks set it: `e`, `axl`, `BEP20`. Longer parts are words, which say what they are. */
const MARK = /^(?:.{1,4}|\p{L}{1,4}\d{1,3})$/u;

/** `USDTe`: a mark without anything between. */
const SMALL_MARK = /^(\p{Lu}{4,})\p{Ll}{1,3}$/u;

/** `USDT.e`, `ARB-LP`, `USDTe`: the symbol before its marks. */
function unmarked(letters: string): string {
  const [, capitals] = SMALL_MARK.exec(letters) ?? [];
  if (capitals !== undefined) return capitals;
  const [first = "", ...marks] = letters.split(/[\s\p{P}]+/u).filter((part) => part !== "");
  return marks.every((mark) => MARK.test(mark)) ? first : "";
}

const withoutOneOfPair = (letters: string): string[] =>
  Array.from(letters.matchAll(/(.)\1/giu), ({ index }) => letters.slice(0, index) + letters.slice(index + 1));

/** Shorter ones with two letters the other way round are other symbols. */
const MIN_SWAPPED = 4;

/** `UDST`, `PENDEL`: two neighbours have changed places. */
function swapped(letters: string): string[] {
  const signs = [...letters];
  if (signs.length < MIN_SWAPPED) return [];
  return signs
    .slice(1)
    .map((sign, at) => [...signs.slice(0, at), sign, signs[at], ...signs.slice(at + 2)].join(""));
}

/** Without letters of another script beside Latin ones, and without digits: `ЦUNI`, `US0De`. */
const plainLetters = (letters: string): string[] => [
  letters.replace(/(?!\p{Script=Latin})\p{L}/gu, ""),
  letters.replace(/\d/gu, ""),
];

/** A small i has a dot and is no L: iUSD is another symbol than LUSD. */
const isDotted = (letters: string, { symbol }: KnownSymbol): boolean =>
  letters.length === symbol.length && [...letters].some((sign, at) => sign === "i" && symbol[at] === "L");

/** Only small letters r and n look like an m: GRNT is not GMT. */
const isCapitalPair = (letters: string, { symbol }: KnownSymbol): boolean =>
  letters.includes("RN") && !symbol.toUpperCase().includes("RN");

/** Shorter ones are also the words of other tokens. */
const MIN_NAME_AS_SYMBOL = 5;

/**
 * `USDТ` with a Cyrillic letter, `$UNI`, `$HIB`, `UNI-claim`, `USDT2`, `USDTT`. What is closest to the symbol as it was sent
 * comes first.
 */
function holderOf(symbol: string, { symbols, names }: KnownNames): KnownSymbol | undefined {
  // The sign before a symbol is usually no letter, though it looks like an S elsewhere.
  const letters = symbol.replace(/^[$\s]+/, "");
  const bare = unmarked(letters);
  // A word has its letters for itself: POOL is no POL.
  const pairs = isAddedWord(skeletonOf(letters))
    ? []
    : [letters, skeletonOf(letters)].flatMap(withoutOneOfPair);
  const cut = [withoutNumber(letters), ...pairs, ...plainLetters(letters), bare].filter(
    ({ length }) => length >= MIN_SYMBOL,
  );
  const dollar = symbol === letters ? [] : [withoutNumber(symbol)];
  const whole = [symbol, ...dollar, ...swapped(letters), ...swapped(bare)].map(skeletonOf);
  const forms = [...[letters, ...cut].flatMap(symbolsIn), ...whole];
  const found = forms
    .flatMap((form) => symbols.get(form) ?? [])
    .find((known) => !isDotted(letters, known) && !isCapitalPair(letters, known));
  if (found !== undefined) return found;
  // A listed name is no symbol of somebody else: `AERODROME`.
  const name = skeletonOf(letters);
  const named = name.length < MIN_NAME_AS_SYMBOL ? undefined : names.get(name);
  return named === undefined ? undefined : { symbol: named, name: named };
}

/** Links that begin with a listed website and lead elsewhere: `app.uniswap.org.evil.io`. Only a copy does that. */
export function copiedHosts(fields: object, { sites }: KnownNames): Finding[] {
  const copies = new Map(
    hostsNamed(fields).flatMap(({ field, host }) => {
      const { copied } = sites.ofHost(hostPartsOf(host));
      return copied === null ? [] : [[field, { host, known: copied }] as const];
    }),
  );
  return [...copies].map(([field, values]) => finding(field, "lookalike_copy", "stop", values));
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
