import circleCheck from "lucide-react/icons/circle-check";
import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { LIMITS, TEXT_LANGUAGES, type TextLanguage } from "#features/submissions/model.ts";
import { LongTextInput, TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { useFormState } from "#features/submissions/ui/state/form-state.ts";
import { FieldGroup } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./dapp-texts.module.css";

/** In their own words, so that everyone finds theirs. */
const NAMES: Readonly<Record<TextLanguage, string>> = { en: "English", zh: "简体中文", "zh-TW": "繁體中文" };

/**
 * §3: three languages in one form, one of them open at a time. The tabs are radio buttons: styles alone open the
 * panel, so it works without script and nothing moves when the script arrives.
 */
export function DappTexts() {
  const t = useTranslations("submitDapp.language");
  const { errorOf } = useFormState();
  const hasError = (language: TextLanguage): boolean =>
    errorOf(`texts.${language}.title`) !== undefined || errorOf(`texts.${language}.desc`) !== undefined;
  const first = TEXT_LANGUAGES.find(hasError) ?? "en";
  return (
    <FieldGroup label={t("label")} hint={t("hint")}>
      <div className={styles.texts}>
        <div className={styles.tabs}>
          {TEXT_LANGUAGES.map((language) => (
            <LanguageTab
              key={language}
              language={language}
              isFirst={language === first}
              isBad={hasError(language)}
            />
          ))}
        </div>
        {TEXT_LANGUAGES.map((language) => (
          <LanguagePanel key={language} language={language} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface LanguageTabProps {
  readonly language: TextLanguage;
  readonly isFirst: boolean;
  readonly isBad: boolean;
}

function LanguageTab({ language, isFirst, isBad }: LanguageTabProps) {
  const { entries } = useFormState();
  const isFilled = ["title", "desc"].every((name) => valueAt(entries, `texts.${language}.${name}`) !== "");
  return (
    <label className={styles.tab} lang={language} data-bad={isBad || undefined}>
      <input
        className="visually-hidden"
        type="radio"
        name="_language"
        id={`language-${language}`}
        value={language}
        defaultChecked={isFirst}
      />
      {NAMES[language]}
      {isFilled && <Icon of={circleCheck} size={16} />}
    </label>
  );
}

function LanguagePanel({ language }: { readonly language: TextLanguage }) {
  const t = useTranslations("submitDapp");
  const isOptional = language !== "en";
  return (
    <div className={styles.panel} data-tab={`language-${language}`}>
      <TextInput
        path={`texts.${language}.title`}
        label={t("name.label")}
        placeholder={t("name.placeholder")}
        hint={t("name.hint")}
        limit={LIMITS.name}
        isOptional={isOptional}
      />
      <LongTextInput
        path={`texts.${language}.desc`}
        label={t("desc.label")}
        placeholder={t("desc.placeholder")}
        hint={t("desc.hint")}
        limit={LIMITS.description}
        isOptional={isOptional}
      />
    </div>
  );
}
