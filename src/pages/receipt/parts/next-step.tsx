import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { stateKey } from "#features/submissions/shown-state.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { HANDOVER_HOURS, PROOF_NOTICE_HOURS, RETENTION_DAYS } from "#features/submissions/model.ts";
import { isReadOnly, type ShownHandover, type ShownReceipt } from "#pages/receipt/receipt-props.ts";
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
      {receipt.handover && (
        <p>
          <HandoverText handover={receipt.handover} />
        </p>
      )}
      {!isReadOnly(receipt) && <Buttons receipt={receipt} standing={standing} onDonate={donate} />}
    </section>
  );
}

function HandoverText({ handover: { at, by } }: { readonly handover: ShownHandover }) {
  const t = useTranslations("receipt.next");
  const manage = useTranslations("manage.handOver");
  const time = formatDate(new Date(at), useLanguage(), "minute");
  if (by === "next") return manage("notYet", { time });
  return by === "owner"
    ? t("handOver", { time, hours: String(HANDOVER_HOURS) })
    : t("recovery", { time, hours: String(PROOF_NOTICE_HOURS) });
}

interface ButtonsProps extends Pick<NextStepProps, "receipt" | "standing"> {
  readonly onDonate: (event: MouseEvent) => void;
}

function Buttons({ receipt, standing, onDonate }: ButtonsProps) {
  const t = useTranslations("receipt.actions");
  const donation = useTranslations("donation.box");
  const localPath = useLocalPath();
  const { state, kind, token } = receipt;
  return (
    <>
      {standing.next === "awaitingDonation" && standing.asksForPayment && (
        <div>
          <ButtonLink href={`${localPath(`/receipt/${token}`)}#donation`} onClick={onDonate}>
            {donation("donate")}
          </ButtonLink>
        </div>
      )}
      {state === "changes_requested" && (
        <div>
          <ButtonLink href={`${localPath(`/submit/${kind}`)}?receipt=${token}`}>{t("fix")}</ButtonLink>
        </div>
      )}
      <ListingActions receipt={receipt} />
    </>
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
  const { state, isPaused, isTakenDown, isChange, isDelisted, canAppeal } = receipt;
  // What follows is not for the next owner to do, and what happened was somebody else's doing.
  if (isReadOnly(receipt)) {
    if (state === "withdrawn") return t("next.ended");
    return isPaused || isTakenDown ? t("next.hidden") : t(`states.${stateKey(state)}.text`);
  }
  if (isTakenDown && state === "live") return t("states.takenDown.text");
  if (isTakenDown) return joinSentences(t("states.takenDown.text"), t("next.withdrawn"));
  if (isPaused) return t("states.paused.text", { days: String(RETENTION_DAYS.delisted) });
  if (isChange && state === "in_review") return joinSentences(t("next.change"), t("next.ask"));
  if (isDelisted) return joinSentences(t("states.delisted.text"), t("next.withdrawn"));
  if (state === "rejected" && !canAppeal)
    return joinSentences(t("states.rejected.text"), t("next.rejectedFinal"));
  const sentence = joinSentences(t(`states.${stateKey(state)}.text`), t(`next.${next}`));
  return state === "in_review" ? joinSentences(sentence, t("next.ask")) : sentence;
}

/** The listing, and what its owner can do with it. */
function ListingActions({
  receipt: { state, kind, token, listing, isPaused, isTakenDown },
}: Pick<NextStepProps, "receipt">) {
  const t = useTranslations("receipt.actions");
  const localPath = useLocalPath();
  return (
    <div className={styles.actions}>
      {state === "live" && listing && !isPaused && !isTakenDown && (
        <ButtonLink href={localPath(listing)}>{t("view")}</ButtonLink>
      )}
      <ButtonLink href={localPath(`/receipt/${token}/manage`)} variant="quiet">
        {t("manage")}
      </ButtonLink>
      {(state === "rejected" || state === "withdrawn") && (
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
