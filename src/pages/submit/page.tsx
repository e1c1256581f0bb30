import { useTranslations } from "use-intl";
import type { Correction, SubmissionFormData } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import type { MessagePath } from "#i18n/message-tree.ts";
import type { PageHandle } from "#pages/page-handle.ts";
import { Island } from "#shell/islands/island.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { act } from "./action.ts";
import SubmitDapp from "./dapp-island.tsx";
import { draftKey } from "./draft-shelf.ts";
import { load } from "./load.ts";
import SubmitNft from "./nft-island.tsx";
import SubmitToken from "./token-island.tsx";
import styles from "./page.module.css";

/** Each rendering has an idempotency key of its own, so none may be stored and given to others. */
export const handle: PageHandle = { personal: true };

/** The route table sends no other paths here. */
const kindOf = (request: Request): SubmissionKind =>
  pathWithoutLanguage(new URL(request.url).pathname).split("/").at(-1) as SubmissionKind;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context, kindOf(request), new URL(request.url).searchParams.get("receipt"));

export const action = ({ context, request }: Route.ActionArgs) => act(context, request, kindOf(request));

const NAMESPACES = { dapp: "submitDapp", token: "submitToken", nft: "submitNft" } as const;

const FORMS = { dapp: SubmitDapp, token: SubmitToken, nft: SubmitNft };

/** What all three forms say in the browser. */
const SHARED: readonly MessagePath[] = [
  "submitCommon",
  "common.actions.cancel",
  "common.actions.no",
  "common.actions.openInNewTab",
  "common.actions.yes",
  "common.states.optional",
  "legal.privacy.title",
  "receipt.resubmit",
];

export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, form } = loaderData;
  return (
    <Container>
      {form.correction ? (
        <CorrectionHead correction={form.correction} />
      ) : (
        <FormHead kind={kind} donation={form.donation} />
      )}
      <div className={styles.body}>
        <FormIsland kind={kind} form={actionData ? { ...form, posted: actionData } : form} />
      </div>
    </Container>
  );
}

interface FormHeadProps extends Pick<SubmissionFormData, "donation"> {
  readonly kind: SubmissionKind;
}

function FormHead({ kind, donation }: FormHeadProps) {
  const t = useTranslations(NAMESPACES[kind]);
  const common = useTranslations("submitCommon.intro");
  const token = useTranslations("submitToken.page");
  return (
    <PageHead title={t("page.title")} lead={t("page.lead")}>
      <ul className={styles.facts}>
        <li>{common("noAccount")}</li>
        <li>
          {common("free")} {t("page.donation", donation)}
        </li>
        <li>{common("language")}</li>
      </ul>
      <div className={styles.notice}>
        <Notice tone="warning">
          {common("noAgents")} {kind === "token" && token("notPrice")}
        </Notice>
      </div>
    </PageHead>
  );
}

function CorrectionHead({ correction }: { readonly correction: Correction }) {
  const t = useTranslations("receipt.resubmit");
  return (
    <PageHead title={t("title")} lead={t("lead")}>
      <ul className={styles.facts}>
        <li>{t("noDonation")}</li>
      </ul>
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
  const name = NAMESPACES[kind];
  return (
    <Island
      name={name}
      of={FORMS[kind]}
      props={{ form }}
      messages={[...SHARED, name]}
      storageKey={draftKey(kind)}
    />
  );
}
