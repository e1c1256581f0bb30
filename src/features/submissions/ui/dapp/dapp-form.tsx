/** §3's DApp submission as a form. */
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import { COUNTS, LIMITS } from "#features/submissions/model.ts";
import { ContactPart, Requirements } from "#features/submissions/ui/fields/closing-parts.tsx";
import { SomeOf, TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { NetworkInput } from "#features/submissions/ui/fields/network-input.tsx";
import { Rows } from "#features/submissions/ui/fields/rows.tsx";
import { FormSection, Pair } from "#features/submissions/ui/form/form-section.tsx";
import { SubmissionForm, type FormPart } from "#features/submissions/ui/form/submission-form.tsx";
import type { DraftStorage } from "#features/submissions/ui/state/use-draft.ts";
import { LogoInput } from "#features/submissions/ui/logo/logo-input.tsx";
import { ScreenshotsInput } from "#features/submissions/ui/screenshots/screenshots-input.tsx";
import { AuditPart, TokensPart } from "./audit-and-tokens.tsx";
import { ConnectionPart } from "./connection-part.tsx";
import { DappTexts } from "./dapp-texts.tsx";

interface DappFormProps {
  readonly data: SubmissionFormData;
  readonly storage: DraftStorage;
}

const REQUIREMENTS = ["platforms", "stable", "mainnet", "audit", "interaction", "legal"] as const;

export function DappForm({ data, storage }: DappFormProps) {
  const t = useTranslations("submitDapp");
  return (
    <SubmissionForm kind="dapp" data={data} storage={storage} parts={useParts()}>
      <Requirements
        title={t("page.requirementsTitle")}
        items={REQUIREMENTS.map((name) => t(`requirements.${name}`))}
      />
      <FormSection id="dapp" title={t("sections.basics")}>
        <Contracts />
        <DappTexts />
        <TextInput
          path="url"
          type="url"
          label={t("url.label")}
          placeholder={t("url.placeholder")}
          hint={t("url.hint")}
          limit={LIMITS.website}
        />
        <LogoInput />
        <ScreenshotsInput />
        <SomeOf
          path="category"
          label={t("category.label")}
          hint={t("category.hint")}
          look="chips"
          choices={data.categories.map(({ key, title }) => ({ value: key, label: title }))}
        />
      </FormSection>
      <ConnectionPart />
      <FormSection id="audit" title={t("sections.audit")}>
        <AuditPart />
      </FormSection>
      <FormSection id="tokens" title={t("sections.tokens")}>
        <TokensPart />
      </FormSection>
      <ContactPart title={t("sections.contact")} />
    </SubmissionForm>
  );
}

function useParts(): readonly FormPart[] {
  const t = useTranslations("submitDapp.sections");
  const steps = useTranslations("submitCommon.steps");
  return useMemo(
    () => [
      { id: "requirements", title: steps("requirements"), fields: [] },
      {
        id: "dapp",
        title: t("basics"),
        fields: [
          "network",
          "address",
          "texts",
          "title",
          "desc",
          "url",
          "icon_url",
          "screenshots",
          "category",
        ],
      },
      {
        id: "connection",
        title: t("connection"),
        fields: ["tp_connect", "referral", "referral_distribution", "referral_activation", "rakeBackAccount"],
      },
      {
        id: "audit",
        title: steps("audit"),
        fields: ["audit", "audit_url", "audit_report", "has_tokens", "tokens"],
      },
      { id: "contact", title: t("contact"), fields: ["email", "contact", "consent"] },
    ],
    [t, steps],
  );
}

/** One contract per network. */
function Contracts() {
  const t = useTranslations("submitDapp");
  return (
    <Rows list="network" addLabel={t("network.add")} removeLabel={t("network.remove")} max={COUNTS.networks}>
      {(row) => (
        <Pair isUneven>
          <NetworkInput
            path={`network.${row}`}
            {...(row === 0 && { hint: t("network.hint"), isMain: true })}
          />
          <TextInput
            path={`address.${row}`}
            label={t("address.label")}
            placeholder={t("address.placeholder")}
            mono
          />
        </Pair>
      )}
    </Rows>
  );
}
