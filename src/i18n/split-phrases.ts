import type { Language } from "./languages.ts";

const AFTER_PAUSE = /(?<=[，、。：；])/;

/** Scripts without spaces may break a line anywhere; this finds the positions where a break reads well. */
export function splitPhrases(text: string, language: Language): string[] {
  if (language === "th") return text.split(" ");
  if (language === "zh" || language === "zh-tw" || language === "ja") return text.split(AFTER_PAUSE);
  return [text];
}
