/** The index terms of a DApp, and the field that each comes from. */
import { foldSearch } from "./fold-search.ts";
import { gramsToFile, segmentsOf, type Segment } from "./segments.ts";

export interface SearchText {
  readonly title: string;
  readonly url: string;
  /** Token symbols, nicknames, former names, contract addresses. */
  readonly aliases: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Bits of a posting: the fields of the DApp that contain the term. A whole is a text without spaces and
 * punctuation.
 */
export const NAME_WHOLE = 1;
export const NAME_WORD = 2;
export const ALIAS_WHOLE = 4;
export const ALIAS_WORD = 8;
export const TEXT_WORD = 16;
export const BITS = 5;

/** Separates n-grams from words: they are matched exactly, never by prefix. */
export const GRAM = "\0";

/** Labels of a host that do not identify the DApp. */
const COMMON_LABELS = new Set(["www", "app"]);

/** Shorter words of a description are not indexed. */
const MIN_TEXT_WORD = 2;

export function filedTerms({ title, url, aliases, texts }: SearchText): Map<string, number> {
  const filed = new Map<string, number>();
  const file = (term: string, bit: number): void => {
    filed.set(term, (filed.get(term) ?? 0) | bit);
  };
  const fileParts = (segments: readonly Segment[], bit: number): void => {
    for (const { kind, text } of segments) {
      if (kind !== "run") file(text, bit);
      else for (const gram of gramsToFile(text)) file(GRAM + gram, bit);
    }
  };

  const name = segmentsOf(foldSearch(title));
  file(wholeOf(name), NAME_WHOLE);
  fileParts(name, NAME_WORD);
  for (const part of partsInCapitals(title)) file(part, NAME_WORD);

  for (const alias of aliases) {
    const segments = segmentsOf(foldSearch(alias));
    file(wholeOf(segments), ALIAS_WHOLE);
    if (segments.length > 1 || segments[0]?.kind === "run") fileParts(segments, ALIAS_WORD);
  }
  for (const host of hostNames(url)) file(wholeOf(segmentsOf(foldSearch(host))), ALIAS_WHOLE);
  for (const label of hostLabels(url)) file(label, ALIAS_WORD);

  for (const text of texts) {
    const segments = segmentsOf(foldSearch(text));
    fileParts(
      segments.filter(({ kind, text: word }) => kind === "run" || word.length >= MIN_TEXT_WORD),
      TEXT_WORD,
    );
  }
  filed.delete("");
  return filed;
}

/** "Magic Eden", "magiceden" and "magic-eden" are the same text. */
export const wholeOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join("");

/** "PancakeSwap" is also found as "swap". */
function partsInCapitals(title: string): string[] {
  const parts = title.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return parts.filter((part) => part.length > 1).map((part) => part.toLowerCase());
}

/** app.uniswap.org and uniswap.org, but not org. */
function hostNames(url: string): string[] {
  const labels = hostOf(url).split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

const hostLabels = (url: string): string[] =>
  hostOf(url)
    .split(".")
    .slice(0, -1)
    .filter((label) => !COMMON_LABELS.has(label));

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
