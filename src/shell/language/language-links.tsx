/** The twelve languages in their own names; language-links.browser.ts adds what only the browser knows. */
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";
import { usePagePlace } from "#shell/kept/page-place.ts";
import { LANGUAGE_LINK } from "./language-attributes.ts";
import styles from "./language-links.module.css";

export function LanguageLinks() {
  const current = useLanguage();
  const { addressIn, fixedMark } = usePagePlace();
  return (
    <ul className={styles.list} {...{ [LANGUAGE_LINK.list]: "" }}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={styles.link}
            href={addressIn(language)}
            hrefLang={LANGUAGE_FACTS[language].htmlLang}
            lang={LANGUAGE_FACTS[language].htmlLang}
            {...{ [LANGUAGE_LINK.fixed]: fixedMark }}
            aria-current={language === current ? "true" : undefined}
          >
            {LANGUAGE_FACTS[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
