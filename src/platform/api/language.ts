import type { Context } from "hono";

/**
 * Reads the `lang` of an API request from the query, or else from the header of that name. It matches language and
 * script, so zh-Hant, zh-TW and zh-HK are one language, and zh, zh-Hans and zh-CN another.
 */
export function createLanguageReader<Language extends string>(
  known: readonly Language[],
  fallback: Language,
): (c: Context) => Language {
  const byScript = new Map(known.map((language) => [languageAndScript(language), language]));
  return (c) => {
    const asked = c.req.query("lang") ?? c.req.header("lang") ?? "";
    return byScript.get(languageAndScript(asked)) ?? fallback;
  };
}

/** The longest tag that clients send; a longer text is not parsed. */
const MAX_TAG_LENGTH = 35;

function languageAndScript(tag: string): string | null {
  if (tag === "" || tag.length > MAX_TAG_LENGTH) return null;
  try {
    const { language, script } = new Intl.Locale(tag.trim().replaceAll("_", "-")).maximize();
    return `${language}-${script ?? ""}`;
  } catch {
    return null;
  }
}
