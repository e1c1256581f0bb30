/** Why a DApp was found where its card does not show it: a nickname, a former name, a ticker or its website. */
import { hostOf } from "#features/catalogue/risk.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import { markedPieces } from "#lib/text/marked-pieces.ts";

const marks = (text: string, terms: readonly string[]): boolean =>
  markedPieces(text, terms).some(({ isMarked }) => isMarked);

/** Corrections can add many. */
const MAX_TERMS = 12;

type Found = Pick<DappRecord, "title" | "url" | "keywords" | "tokens" | "otherNetworks">;

/** Null if the card shows every word that matched, or if nothing readable did. */
export function reasonOf(dapp: Found, shown: readonly string[], terms: readonly string[]): string | null {
  const hidden = terms.slice(0, MAX_TERMS).filter((term) => !shown.some((text) => marks(text, [term])));
  if (hidden.length === 0) return null;
  const names = [...dapp.keywords, ...dapp.tokens, ...dapp.otherNetworks, hostOf(dapp.url)];
  return names.find((name) => marks(name, hidden)) ?? null;
}
