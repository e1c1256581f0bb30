/** Chooses the language for a visitor whose address names none (§2). */
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "./languages.ts";

export const LANGUAGE_COOKIE = "lang";

/** Regions and scripts that use Traditional Chinese. */
const TRADITIONAL = /^zh-(?:tw|hk|mo|hant)\b/;

function languageOfTag(tag: string): Language | null {
  if (isLanguage(tag)) return tag;
  if (TRADITIONAL.test(tag)) return "zh-tw";
  const base = tag.split("-", 1)[0];
  if (base === "tl") return "fil";
  return isLanguage(base) ? base : null;
}

/** Returns the tags of an Accept-Language header, sorted by preference. */
function wantedTags(header: string): string[] {
  const entries = header.split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
    return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  return entries
    .filter((entry) => entry.tag !== "" && entry.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map((entry) => entry.tag);
}

export function languageOfHeader(header: string): Language {
  const tags = wantedTags(header);
  const first = languageOfTag(tags[0] ?? "");
  if (first) return first;
  // §2: if the first choice is unsupported, Chinese or Korean anywhere in the header still wins.
  for (const base of ["zh", "ko"]) {
    const mentioned = tags.find((tag) => tag === base || tag.startsWith(`${base}-`));
    if (mentioned) return languageOfTag(mentioned) ?? FALLBACK_LANGUAGE;
  }
  return FALLBACK_LANGUAGE;
}

/** Returns the language stored in a Cookie header, or null. */
export function storedLanguage(cookieHeader: string): Language | null {
  for (const pair of cookieHeader.split(";")) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value;
  }
  return null;
}

export function negotiateLanguage(headers: { cookie?: string; acceptLanguage?: string }): Language {
  return storedLanguage(headers.cookie ?? "") ?? languageOfHeader(headers.acceptLanguage ?? "");
}
