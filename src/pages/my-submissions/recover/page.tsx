import { useTranslations } from "use-intl";
import { ListingForm } from "#features/ownership/ui/listing-form.tsx";
import { ProofMethods } from "#features/ownership/ui/proof-methods.tsx";
import { PrivateLink } from "#features/submissions/ui/private-link/private-link.tsx";
import { PROOF_NOTICE_HOURS } from "#features/submissions/model.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { act, type RecoverOutcome } from "./action.ts";
import { load, type RecoveryView } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export const action = ({ context, request }: Route.ActionArgs) => act(context, request);

/** A new receipt for whoever owns the listed website or contract. It has no script of its own. */
export default function RecoverPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("ownership.recover");
  const { listing, isUnknown, recovery, sendsMail } = loaderData;
  return (
    <Container width="text">
      <PageHead
        title={recovery ? t("titleOf", { name: recovery.name }) : t("title")}
        lead={
          recovery?.pending
            ? undefined
            : t("lead", { hours: PROOF_NOTICE_HOURS, mail: sendsMail ? "yes" : "no" })
        }
      />
      <div className={styles.body}>
        {actionData?.notice && <Notice tone="bad" title={actionData.notice} announce />}
        {recovery === null ? (
          <ListingForm listing={listing} error={isUnknown ? t("unknown") : undefined} button={t("start")} />
        ) : recovery.pending ? (
          <Notice tone="good" title={t("pending", { time: recovery.pending.at })} announce>
            <p>{t("pendingText")}</p>
            <PrivateLink address={recovery.pending.link} />
          </Notice>
        ) : (
          <ProofForm recovery={recovery} outcome={actionData} />
        )}
      </div>
    </Container>
  );
}

interface ProofFormProps {
  readonly recovery: RecoveryView;
  readonly outcome: RecoverOutcome | undefined;
}

function ProofForm({ recovery: { challenge, message, signPath }, outcome }: ProofFormProps) {
  const t = useTranslations("ownership.recover");
  const ownership = useTranslations("ownership");
  return (
    <form method="post" noValidate>
      <Stack gap={6}>
        {/* An address that no method could send is not asked for. */}
        {((challenge.host !== null && challenge.canLook) || challenge.canSign) && (
          <TextField
            id="recover-email"
            name="email"
            type="email"
            label={t("email")}
            defaultValue={outcome?.typed.email}
            error={outcome?.emailError}
            autoComplete="email"
            maxLength={254}
            required
          />
        )}
        <h2 className={styles.title}>{ownership("title")}</h2>
        <ProofMethods
          challenge={challenge}
          message={message}
          signPath={signPath}
          typed={outcome?.typed ?? {}}
          refused={outcome?.proof}
        />
      </Stack>
    </form>
  );
}
