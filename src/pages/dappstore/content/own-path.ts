import brand from "#content/brand/brand.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** An address on the official host is a page of ours, in the reader's language; others stay as they are. */
export function ownPath(address: string, language: Language): string {
  const { host, pathname, search, hash } = new URL(address);
  return host === brand.officialHost ? localPath(language, pathname) + search + hash : address;
}
