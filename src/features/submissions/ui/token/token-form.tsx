/** §3's token submission as a form. */
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import { LIMITS } from "#features/submissions/model.ts";
import { ContactPart, Requirements } from "#features/submissions/ui/fields/closing-parts.tsx";
import { WebsiteInput } from "#features/submissions/ui/fields/contract-inputs.tsx";
import { LongTextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { FormSection } from "#features/submissions/ui/form/form-section.tsx";
import { SubmissionForm, type FormPart } from "#features/submissions/ui/form/submission-form.tsx";
import type { DraftStorage } from "#features/submissions/ui/state/use-draft.ts";
import { LogoInput } from "#features/submissions/ui/logo/logo-input.tsx";
import { TokenDetails } from "./token-details.tsx";

interface TokenFormProps {
  readonly data: SubmissionFormData;
  readonly storage: DraftStorage;
}

const REQUIREMENTS = ["honest", "unique", "mainnet", "logo"] as const;

export function TokenForm({ data, storage }: TokenFormProps) {
  const t = useTranslations("submitToken");
  return (
    <SubmissionForm kind="token" data={data} storage={storage} parts={useParts()}>
      <Requirements
        title={t("page.requirementsTitle")}
        items={REQUIREMENTS.map((name) => t(`requirements.${name}`))}
      />
      <TokenDetails />
      <FormSection id="project" title={t("sections.project")}>
        <LogoInput />
        <WebsiteInput texts="submitToken" />
        <LongTextInput
          path="description"
          label={t("description.label")}
          placeholder={t("description.placeholder")}
          hint={t("description.hint")}
          limit={LIMITS.tokenDescription}
          rows={5}
        />
      </FormSection>
      <ContactPart title={t("sections.contact")} hasCompany />
    </SubmissionForm>
  );
}

function useParts(): readonly FormPart[] {
  const t = useTranslations("submitToken.sections");
  const steps = useTranslations("submitCommon.steps");
  return useMemo(
    () => [
      { id: "requirements", title: steps("requirements"), fields: [] },
      {
        id: "token",
        title: t("token"),
        fields: ["network", "standard", "address", "owner_address", "name", "symbol", "bl_symbol"],
      },
      { id: "supply", title: t("supply"), fields: ["total_supply", "decimal", "precision", "gas"] },
      { id: "project", title: t("project"), fields: ["icon_url", "website", "description"] },
      { id: "contact", title: t("contact"), fields: ["companyName", "email", "contact", "consent"] },
    ],
    [t, steps],
  );
}
