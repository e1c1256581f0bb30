import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages.ts";
import styles from "./fields.module.css";

interface LanguageTabsProps {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly renderOne: (language: Language, value: unknown) => ReactNode;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** One language at a time; the tabs say which have no text yet. */
export function LanguageTabs({ name, value, renderOne }: LanguageTabsProps) {
  const t = useTranslations("deskContent.edit");
  const [chosen, setChosen] = useState<Language>("en");
  const missing = LANGUAGES.filter((language) => isMissing(value[language]));
  return (
    <fieldset className={styles.group}>
      <legend>
        {name}
        {missing.length > 0 && (
          <span className={styles.missing}> {t("missing", { count: missing.length })}</span>
        )}
      </legend>
      <div className={styles.tabs} role="group" aria-label={t("languages", { field: name })}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            className={styles.tab}
            lang={language}
            aria-pressed={language === chosen}
            data-missing={missing.includes(language) || undefined}
            onClick={() => setChosen(language)}
          >
            {LANGUAGE_FACTS[language].name}
            {missing.includes(language) && <span className="visually-hidden"> ({t("isMissing")})</span>}
          </button>
        ))}
      </div>
      <div key={chosen} className={styles.one}>
        {renderOne(chosen, value[chosen])}
      </div>
    </fieldset>
  );
}
