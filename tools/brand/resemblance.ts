/** Tells which known wallet a name can be taken for, so that nobody makes a copy with this kit, by accident or on purpose. */
import { isWithinEdits, skeletonOf } from "#lib/look-alike/skeleton.ts";
import { LookAlikes } from "#platform/look-alike/look-alikes.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";
import { isAddedWord } from "#platform/look-alike/words.ts";
import { COINED, FAMOUS, HOSTS, TRANSLATED, WORDS } from "./known-wallets.ts";

interface Named {
  readonly name: string;
  readonly short?: string;
  readonly hosts: readonly string[];
}

/** People leave the word out: Trust is Trust Wallet. Scripts without spaces write it at the end of a name. */
const WALLET = /[\s\p{P}]*(?:wallet|钱包|錢包|ウォレット|월렛|지갑)$/iu;

const bareOf = (name: string): string => soundOf(name.replace(WALLET, ""));

/** The same for names that are spoken alike: Fantom and Phantom, Atomik and Atomic, Trusst and Trust. */
const soundOf = (name: string): string =>
  skeletonOf(name)
    .replaceAll("ph", "f")
    .replaceAll(/[kq]/g, "c")
    .replaceAll(/(.)\1+/gu, "$1");

const TITLES = [...WORDS, ...FAMOUS].map((word) => `${word} Wallet`).concat(COINED);
const KNOWN: ReadonlyMap<string, string> = new Map(
  [...TRANSLATED, ...TITLES].map((wallet) => [bareOf(wallet), wallet]),
);
const FREE: ReadonlySet<string> = new Set(WORDS.map(skeletonOf));
const FIRST: ReadonlyMap<string, string> = new Map(FAMOUS.map((word) => [soundOf(word), `${word} Wallet`]));

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== "");

/** The wallet that is called so, also with words that copies add: Trust, Rainbow Pro, get-phantom. */
function sameAs(name: string): string | undefined {
  const others = wordsOf(name).filter((word) => !isAddedWord(skeletonOf(word)));
  return [bareOf(name), bareOf(others.join(""))].map((form) => KNOWN.get(form)).find(Boolean);
}

const MIN_SLIPPED = 7;

/** Keyston, Rianbow. Changing a letter or adding an s makes other words of them: Martial, Talismans. */
const slipOf = (name: string): string | undefined => {
  const form = bareOf(name);
  const isSlip = (wallet: string): boolean =>
    wallet.length >= MIN_SLIPPED &&
    wallet[0] === form[0] &&
    form !== `${wallet}s` &&
    (wallet.length !== form.length || [...wallet].toSorted().join("") === [...form].toSorted().join("")) &&
    isWithinEdits(form, wallet, 1);
  return WORDS.find((wallet) => isSlip(bareOf(wallet)));
};

/** Ledger Nano. */
const beginsLike = (name: string): string | undefined => FIRST.get(soundOf(wordsOf(name)[0] ?? ""));

const ownName = (name: string): string | undefined => sameAs(name) ?? beginsLike(name) ?? slipOf(name);

const hostOf = (name: string): string | undefined => HOSTS.find((host) => host === name.toLowerCase());

/** Rainbow Bay is no copy of rainbow.me, although it has the word. */
const isFreeIn = (name: string, form: string): boolean =>
  FREE.has(form) && wordsOf(name).some((word) => skeletonOf(word) === form);

/** One sentence for each name, short form or host that readers would take for a wallet they know. */
export function walletsItResembles({ name, short = "", hosts }: Named): string[] {
  const known = new LookAlikes();
  const titles = new Map<string, string>();
  for (const title of TITLES) for (const form of known.addName(title)) titles.set(form, title);
  for (const host of HOSTS)
    for (const form of known.addSite(hostPartsOf(host))) titles.set(form, titles.get(form) ?? host);
  const titleOf = (forms: readonly string[]): string | undefined => titles.get(forms[0] ?? "") ?? forms[0];
  const within = (text: string, forms: readonly string[]): string | undefined =>
    titleOf(forms.filter((form) => !isFreeIn(text, form))) ?? ownName(text);
  // Compatibility forms would read the sign as the letters TM.
  const title = name.replaceAll(/[™℠®©]/g, "");
  const byName = hostOf(title) ?? within(title, known.ofName(title));
  const byHost = hosts.flatMap((host) => {
    const parts = hostPartsOf(host);
    const { names, copied } = known.ofHost(parts);
    const wallet = known.isListed(parts) ? parts.site : (copied ?? within(parts.labels.at(-1) ?? "", names));
    return wallet === undefined ? [] : [`The host ${host} can be taken for ${wallet}.`];
  });
  const byShort = sameAs(short);
  return [
    ...(byName === undefined ? [] : [`The name ${name} can be taken for ${byName}.`]),
    ...(byShort === undefined ? [] : [`The short form ${short} can be taken for ${byShort}.`]),
    ...byHost,
  ];
}
