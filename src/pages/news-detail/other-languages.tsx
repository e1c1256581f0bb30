import { useTranslations } from "use-intl";
import { newsPath, type Article } from "#features/news/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./page.module.css";

/** A note that the text is not in the reader's language, with links to its languages. */
export function OtherLanguages({ article }: { readonly article: Article }) {
  const t = useTranslations("news.detail");
  if (article.languages.includes(useLanguage())) return null;
  return (
    <p className={styles.languages}>
      {t("onlyIn")}
      {article.languages.map((language) => (
        <span key={language} lang={LANGUAGE_FACTS[language].htmlLang}>
          {" "}
          <InlineLink href={localPath(language, newsPath(article.id))}>
            {LANGUAGE_FACTS[language].name}
          </InlineLink>
        </span>
      ))}
    </p>
  );
}
