/** The keys of kept calls, data files and feeds: the address, and the language that a call's header asks for. */
import type { IncomingMessage } from "node:http";
import { FALLBACK_LANGUAGE, LANGUAGES } from "#i18n/languages.ts";
import { createTagReader } from "#platform/api/language.ts";

/** Without samples, and without the lists of all listings, which are streamed because they may be very large. */
const KEPT = /^\/(?:v1|feeds)\/|^\/data\/(?!(?:dapps|tokens|nfts)\.)[a-z]+\.json/;

const languageOfTag = createTagReader(LANGUAGES, FALLBACK_LANGUAGE);

/** Undefined if the request is for something else. */
export function callKey({ url = "/", headers }: IncomingMessage): string | undefined {
  if (!KEPT.test(url)) return undefined;
  const { lang } = headers;
  return `call ${languageOfTag(typeof lang === "string" ? lang : "")} ${url}`;
}
