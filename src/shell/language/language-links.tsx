/** The twelve languages in their own names; language-links.browser.ts adds what only the browser knows. */
import { useLocation, useRouteError } from "react-router";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { notFoundData } from "#shell/not-found/not-found-data.ts";
import { addressInLanguage } from "./language-address.ts";
import { LANGUAGE_LINK } from "./language-attributes.ts";
import styles from "./language-links.module.css";

export function LanguageLinks() {
  const current = useLanguage();
  // The server has already removed unknown parameters from the query.
  const { pathname, search } = useLocation();
  const lost = notFoundData(useRouteError());
  const addressIn = (language: Language): string =>
    lost
      ? localPath(language, lost.nearest ?? "/")
      : addressInLanguage({ pathname, search, hash: "" }, language);
  return (
    <ul className={styles.list}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={styles.link}
            href={addressIn(language)}
            hrefLang={LANGUAGE_FACTS[language].htmlLang}
            lang={LANGUAGE_FACTS[language].htmlLang}
            {...{ [LANGUAGE_LINK.language]: language, [LANGUAGE_LINK.fixed]: lost ? "" : undefined }}
            aria-current={language === current ? "true" : undefined}
          >
            {LANGUAGE_FACTS[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
