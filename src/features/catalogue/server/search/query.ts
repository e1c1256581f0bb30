/** Reads what somebody typed into the search field. */
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { wholeOf } from "./filed-terms.ts";
import { fold } from "./fold.ts";
import { segmentsOf, type Segment } from "./segments.ts";

export interface Query {
  /** Everything without spaces and signs. */
  readonly whole: string;
  readonly parts: readonly Segment[];
}

/** More parts than this are a text, not a query. */
const MAX_PARTS = 8;

/** Little words between the others; they are asked for only where nothing else is. */
const LITTLE_WORDS = new Set(
  "a an and for in of on or the to with app apps dapp dapps de del el la las los en para y e em do da no na sa ng ang mga и в на для से का की के पर và trên".split(
    " ",
  ),
);

export function readQuery(typed: string): Query {
  const text = fold(
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

/** Of a pasted address the host says which DApp it is; the rest is a page of it. */
const hostOf = (text: string): string => ADDRESS.exec(text)?.[1] ?? text.replace(/^https?:\/\//i, "");
