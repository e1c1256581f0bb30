import { useTranslations } from "use-intl";
import { MAX_REPORT_LENGTH, REPORT_REASONS, RETENTION_DAYS } from "#features/problem-reports/model.ts";
import { ListingForm } from "#features/ownership/ui/listing-form.tsx";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/field/select.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { BackLink } from "#ui/link/back-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { act, type ReportOutcome } from "./action.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export const action = ({ context, request }: Route.ActionArgs) => act(context, request);

/** A visitor tells us what is wrong with a listing, without a name. It has no script of its own. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("reportProblem");
  const header = useTranslations("dappDetail.header");
  const { listing, isUnknown, reported } = loaderData;
  return (
    <Container width="text">
      <PageHead
        title={reported ? t("titleOf", { name: reported.title }) : header("report")}
        lead={t("lead", { days: String(RETENTION_DAYS) })}
      />
      <div className={styles.body}>
        <Stack gap={6}>
          {actionData?.notice && <Notice tone="bad" title={actionData.notice} announce />}
          {reported === null ? (
            <ListingForm listing={listing} error={isUnknown ? t("unknown") : undefined} button={t("next")} />
          ) : actionData?.isSent ? (
            <Notice tone="good" title={t("done")} announce>
              {t("doneText")}
            </Notice>
          ) : (
            <ReportForm outcome={actionData} />
          )}
          {reported && <BackLink href={reported.path}>{t("back", { name: reported.title })}</BackLink>}
        </Stack>
      </div>
    </Container>
  );
}

function ReportForm({ outcome }: { readonly outcome: ReportOutcome | undefined }) {
  const t = useTranslations("reportProblem");
  return (
    <form method="post" noValidate>
      <Stack gap={4}>
        <Select
          id="report-reason"
          name="reason"
          label={t("reason")}
          placeholder={t("choose")}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          defaultValue={outcome?.typed.reason}
          error={outcome?.reasonError}
          required
        />
        <TextArea
          id="report-text"
          name="text"
          label={t("text")}
          hint={t("textHint")}
          rows={6}
          maxLength={MAX_REPORT_LENGTH}
          defaultValue={outcome?.typed.text}
          error={outcome?.textError}
          required
        />
        <div>
          <Button type="submit">{t("send")}</Button>
        </div>
      </Stack>
    </form>
  );
}
