/** Why a DApp was found where its card does not show it: a nickname, a former name, a ticker or its website. */
import { hostOf } from "#features/catalogue/risk.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import { tellingOf } from "#lib/text/marked-pieces.ts";
import { marksIn } from "#lib/text/marks-in.ts";

/** Corrections can add many. */
const MAX_TERMS = 12;

type Found = Pick<DappRecord, "title" | "url" | "keywords" | "tokens" | "otherNetworks">;

/**
 * For the words of one search. The reason is null if the card shows every word that matched, or if nothing readable did.
 */
export function reasonsFor(
  terms: readonly string[],
): (dapp: Found, shown: readonly string[]) => string | null {
  const telling = tellingOf(terms.length > MAX_TERMS ? terms.slice(0, MAX_TERMS) : terms);
  return (dapp, shown) => {
    const marks = shown.map(marksIn);
    const hidden = telling.filter((term) => !marks.some((isMarked) => isMarked(term)));
    if (hidden.length === 0) return null;
    const names = [...dapp.keywords, ...dapp.tokens, ...dapp.otherNetworks, hostOf(dapp.url)];
    return names.find((name) => hidden.some(marksIn(name))) ?? null;
  };
}
