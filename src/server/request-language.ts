import type { Context } from "hono";
import { languageOfPath, type Language } from "#i18n/languages.ts";
import { negotiateLanguage } from "#i18n/negotiate.ts";

/** The language of the response: from the address, or negotiated. */
export const requestLanguage = (c: Context): Language =>
  languageOfPath(c.req.path) ??
  negotiateLanguage({
    cookie: c.req.header("cookie") ?? "",
    acceptLanguage: c.req.header("accept-language") ?? "",
  });
