/** Normalises text for search: lib/fold, and Traditional to Simplified Chinese. */
import { fold } from "#lib/text/fold.ts";
import { SIMPLIFIED } from "./han-variants.ts";

/** Hangul and Kana are recomposed, because words are split into characters. */
export const foldSearch = (text: string): string =>
  fold(text)
    .normalize("NFC")
    .replaceAll(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
