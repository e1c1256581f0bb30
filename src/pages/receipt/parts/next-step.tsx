import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { stateKey } from "#features/submissions/shown-state.ts";
import { formatDate, unbrokenDay } from "#i18n/formats/date.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { HANDOVER_HOURS, PROOF_NOTICE_HOURS, RETENTION_DAYS } from "#features/submissions/model.ts";
import { isReadOnly, type ShownHandover, type ShownReceipt } from "#pages/receipt/receipt-props.ts";
import type { PaymentSummary } from "#pages/receipt/payment-summary.ts";
import { Sentences } from "#ui/sentences/sentences.tsx";
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
      {receipt.ownerSince !== null && !isReadOnly(receipt) && (
        <p>
          <SinceText at={receipt.ownerSince} />
        </p>
      )}
      {receipt.handover && (
        <p>
          <HandoverText handover={receipt.handover} />
        </p>
      )}
      {!isReadOnly(receipt) && <Buttons receipt={receipt} standing={standing} onDonate={donate} />}
    </section>
  );
}

/** For whoever has the receipt from somebody else. */
function SinceText({ at }: { readonly at: string }) {
  const t = useTranslations("receipt.next");
  return t("since", { time: formatDate(new Date(at), useLanguage(), "minute") });
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

interface SentenceProps {
  readonly receipt: ShownReceipt;
  readonly next: PaymentSummary["next"];
}

function Sentence({ receipt, next }: SentenceProps) {
  const t = useTranslations("receipt");
  const reading = useReadersSentence(receipt);
  const step = useStepSentence(receipt);
  const { state, canAppeal, isTakenDown, isReplaced } = receipt;
  if (isReadOnly(receipt)) return reading;
  if (isTakenDown && state === "live") return t("states.takenDown.text");
  if (isTakenDown) return joinSentences(t("states.takenDown.text"), t("next.withdrawn"));
  if (isReplaced && state === "live") return t("states.replaced.text");
  if (step !== null) return step;
  if (state === "rejected" && !canAppeal)
    return joinSentences(t("states.rejected.text"), t("next.rejectedFinal"));
  const sentence = joinSentences(t(`states.${stateKey(state)}.text`), t(`next.${next}`));
  const asked = state === "in_review" ? joinSentences(sentence, t("next.ask")) : sentence;
  const hasDonated = state === "changes_requested" && (receipt.donation?.paidAmount ?? null) !== null;
  const told = hasDonated ? joinSentences(asked, t("resubmit.noDonation")) : asked;
  return isReplaced ? joinSentences(t("states.replaced.text"), told) : told;
}

/** The next owner has nothing to do yet, and nothing that happened was their doing. */
function useReadersSentence({ state, isPaused, isTakenDown, isReplaced, isChange }: ShownReceipt): string {
  const t = useTranslations("receipt");
  switch (state) {
    case "withdrawn":
      return t("next.ended");
    case "live":
      return t(isPaused || isTakenDown || isReplaced ? "next.hidden" : "next.readLive");
    case "in_review":
      return t(isChange && !isReplaced ? "next.readChange" : "next.readInReview");
    case "changes_requested":
      return t("next.readChangesRequested");
    case "rejected":
      return t("next.readRejected");
    case "received":
    case "awaiting_donation":
    case "approved":
      return t(`states.${stateKey(state)}.text`);
  }
}

/** What an owner has done with the listing: this one, or one from before a hand-over. Null if it is something else. */
function useStepSentence({
  state,
  stepBy,
  isPaused,
  isDelisted,
  isChange,
  isReplaced,
}: ShownReceipt): string | null {
  const t = useTranslations("receipt");
  const isFormer = stepBy === "former";
  if (isPaused) {
    const days = String(RETENTION_DAYS.delisted);
    return isFormer ? t("next.formerPaused", { days }) : t("states.paused.text", { days });
  }
  if (isChange && state === "in_review" && !isReplaced)
    return joinSentences(t(isFormer ? "next.formerChange" : "next.change"), t("next.ask"));
  if (isDelisted)
    return joinSentences(t(isFormer ? "next.formerDelisted" : "states.delisted.text"), t("next.withdrawn"));
  if (state === "withdrawn" && isFormer) return joinSentences(t("next.formerWithdrawn"), t("next.withdrawn"));
  return null;
}

/** The listing, and what its owner can do with it. */
function ListingActions({
  receipt: { state, kind, token, listing, isPaused, isTakenDown, isReplaced },
}: Pick<NextStepProps, "receipt">) {
  const t = useTranslations("receipt.actions");
  const localPath = useLocalPath();
  return (
    <div className={styles.actions}>
      {state === "live" && listing && !isPaused && !isTakenDown && !isReplaced && (
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
      <Sentences>
        {queue !== null && t("queue", { count: queue })}
        {expectedBy &&
          (isOverdue ? t("overdue") : t("expectedBy", { date: unbrokenDay(new Date(expectedBy), language) }))}
      </Sentences>
    </p>
  );
}
