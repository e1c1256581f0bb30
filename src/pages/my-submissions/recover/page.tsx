import { useTranslations } from "use-intl";
import type { ProofMethod } from "#features/ownership/model.ts";
import { ListingForm } from "#features/ownership/ui/listing-form.tsx";
import { ProofMethods, SignedMessage } from "#features/ownership/ui/proof-methods.tsx";
import { PrivateLink } from "#features/submissions/ui/private-link/private-link.tsx";
import { PROOF_NOTICE_HOURS } from "#features/submissions/model.ts";
import { Button } from "#ui/button/button.tsx";
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
        {actionData?.unsaved !== undefined ? (
          <Unsaved typed={actionData.typed} method={actionData.unsaved} />
        ) : recovery === null ? (
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
  const ownership = useTranslations("ownership");
  const canProve = (challenge.host !== null && challenge.canLook) || challenge.canSign;
  return (
    <form method="post" noValidate>
      <Stack gap={6}>
        {/* An address that no method could send is not asked for. */}
        {canProve && <EmailField email={outcome?.typed.email} error={outcome?.emailError} />}
        <h2 className={styles.title}>{ownership("title")}</h2>
        <ProofMethods
          challenge={challenge}
          message={message}
          signPath={signPath}
          typed={outcome?.typed ?? {}}
          refused={outcome?.proof}
        />
        {!canProve && <p>{ownership("recover.impossible")}</p>}
      </Stack>
    </form>
  );
}

interface EmailFieldProps {
  readonly email: string | undefined;
  readonly error?: string | undefined;
}

function EmailField({ email, error }: EmailFieldProps) {
  const t = useTranslations("ownership.recover");
  return (
    <TextField
      id="recover-email"
      name="email"
      type="email"
      label={t("email")}
      defaultValue={email}
      error={error}
      autoComplete="email"
      maxLength={254}
      required
    />
  );
}

interface UnsavedProps extends Pick<RecoverOutcome, "typed"> {
  readonly method: ProofMethod;
}

/** While the database is away: what was typed, to be sent again. */
function Unsaved({ typed: { email, message, signature }, method }: UnsavedProps) {
  const t = useTranslations("ownership");
  return (
    <form method="post" noValidate>
      <Stack gap={6}>
        <EmailField email={email} />
        {message === undefined ? (
          <div>
            <Button type="submit" variant="quiet" name="method" value={method}>
              {t("check")}
            </Button>
          </div>
        ) : (
          <SignedMessage message={message} signature={signature} error={undefined} />
        )}
      </Stack>
    </form>
  );
}
