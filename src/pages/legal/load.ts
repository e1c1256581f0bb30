import type { RouterContextProvider } from "react-router";
import versions from "#content/legal/versions.json" with { type: "json" };
import { formatDate } from "#i18n/formats/date.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { localPath, pathWithoutLanguage } from "#i18n/paths.ts";
import { renderMarkdown } from "#i18n/server/markdown.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { BINDING_LANGUAGE, legalText, readLegalPath } from "./texts.ts";

export function load(context: Readonly<RouterContextProvider>, url: string) {
  const request = context.get(pageRequestContext);
  const { language, translate } = request;
  const path = pathWithoutLanguage(new URL(url).pathname);
  const { name, text } = readLegalPath(path, language);
  // The same text is also at a shorter address, in the language it is written in.
  const isVariant = path !== `/${name}`;
  const { version, changed } = versions[name];
  const htmlLang = LANGUAGE_FACTS[text].htmlLang;
  const labels = {
    acceptLabel: translate("dappDetail.risk.acceptLabel"),
    continueLabel: translate("dappDetail.leaving.continue", { host: "…" }),
    doNotPrompt: translate("dappDetail.risk.doNotPrompt"),
  };
  return {
    ...pageFrame(request, {
      seo: name,
      place: `/${name}`,
      ...(isVariant ? { robots: "noindex" } : {}),
    }),
    name,
    isTranslation: text !== BINDING_LANGUAGE,
    /** Set if the text is not in the page's language. */
    textLang: htmlLang === LANGUAGE_FACTS[language].htmlLang ? undefined : htmlLang,
    version,
    changed: formatDate(new Date(changed), language),
    ...renderMarkdown(legalText(name, text, labels), { localPath: (target) => localPath(language, target) }),
  };
}

export type LegalData = ReturnType<typeof load>;
