/** The first and last parts of every form: requirements, contacts and statements. */
import check from "lucide-react/icons/check";
import { useTranslations } from "use-intl";
import { CONSENTS, COUNTS, LIMITS, type Consent } from "#features/submissions/model.ts";
import { useFormState } from "#features/submissions/ui/state/form-state.ts";
import { FormSection } from "#features/submissions/ui/form/form-section.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { SomeOf, TextInput } from "./inputs.tsx";
import { Rows } from "./rows.tsx";
import styles from "./closing-parts.module.css";

interface RequirementsProps {
  readonly title: string;
  readonly items: readonly string[];
}

export function Requirements({ title, items }: RequirementsProps) {
  const t = useTranslations("submitCommon.requirements");
  return (
    <FormSection id="requirements" title={title} lead={t("lead")}>
      <ul className={styles.requirements}>
        {items.map((item) => (
          <li key={item}>
            <Icon of={check} size={18} />
            {item}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

export function ContactPart({
  title,
  hasCompany = false,
}: {
  readonly title: string;
  readonly hasCompany?: boolean;
}) {
  const t = useTranslations("submitCommon.contact");
  const { sendsMail } = useFormState();
  return (
    <FormSection id="contact" title={title} lead={t("lead")}>
      {hasCompany && (
        <TextInput
          path="companyName"
          label={t("companyName")}
          placeholder={t("companyPlaceholder")}
          autoComplete="organization"
          limit={LIMITS.companyName}
        />
      )}
      <TextInput
        path="email"
        type="email"
        label={t("email")}
        placeholder={t("emailPlaceholder")}
        hint={t(sendsMail ? "emailHint" : "emailHintOff")}
        autoComplete="email"
      />
      <Rows list="contact" addLabel={t("add")} removeLabel={t("remove")} max={COUNTS.contacts}>
        {(row) => (
          <TextInput
            path={`contact.${row}`}
            label={t("other")}
            placeholder={t("otherPlaceholder")}
            hint={row === 0 ? t("otherHint") : undefined}
          />
        )}
      </Rows>
      <Statements />
    </FormSection>
  );
}

/** Each statement needs its own consent; its version is stored with the submission. */
function Statements() {
  const t = useTranslations("submitCommon");
  const legal = useTranslations("legal.privacy");
  const localPath = useLocalPath();
  const text = (consent: Consent): string =>
    consent === "requirements" ? t("requirements.agree") : t(`consent.${consent}`);
  return (
    <SomeOf
      path="consent"
      label={t("consent.label")}
      choices={CONSENTS.map((consent) => ({
        value: consent,
        label: text(consent),
        hint: consent === "privacy" && <InlineLink href={localPath("/privacy")}>{legal("title")}</InlineLink>,
      }))}
    />
  );
}
