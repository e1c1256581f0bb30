import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { stateKey } from "#features/submissions/shown-state.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { ShownReceipt } from "#pages/receipt/receipt-props.ts";
import type { PaymentSummary } from "#pages/receipt/payment-summary.ts";
import styles from "./next-step.module.css";

interface NextStepProps {
  readonly receipt: ShownReceipt;
  readonly standing: PaymentSummary;
  /** Opens the donation box in the dialog. */
  readonly onDonate: () => void;
}

export function NextStep({ receipt, standing, onDonate }: NextStepProps) {
  const t = useTranslations("receipt");
  const donation = useTranslations("donation.box");
  const localPath = useLocalPath();
  const { state, kind, token } = receipt;
  const form = localPath(`/submit/${kind}`);
  const donate = (event: MouseEvent) => {
    if (!receipt.box) return;
    event.preventDefault();
    onDonate();
  };
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 className={styles.title} id="next-title">
        {t("next.title")}
      </h2>
      <p>
        <Sentence receipt={receipt} next={standing.next} />
      </p>
      <Waiting receipt={receipt} />
      {standing.next === "awaitingDonation" && standing.asksForPayment && (
        <div>
          <ButtonLink href={`${localPath(`/receipt/${token}`)}#donation`} onClick={donate}>
            {donation("donate")}
          </ButtonLink>
        </div>
      )}
      {state === "changes_requested" && (
        <div>
          <ButtonLink href={`${form}?receipt=${token}`}>{t("actions.fix")}</ButtonLink>
        </div>
      )}
      <AfterDecision receipt={receipt} />
    </section>
  );
}

function Sentence({
  receipt,
  next,
}: {
  readonly receipt: ShownReceipt;
  readonly next: PaymentSummary["next"];
}) {
  const t = useTranslations("receipt");
  const { state, isPaused, isChange, isDelisted, canAppeal } = receipt;
  if (isPaused) return t("states.paused.text");
  if (isChange && state === "in_review") return t("next.change");
  if (isDelisted) return `${t("states.delisted.text")} ${t("next.withdrawn")}`;
  if (state === "rejected" && !canAppeal) return `${t("states.rejected.text")} ${t("next.rejectedFinal")}`;
  return `${t(`states.${stateKey(state)}.text`)} ${t(`next.${next}`)}`;
}

/** The listing, and what its owner can do with it. */
function AfterDecision({
  receipt: { state, kind, token, listing, isPaused },
}: Pick<NextStepProps, "receipt">) {
  const t = useTranslations("receipt.actions");
  const localPath = useLocalPath();
  if (state !== "live" && state !== "rejected" && state !== "withdrawn") return null;
  return (
    <div className={styles.actions}>
      {state === "live" && listing && !isPaused && (
        <ButtonLink href={localPath(listing)}>{t("view")}</ButtonLink>
      )}
      <ButtonLink href={localPath(`/receipt/${token}/manage`)} variant="quiet">
        {t("manage")}
      </ButtonLink>
      {state !== "live" && (
        <ButtonLink href={localPath(`/submit/${kind}`)} variant="quiet">
          {t("newSubmission")}
        </ButtonLink>
      )}
    </div>
  );
}

/** The expected time of the review, or a note that it was missed. */
function Waiting({ receipt }: { readonly receipt: ShownReceipt }) {
  const t = useTranslations("receipt.next");
  const language = useLanguage();
  const { queue, expectedBy, isOverdue } = receipt;
  if (queue === null && expectedBy === null) return null;
  return (
    <p className={styles.wait}>
      {queue !== null && t("queue", { count: queue })}{" "}
      {expectedBy &&
        (isOverdue ? t("overdue") : t("expectedBy", { date: formatDate(new Date(expectedBy), language) }))}
    </p>
  );
}
