/** The twelve languages in their own names; enhance-languages.ts adds what only the browser knows. */
import { useLocation } from "react-router";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";
import { addressInLanguage } from "./language-address.ts";
import styles from "./language-links.module.css";

export function LanguageLinks() {
  const current = useLanguage();
  // The server has taken out of the query what the page does not know.
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={styles.link}
            href={addressInLanguage({ pathname, search, hash: "" }, language)}
            hrefLang={LANGUAGE_FACTS[language].htmlLang}
            lang={LANGUAGE_FACTS[language].htmlLang}
            data-language={language}
            aria-current={language === current ? "true" : undefined}
          >
            {LANGUAGE_FACTS[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
