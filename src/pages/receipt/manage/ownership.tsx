import { useTranslations } from "use-intl";
import { ProofList } from "#features/ownership/ui/proof-list.tsx";
import { ProofMethods, SignedMessage } from "#features/ownership/ui/proof-methods.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import type { ManageOutcome, SignedForm } from "./action.ts";
import type { OwnershipView } from "./load.ts";
import styles from "./page.module.css";

interface OwnershipProps {
  readonly of: OwnershipView;
  readonly page: string;
  readonly outcome: ManageOutcome | undefined;
}

/** What is proven, and the methods to prove more. */
export function Ownership({ of, page, outcome }: OwnershipProps) {
  const t = useTranslations("ownership");
  const { message, proofs } = of;
  return (
    <section className={styles.act} aria-labelledby="ownership-title">
      <h2 className={styles.title} id="ownership-title">
        {t("title")}
      </h2>
      {(of.canSign || (of.canLook && of.host !== null)) && <p>{t("lead")}</p>}
      {proofs.length > 0 && <ProofList proofs={proofs} isTied={of.isTied} />}
      <form method="post" action={page} noValidate>
        <input type="hidden" name="act" value="prove" />
        <ProofMethods
          challenge={of}
          message={message}
          signPath={`${page}?sign`}
          typed={outcome?.typed ?? {}}
          refused={outcome?.proof}
        />
      </form>
    </section>
  );
}

interface MoveSignatureProps {
  readonly message: string;
  readonly page: string;
  readonly outcome: ManageOutcome | undefined;
}

/** While a move is under review, the owner of the old contract can agree to it. */
export function MoveSignature({ message, page, outcome }: MoveSignatureProps) {
  const t = useTranslations("manage.signMove");
  const refused = outcome?.move;
  return (
    <section className={styles.act} aria-labelledby="sign-move-title">
      <h2 className={styles.title} id="sign-move-title">
        {t("title")}
      </h2>
      <p>{t("text")}</p>
      <form method="post" action={`${page}#sign-move-title`} noValidate>
        <input type="hidden" name="act" value="sign_move" />
        <Stack gap={4}>
          <SignedMessage
            message={refused === undefined ? message : (outcome?.typed.message ?? message)}
            signature={refused === undefined ? undefined : outcome?.typed.signature}
            error={refused}
          />
        </Stack>
      </form>
    </section>
  );
}

interface UnsavedSignatureProps {
  readonly form: SignedForm;
  readonly typed: ManageOutcome["typed"];
}

/** A signature that could not be saved, to be sent again; the other proofs have nothing to type. */
export function UnsavedSignature({ form, typed: { message, signature } }: UnsavedSignatureProps) {
  if (message === undefined) return null;
  return (
    <form method="post" noValidate>
      <input type="hidden" name="act" value={form} />
      <Stack gap={4}>
        <SignedMessage message={message} signature={signature} error={undefined} />
      </Stack>
    </form>
  );
}
