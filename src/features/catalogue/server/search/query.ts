/** Parses the text of the search field. */
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { wholeOf } from "./filed-terms.ts";
import { foldSearch } from "./fold-search.ts";
import { segmentsOf, type Segment } from "./segments.ts";

export interface Query {
  /** The whole text without spaces and punctuation. */
  readonly whole: string;
  readonly parts: readonly Segment[];
}

/** More parts are a text, not a query. */
const MAX_PARTS = 8;

/** Stop words; they count only if the query has nothing else. */
const LITTLE_WORDS = new Set(
  "a an and for in of on or the to with app apps dapp dapps de del el la las los en para y e em do da no na sa ng ang mga и в на для से का की के पर và trên".split(
    " ",
  ),
);

export function readQuery(typed: string): Query {
  const text = foldSearch(
    hostOf(
      typed
        .slice(0, MAX_KEY_LENGTH)
        .replaceAll(/\p{Cc}/gu, " ")
        .trim(),
    ),
  );
  const parts = segmentsOf(text).slice(0, MAX_PARTS);
  return { whole: wholeOf(parts), parts };
}

export const isLittle = ({ text }: Pick<Segment, "text">): boolean => LITTLE_WORDS.has(text);

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#].*)?$/iu;

/** The host of a pasted address identifies the DApp; the rest is ignored. */
const hostOf = (text: string): string => ADDRESS.exec(text)?.[1] ?? text.replace(/^https?:\/\//i, "");
