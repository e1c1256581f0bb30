import type { Context } from "hono";
import { RecentMap } from "#lib/recent-map.ts";

/**
 * Reads the `lang` of an API request from the query, or else from the header of that name. It matches language and
 * script, so zh-Hant, zh-TW and zh-HK are one language, and zh, zh-Hans and zh-CN another.
 */
export function createLanguageReader<Language extends string>(
  known: readonly Language[],
  fallback: Language,
): (c: Context) => Language {
  const languageOf = createTagReader(known, fallback);
  return (c) => languageOf(c.req.query("lang") ?? c.req.header("lang") ?? "");
}

/** Parsing a tag costs more than a cached answer, and clients send a few different ones. */
const MAX_TAGS = 200;

export function createTagReader<Language extends string>(
  known: readonly Language[],
  fallback: Language,
): (tag: string) => Language {
  const byScript = new Map(known.map((language) => [languageAndScript(language), language]));
  const read = new RecentMap<string, Language>(MAX_TAGS);
  return (tag) => {
    if (tag === "" || tag.length > MAX_TAG_LENGTH) return fallback;
    const language = read.get(tag) ?? byScript.get(languageAndScript(tag)) ?? fallback;
    read.set(tag, language);
    return language;
  };
}

/** The longest tag that clients send; a longer text is not parsed. */
const MAX_TAG_LENGTH = 35;

function languageAndScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag.trim().replaceAll("_", "-")).maximize();
    return `${language}-${script ?? ""}`;
  } catch {
    return null;
  }
}
