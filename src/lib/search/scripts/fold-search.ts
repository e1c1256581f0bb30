/** Normalises text for search: lib/fold, Traditional to Simplified Chinese, and the two nasal signs of Hindi to one. */
import { fold } from "#lib/text/fold.ts";
import { SIMPLIFIED } from "./han-variants.ts";

/** Hangul and Kana are recomposed, because words are split into characters. */
export const foldSearch = (text: string): string =>
  fold(text)
    .normalize("NFC")
    .replaceAll("ँ", "ं")
    .replaceAll(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
