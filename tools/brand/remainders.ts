/** Finds what is left of another brand in what the site sends. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "#brand/schema.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { literally } from "#tools/checks/messages/names.ts";
import { readBrandNames } from "#tools/content/brand.ts";

export interface Remainder {
  readonly where: string;
  readonly word: string;
  readonly times: number;
}

interface BrandFile {
  readonly hosts: readonly string[];
  readonly wallet: { readonly rdns: string };
  readonly inAppBrowser: { readonly bridge: string };
}

/** Everything that names a brand to a reader or a program. */
function wordsOf(root: string, id: string): string[] {
  const { name, programme, officialHost, token } = readBrandNames(root, id);
  const text = readFileSync(join(root, "brand", id, "brand.json"), "utf8");
  const { hosts, wallet, inAppBrowser } = JSON.parse(text) as BrandFile;
  const names = [name, name.replaceAll(/\s/g, ""), programme, token.symbol, officialHost, wallet.rdns];
  // The bridge is often a common word, so it counts only as code.
  const bridge = [`["${inAppBrowser.bridge}"]`, `[&quot;${inAppBrowser.bridge}&quot;]`];
  return [...names, ...hosts, ...bridge, `${id}://`];
}

/** Looks for the names of every brand but this one, in any case and with any space. */
export function createSearch(root: string, id: string): Search {
  const own = new Set(wordsOf(root, id).map((word) => word.toLowerCase()));
  const others = readdirSync(join(root, "brand")).filter((other) => other !== id);
  const words = [...new Set(others.flatMap((other) => wordsOf(root, other)))].filter(
    (word) => !own.has(word.toLowerCase()),
  );
  return searchFor(words);
}

type Search = (where: string, text: string) => Remainder[];

function searchFor(words: readonly string[]): Search {
  if (words.length === 0) return () => [];
  const any = words.map((word) =>
    literally(word).replaceAll(/\s/g, String.raw`(?:\s|\\u00a0|&nbsp;|&#160;)`),
  );
  const pattern = new RegExp(`(?<![a-z0-9])(?:${any.join("|")})(?![a-z0-9])`, "gi");
  return (where, text) => {
    const counts = Map.groupBy(text.matchAll(pattern), ([word]) => word);
    return [...counts].map(([word, found]) => ({ where, word, times: found.length }));
  };
}

/** Texts that are the brand's own to write: legal texts, articles and release notes. */
const OWN_TEXTS = /\/(?:privacy|terms|risk|news|download\/versions|feeds|v1)\b/;

/** Pages and mails about listings. Elsewhere somebody else's donations may be meant, such as a DApp's. */
const LISTING_PAGES = /^mail |\/(?:submit\/\w+|submissions|success|receipt-link|dapp|developer)$/;

/** Looks for the names of parts that the brand has switched off, in every language. */
export function searchForParts(
  root: string,
  { switches, programme }: Pick<Brand, "switches" | "programme">,
): Search {
  const named = (file: string, key: readonly string[]): string[] => [
    ...new Set(LANGUAGES.map((language) => compiledMessage(root, `${language}/${file}`, key))),
  ];
  const search = searchFor([
    ...(switches.programme ? [] : [programme]),
    ...(switches.store ? [] : named("footer.json", ["explorer", "dappStore"])),
  ]);
  const donations = searchFor(switches.donation ? [] : named("submitCommon.json", ["steps", "donation"]));
  return (where, text) =>
    OWN_TEXTS.test(where)
      ? []
      : [...search(where, text), ...(LISTING_PAGES.test(where) ? donations(where, text) : [])];
}

function compiledMessage(root: string, file: string, key: readonly string[]): string {
  let found: unknown = JSON.parse(readFileSync(join(root, "build/content/messages", file), "utf8"));
  for (const step of key) found = (found as Readonly<Record<string, unknown>>)[step];
  return String(found);
}
