/** The typography of share pictures, equal to the tokens of headings and leads. */
import type { Language } from "#i18n/languages.ts";
import type { TextStyle } from "#server/share/text/set-text.ts";

const COLUMN_WIDTH = 592;

/** CJK and Indic scripts need more line height and no negative tracking. */
const LOOSE: Partial<Record<Language, number>> = {
  zh: 1.26,
  "zh-tw": 1.26,
  ja: 1.28,
  ko: 1.28,
  th: 1.4,
  hi: 1.38,
  vi: 1.2,
};

/** Their fonts have only a bold weight, so Latin letters between them must not be thin. */
const HEAVY: ReadonlySet<Language> = new Set(["zh", "zh-tw", "ja", "ko"]);

const ALONE = [74, 70, 66, 62, 58, 54, 50, 46] as const;
const ABOVE_TEXT = [66, 62, 58, 54, 50, 46] as const;

export const titleStyle = (language: Language, hasText: boolean): TextStyle => ({
  sizes: hasText ? ABOVE_TEXT : ALONE,
  width: COLUMN_WIDTH,
  maxLines: 3,
  weight: 640,
  leading: LOOSE[language] ?? 1.12,
  tracking: isLoose(language) ? 0 : -0.03,
});

export const textStyle = (language: Language): TextStyle => ({
  sizes: [30],
  width: COLUMN_WIDTH,
  maxLines: 3,
  weight: HEAVY.has(language) ? 640 : 480,
  leading: Math.max(LOOSE[language] ?? 0, 1.42),
  tracking: isLoose(language) ? 0 : -0.006,
});

const isLoose = (language: Language): boolean => language !== "vi" && language in LOOSE;
