import { useTranslations } from "use-intl";
import { CONNECTIONS, DISTRIBUTIONS } from "#features/submissions/model.ts";
import { OneOf, TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { useYesNo } from "#features/submissions/ui/fields/yes-no.ts";
import { FormSection, Question } from "#features/submissions/ui/form/form-section.tsx";

/** §3: tp_connect and referral. */
export function ConnectionPart() {
  const t = useTranslations("submitDapp");
  const yesNo = useYesNo();
  return (
    <FormSection id="connection" title={t("sections.connection")}>
      <OneOf
        path="tp_connect"
        label={t("connect.label")}
        choices={CONNECTIONS.map((value) => ({
          value,
          label: t(`connect.${value}`),
          hint:
            value === "both" ? t("connect.bothHint") : value === "none" ? t("connect.noneHint") : undefined,
        }))}
      />
      <Question
        question={
          <OneOf path="referral" label={t("referral.label")} look="chips" choices={yesNo} preset="no" />
        }
      >
        <OneOf
          path="referral_distribution"
          label={t("referral.distribution")}
          choices={DISTRIBUTIONS.map((value) => ({ value, label: t(`referral.${value}`) }))}
        />
        <OneOf path="referral_activation" label={t("referral.activation")} look="chips" choices={yesNo} />
        <TextInput
          path="rakeBackAccount"
          label={t("referral.account")}
          hint={t("referral.accountHint")}
          mono
        />
      </Question>
    </FormSection>
  );
}
