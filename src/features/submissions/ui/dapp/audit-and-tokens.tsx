import { useTranslations } from "use-intl";
import { COUNTS, LIMITS } from "#features/submissions/model.ts";
import { OneOf, TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { NetworkInput } from "#features/submissions/ui/fields/network-input.tsx";
import { Rows, RowsError } from "#features/submissions/ui/fields/rows.tsx";
import { useYesNo } from "#features/submissions/ui/fields/yes-no.ts";
import { Pair, Question } from "#features/submissions/ui/form/form-section.tsx";
import { ReportInput } from "./report-input.tsx";

/** §3: one or more links, or an uploaded report. */
export function AuditPart() {
  const t = useTranslations("submitDapp.audit");
  return (
    <Question
      question={
        <OneOf
          path="audit"
          label={t("label")}
          hint={t("none")}
          look="chips"
          choices={useYesNo()}
          preset="yes"
        />
      }
    >
      <Rows list="audit_url" addLabel={t("add")} removeLabel={t("remove")} max={COUNTS.audits} min={0}>
        {(row) => (
          <TextInput
            path={`audit_url.${row}`}
            type="url"
            label={t("url")}
            placeholder={t("urlPlaceholder")}
            hint={row === 0 ? t("public") : undefined}
            limit={LIMITS.auditLink}
          />
        )}
      </Rows>
      <RowsError list="audit_url" />
      <ReportInput />
    </Question>
  );
}

/** §3: each with network, symbol and contract. */
export function TokensPart() {
  const t = useTranslations("submitDapp.tokens");
  return (
    <Question
      question={<OneOf path="has_tokens" label={t("label")} look="chips" choices={useYesNo()} preset="no" />}
    >
      <Rows
        list="tokens"
        addLabel={t("add")}
        removeLabel={t("remove")}
        max={COUNTS.tokens}
        min={0}
        look="blocks"
      >
        {(row) => (
          <>
            <Pair>
              <NetworkInput path={`tokens.${row}.network`} label={t("network")} />
              <TextInput
                path={`tokens.${row}.symbol`}
                label={t("symbol")}
                placeholder={t("symbolPlaceholder")}
                limit={LIMITS.symbol}
              />
            </Pair>
            <TextInput path={`tokens.${row}.address`} label={t("contract")} mono />
          </>
        )}
      </Rows>
      <RowsError list="tokens" />
    </Question>
  );
}
