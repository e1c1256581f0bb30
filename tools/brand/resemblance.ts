/** Tells which known wallet a name can be taken for, so that nobody makes a copy with this kit, by accident or on purpose. */
import { readFileSync } from "node:fs";
import { editsFor, isWithinEdits, skeletonOf } from "#lib/look-alike/skeleton.ts";
import { LookAlikes } from "#platform/look-alike/look-alikes.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";
import { isAddedWord, withoutAddedWords } from "#platform/look-alike/words.ts";
import { COINED, COMMON, FAMOUS, HOSTS, TRANSLATED, WORDS } from "./known-wallets.ts";
import { isSlipOfName, isSlipOfWord } from "./slips.ts";

interface Named {
  readonly name: string;
  readonly short?: string;
  readonly hosts: readonly string[];
}

/** People leave the word out: Trust is Trust Wallet. Scripts without spaces write it at the end of a name. */
const WALLET = /[\s\p{P}]*(?:wallet|钱包|錢包|ウォレット|월렛|지갑)$/iu;

const bareOf = (name: string): string => soundOf(name.replace(WALLET, ""));

/**
 * The same for names that are spoken alike: Fantom and Phantom, Atomik and Atomic, Rabbi and Rabby, Trusst and Trust.
 * Only `oo` and `ee` are other sounds than `o` and `e`.
 */
const soundOf = (name: string): string =>
  skeletonOf(name)
    .replaceAll(/[pf]h/g, "f")
    .replaceAll(/[kq]/g, "c")
    .replaceAll("y", "i")
    .replaceAll(/([^oe])\1+/gu, "$1");

const withWallet = (word: string): string => `${word} Wallet`;

const TITLES = [...FAMOUS.map(withWallet), ...COINED];
/** By sound. What the word wallet is a part of, as in BlueWallet, is no name without it. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ...COINED.map((title) => [soundOf(title), title] as const),
  ...[...TRANSLATED, ...[...WORDS, ...FAMOUS].map(withWallet)].map(
    (title) => [bareOf(title), title] as const,
  ),
]);
const FIRST: ReadonlyMap<string, string> = new Map(FAMOUS.map((word) => [soundOf(word), `${word} Wallet`]));
const BESIDE_WALLET: ReadonlyMap<string, string> = new Map(
  COMMON.map((word) => [skeletonOf(word), `${word} Wallet`]),
);
const FREE: ReadonlySet<string> = new Set(WORDS.map(skeletonOf));

/** At spaces, signs and capitals, and before the word wallet: `corewallet`. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(WALLET, (wallet) => ` ${wallet}`)
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== "");

const skeletonsOf = (name: string): string[] => wordsOf(name).map(skeletonOf);

/** What wallets call their own editions: Trezor Suite, Argent X, Electrum Bitcoin Wallet. */
const EDITIONS: ReadonlySet<string> = new Set(
  "bitcoin browser business card desktop device edition ethereum hardware institutional lite max mini nano portfolio solana suite"
    .split(" ")
    .map(skeletonOf),
);
const saysNothing = (word: string): boolean =>
  !KNOWN.has(soundOf(word)) && (word.length === 1 || isAddedWord(word) || EDITIONS.has(word));

const ownWordsOf = (name: string): string[] => skeletonsOf(name).filter((word) => !saysNothing(word));

interface Network {
  readonly title: string;
  readonly symbol: string;
}
const NETWORKS = JSON.parse(
  readFileSync(new URL("../../content/seed/networks.json", import.meta.url), "utf8"),
) as readonly Network[];
/** Many are ordinary words, so they say nothing only beside the word wallet: Pera Algo Wallet, but not Safe Harmony. */
const NETWORK_WORDS: ReadonlySet<string> = new Set(
  NETWORKS.flatMap(({ title, symbol }) => [...title.split(" "), symbol]).map(skeletonOf),
);

const WALLET_WORD = skeletonOf("wallet");
const isWalletWord = (word: string): boolean =>
  word.startsWith("w") ? isWithinEdits(word, WALLET_WORD, 1) : WALLET.test(word);

/** The wallet that is called so, also with words that copies add: Trust, Rainbow Pro, get-phantom. */
function sameAs(name: string): string | undefined {
  const own = ownWordsOf(name);
  const isOfWallet = skeletonsOf(name).some(isWalletWord);
  const alone = isOfWallet ? own.filter((word) => !NETWORK_WORDS.has(word)) : own;
  const forms = [name, own.join(""), alone.join("")].map(soundOf);
  // Cool Wallet Pro.
  const whole = isOfWallet ? [soundOf(`${own.join("")}wallet`)] : [];
  return [bareOf(name), ...forms, ...whole].map((form) => KNOWN.get(form)).find(Boolean);
}

/** Rianbow. */
const slipOf = (name: string): string | undefined =>
  WORDS.find((word) => isSlipOfWord(skeletonOf(name.replace(WALLET, "")), skeletonOf(word)));

/** Ledger Nano. */
const beginsLike = (name: string): string | undefined => FIRST.get(soundOf(wordsOf(name)[0] ?? ""));

/** Core Wallet, Core Wallet Pro. Added words can be names too, so the word itself is kept. */
function commonBesideWallet(name: string): string | undefined {
  const words = skeletonsOf(name);
  const others = words.filter((word) => !isWalletWord(word));
  if (others.length === words.length) return undefined;
  const own = others.filter((word) => BESIDE_WALLET.has(word) || !saysNothing(word));
  return BESIDE_WALLET.get(own.join(""));
}

const ownName = (name: string): string | undefined =>
  sameAs(name) ?? beginsLike(name) ?? commonBesideWallet(name) ?? slipOf(name);

const hostOf = (name: string): string | undefined => HOSTS.find((host) => host === name.toLowerCase());

/** The text without what says nothing. Only where words are joined can it be cut in several ways. */
function wholesOf(text: string): string[] {
  const whole = skeletonOf(text);
  return wordsOf(text).length > 1 ? [whole, ownWordsOf(text).join("")] : withoutAddedWords(whole);
}

/** Rainbow Bay is no copy of rainbow.me, although it has the word. */
const isFreeIn = (text: string, form: string): boolean =>
  FREE.has(form) && skeletonOf(text).includes(form) && !wholesOf(text).includes(form);

/** Half of BlueWallet is in every other name with that word, so it says nothing: Coral Wallet is not CoolWallet. */
function withoutCommonWallet(text: string, name: string): [string, string] {
  const both = [text, name] as const;
  if (!both.every((one) => one.endsWith(WALLET_WORD))) return [text, name];
  return [text.slice(0, -WALLET_WORD.length), name.slice(0, -WALLET_WORD.length)];
}

/** Words end where others go on: a ledge is no Ledger. */
const isBeginningOf = (text: string, name: string): boolean =>
  FIRST.has(soundOf(name)) && name.startsWith(text);

/** Beside other words, shorter names have neighbours that are words: Lobster Bay is not Lobstr. */
const MIN_BESIDE = 7;

/** Whether the text is near to the name by chance, because another word is: Tandem is not Tangem. */
function isNearByChance(text: string, name: string): boolean {
  if (skeletonOf(text).includes(name)) return false;
  const isNear = (form: string): boolean => isWithinEdits(form, name, editsFor(name.length));
  const isSlip = (form: string): boolean =>
    !isBeginningOf(form, name) && isSlipOfName(...withoutCommonWallet(form, name));
  const wholes = wholesOf(text).filter(isNear);
  if (wholes.length > 0) return !wholes.some(isSlip);
  const near = ownWordsOf(text).filter(isNear);
  return near.length > 0 && (name.length < MIN_BESIDE || !near.some(isSlip));
}

const LOOK_ALIKES = new LookAlikes();
/** By the skeletons under which they are known. */
const TITLE_OF = new Map<string, string>();
for (const title of TITLES) for (const form of LOOK_ALIKES.addName(title)) TITLE_OF.set(form, title);
for (const host of HOSTS)
  for (const form of LOOK_ALIKES.addSite(hostPartsOf(host))) TITLE_OF.set(form, TITLE_OF.get(form) ?? host);

/** `forms` is what the store's rule finds. */
function within(text: string, forms: readonly string[]): string | undefined {
  const [form] = forms.filter((one) => !isFreeIn(text, one) && !isNearByChance(text, one));
  return form === undefined ? ownName(text) : (TITLE_OF.get(form) ?? form);
}

/** One sentence for each name, short form or host that readers would take for a wallet they know. */
export function walletsItResembles({ name, short = "", hosts }: Named): string[] {
  // Compatibility forms would read the sign as the letters TM.
  const title = name.replaceAll(/[™℠®©]/g, "");
  const byName = hostOf(title) ?? within(title, LOOK_ALIKES.ofName(title));
  const byHost = hosts.flatMap((host) => {
    const parts = hostPartsOf(host);
    const { names, copied } = LOOK_ALIKES.ofHost(parts);
    const wallet = LOOK_ALIKES.isListed(parts)
      ? parts.site
      : (copied ?? within(parts.labels.at(-1) ?? "", names));
    return wallet === undefined ? [] : [`The host ${host} can be taken for ${wallet}.`];
  });
  const byShort = sameAs(short);
  return [
    ...(byName === undefined ? [] : [`The name ${name} can be taken for ${byName}.`]),
    ...(byShort === undefined ? [] : [`The short form ${short} can be taken for ${byShort}.`]),
    ...byHost,
  ];
}
