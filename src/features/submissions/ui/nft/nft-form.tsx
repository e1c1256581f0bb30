/** The NFT submission as a form: §3's type, and what reviewers need besides. */
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import { COUNTS, LIMITS } from "#features/submissions/model.ts";
import { ContactPart, Requirements } from "#features/submissions/ui/fields/closing-parts.tsx";
import { AddressInput, WebsiteInput } from "#features/submissions/ui/fields/contract-inputs.tsx";
import { LongTextInput, TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { NetworkInput } from "#features/submissions/ui/fields/network-input.tsx";
import { Rows } from "#features/submissions/ui/fields/rows.tsx";
import { StandardInput } from "#features/submissions/ui/fields/standard-input.tsx";
import { FormSection, Pair } from "#features/submissions/ui/form/form-section.tsx";
import { SubmissionForm, type FormPart } from "#features/submissions/ui/form/submission-form.tsx";
import type { DraftStorage } from "#features/submissions/ui/state/use-draft.ts";
import { LogoInput } from "#features/submissions/ui/logo/logo-input.tsx";

interface NftFormProps {
  readonly data: SubmissionFormData;
  readonly storage: DraftStorage;
}

const REQUIREMENTS = ["original", "unique", "mainnet", "logo", "lawful"] as const;

export function NftForm({ data, storage }: NftFormProps) {
  const t = useTranslations("submitNft");
  return (
    <SubmissionForm kind="nft" data={data} storage={storage} parts={useParts()}>
      <Requirements
        title={t("page.requirementsTitle")}
        items={REQUIREMENTS.map((name) => t(`requirements.${name}`))}
      />
      <FormSection id="collection" title={t("sections.collection")}>
        <Pair>
          <NetworkInput path="network" isMain />
          <StandardInput path="type" of="nftStandards" texts="submitNft.type" />
        </Pair>
        <AddressInput texts="submitNft" />
        <TextInput
          path="name"
          label={t("name.label")}
          placeholder={t("name.placeholder")}
          limit={LIMITS.name}
        />
        <LogoInput />
      </FormSection>
      <ProjectPart />
      <ContactPart title={t("sections.contact")} hasCompany />
    </SubmissionForm>
  );
}

function ProjectPart() {
  const t = useTranslations("submitNft");
  return (
    <FormSection id="project" title={t("sections.project")}>
      <WebsiteInput texts="submitNft" />
      <LongTextInput
        path="description"
        label={t("description.label")}
        placeholder={t("description.placeholder")}
        limit={LIMITS.description}
      />
      <Rows
        list="marketplaces"
        addLabel={t("marketplaces.add")}
        removeLabel={t("marketplaces.remove")}
        max={COUNTS.marketplaces}
      >
        {(row) => (
          <TextInput
            path={`marketplaces.${row}`}
            type="url"
            label={t("marketplaces.label")}
            placeholder={t("website.placeholder")}
            hint={row === 0 ? t("marketplaces.hint") : undefined}
            isOptional
          />
        )}
      </Rows>
    </FormSection>
  );
}

function useParts(): readonly FormPart[] {
  const t = useTranslations("submitNft.sections");
  const steps = useTranslations("submitCommon.steps");
  return useMemo(
    () => [
      { id: "requirements", title: steps("requirements"), fields: [] },
      {
        id: "collection",
        title: t("collection"),
        fields: ["network", "type", "address", "name", "icon_url"],
      },
      { id: "project", title: t("project"), fields: ["website", "description", "marketplaces"] },
      { id: "contact", title: t("contact"), fields: ["companyName", "email", "contact", "consent"] },
    ],
    [t, steps],
  );
}
