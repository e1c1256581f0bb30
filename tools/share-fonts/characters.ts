/** Decides which Chinese, Japanese and Korean characters the fonts of share pictures contain. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#i18n/languages.ts";

type Range = readonly [first: number, last: number];

interface CodeTable {
  readonly encoding: string;
  readonly lead: Range;
  readonly trail: readonly Range[];
}

const ROWS: readonly Range[] = [[0xa1, 0xfe]];

/**
 * The everyday characters of each language, from the standards of the 1980s: their first levels contain what newspapers
 * use. Every system still has these code tables, so we maintain no list.
 */
const EVERYDAY = {
  // GB 2312, level 1
  zh: [{ encoding: "gbk", lead: [0xb0, 0xd7], trail: ROWS }],
  // Big5, level 1
  "zh-tw": [
    {
      encoding: "big5",
      lead: [0xa4, 0xc6],
      trail: [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    },
  ],
  // JIS X 0208: kana, and the kanji of level 1
  ja: [
    { encoding: "euc-jp", lead: [0xa4, 0xa5], trail: ROWS },
    { encoding: "euc-jp", lead: [0xb0, 0xcf], trail: ROWS },
  ],
  // KS X 1001: the syllables of Hangul
  ko: [{ encoding: "euc-kr", lead: [0xb0, 0xc8], trail: ROWS }],
} satisfies Partial<Record<Language, readonly CodeTable[]>>;

export type EastAsian = keyof typeof EVERYDAY;

const PUNCTUATION = "　、。〈〉《》「」『』【】〔〕〜・ー！（），．：；？～￥“”‘’…—·";

function charactersOf({ encoding, lead, trail }: CodeTable): string {
  const decoder = new TextDecoder(encoding);
  let characters = "";
  for (let first = lead[0]; first <= lead[1]; first += 1) {
    for (const [from, to] of trail) {
      for (let second = from; second <= to; second += 1)
        characters += decoder.decode(Uint8Array.of(first, second));
    }
  }
  // An unassigned position decodes to the replacement character or to one for private use.
  return characters.replaceAll(/[\uFFFD\p{ASCII}\p{Co}]/gu, "");
}

/** Returns every text in a tree under the language's key. */
function textsUnder(tree: unknown, language: Language): string[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === language ? [JSON.stringify(value)] : textsUnder(value, language),
  );
}

const readFolder = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8"));

/** Returns the characters that the messages and the seed of a language use. */
function usedCharacters(root: string, language: Language): string {
  const messages = readFolder(join(root, "content/messages", language));
  const seed = readFolder(join(root, "content/seed")).flatMap((text) =>
    textsUnder(JSON.parse(text), language),
  );
  const translations = readFolder(join(root, "content/seed/translations", language));
  return [...messages, ...seed, ...translations].join("");
}

/** Sorted and unique, so that the same content gives the same font. Latin characters come from the brand's own font. */
export function charactersFor(root: string, language: EastAsian): string {
  const everyday = EVERYDAY[language].map(charactersOf).join("");
  const all = new Set(everyday + PUNCTUATION + usedCharacters(root, language));
  return [...all]
    .filter((character) => /[^\p{Script=Latin}\p{ASCII}\p{C}]/u.test(character))
    .toSorted()
    .join("");
}
