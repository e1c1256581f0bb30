/** A page without React, styles or scripts, for errors in which no page can be rendered. */
import type { Language } from "#i18n/languages.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { INERT_POLICY } from "./middleware/security-headers.ts";

interface PlainPage {
  readonly status: number;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export function plainPage({ status, language, title, text, home }: PlainPage): Response {
  const { htmlLang } = LANGUAGE_FACTS[language];
  const body = `<!doctype html>
<html lang="${htmlLang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="/${language}">${escape(home)}</a></p>
</html>
`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": INERT_POLICY,
    "cache-control": "no-store",
  };
  return new Response(body, { status, headers });
}
