import { useTranslations } from "use-intl";
import { DRAFTS } from "#browser/storage/registry.ts";
import type { Correction, SubmissionFormData } from "#features/submissions/form-data.ts";
import { STATISTICS_DAYS } from "#features/review/statistics.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import type { Route } from "./+types/page.ts";
import { act } from "./action.ts";
import SubmitDapp from "./dapp-island.tsx";
import { load } from "./load.ts";
import SubmitNft from "./nft-island.tsx";
import SubmitToken from "./token-island.tsx";
import styles from "./page.module.css";

/** The route table sends no other paths here. */
const kindOf = (request: Request): SubmissionKind =>
  pathWithoutLanguage(new URL(request.url).pathname).split("/").at(-1) as SubmissionKind;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context, kindOf(request), new URL(request.url).searchParams.get("receipt"));

export const action = ({ context, request }: Route.ActionArgs) => act(context, request, kindOf(request));

const NAMESPACES = { dapp: "submitDapp", token: "submitToken", nft: "submitNft" } as const;

const FORMS = { dapp: SubmitDapp, token: SubmitToken, nft: SubmitNft };

export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, form, expectedDays } = loaderData;
  return (
    <Container>
      {form.correction ? (
        <CorrectionHead correction={form.correction} />
      ) : (
        <FormHead kind={kind} donation={form.donation} expectedDays={expectedDays} />
      )}
      <div className={styles.body}>
        <FormIsland kind={kind} form={actionData ? { ...form, posted: actionData } : form} />
      </div>
    </Container>
  );
}

interface FormHeadProps extends Pick<SubmissionFormData, "donation"> {
  readonly kind: SubmissionKind;
  /** How long half of the last decisions took; null if there were none. */
  readonly expectedDays: number | null;
}

function FormHead({ kind, donation, expectedDays }: FormHeadProps) {
  const t = useTranslations(NAMESPACES[kind]);
  const common = useTranslations("submitCommon.intro");
  const token = useTranslations("submitToken.page");
  const mine = useTranslations("mySubmissions");
  const review = useTranslations("review.expect");
  const localPath = useLocalPath();
  return (
    <PageHead title={t("page.title")} lead={t("page.lead")}>
      <ul className={styles.facts}>
        <li>{common("noAccount")}</li>
        <li>{joinSentences(common("free"), donation ? t("page.donation", donation) : "")}</li>
        <li>{common("language")}</li>
        <li>
          <Sentences>
            {expectedDays !== null && review("text", { window: String(STATISTICS_DAYS), days: expectedDays })}
            <InlineLink href={localPath("/review")}>{review("link")}</InlineLink>
          </Sentences>
        </li>
        <li>
          <InlineLink href={localPath("/submissions")}>{mine("formLink")}</InlineLink>
        </li>
      </ul>
      <div className={styles.notice}>
        <Notice tone="warning">
          {joinSentences(common("noAgents"), kind === "token" ? token("notPrice") : "")}
        </Notice>
      </div>
    </PageHead>
  );
}

function CorrectionHead({ correction }: { readonly correction: Correction }) {
  const t = useTranslations("receipt.resubmit");
  const edit = useTranslations("manage.edit");
  return (
    <PageHead
      title={correction.isChange ? edit("title") : t("title")}
      lead={correction.isChange ? edit(correction.isReplaced ? "textReplaced" : "text") : t("lead")}
    >
      {correction.hasDonated && (
        <ul className={styles.facts}>
          <li>{t("noDonation")}</li>
        </ul>
      )}
      {correction.note && (
        <div className={styles.notice}>
          <Notice tone="plain" title={t("reviewerNote")}>
            {correction.note}
          </Notice>
        </div>
      )}
    </PageHead>
  );
}

function FormIsland({ kind, form }: { readonly kind: SubmissionKind; readonly form: SubmissionFormData }) {
  const isEmpty = form.posted === undefined && form.correction === undefined;
  return (
    <PageIsland
      name={NAMESPACES[kind]}
      of={FORMS[kind]}
      props={{ form }}
      storageKeys={[DRAFTS[kind].key]}
      isKept={isEmpty}
      visitKey={form.idempotencyKey}
    />
  );
}
