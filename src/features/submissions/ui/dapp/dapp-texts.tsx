import circleCheck from "lucide-react/icons/circle-check";
import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { LIMITS, TEXT_LANGUAGES, type TextLanguage } from "#features/submissions/model.ts";
import { LongTextInput, TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { useFormState } from "#features/submissions/ui/state/form-state.ts";
import { FieldGroup } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";

/** Each in its own language, so that readers find theirs. */
const NAMES: Readonly<Record<TextLanguage, string>> = { en: "English", zh: "简体中文", "zh-TW": "繁體中文" };

/** §3: three languages in tabs. */
export function DappTexts() {
  const t = useTranslations("submitDapp.language");
  const { entries, errorOf } = useFormState();
  const tabs = TEXT_LANGUAGES.map((language) => {
    const paths = [`texts.${language}.title`, `texts.${language}.desc`];
    const hasError = paths.some((path) => errorOf(path) !== undefined);
    const isDone = !hasError && paths.every((path) => valueAt(entries, path) !== "");
    return {
      key: language,
      label: NAMES[language],
      lang: language,
      mark: isDone && <Icon of={circleCheck} size={16} />,
      hasError,
      panel: <LanguagePanel language={language} />,
    };
  });
  return (
    <FieldGroup label={t("label")} hint={t("hint")}>
      <Tabs name="_language" tabs={tabs} open={tabs.find(({ hasError }) => hasError)?.key ?? "en"} />
    </FieldGroup>
  );
}

function LanguagePanel({ language }: { readonly language: TextLanguage }) {
  const t = useTranslations("submitDapp");
  const isOptional = language !== "en";
  return (
    <>
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
    </>
  );
}
