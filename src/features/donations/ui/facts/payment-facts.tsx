/** Amount and address of the payment. The amount's own digits identify the submission. */
import { useTranslations } from "use-intl";
import { amountParts } from "#features/donations/amounts.ts";
import type { DonationBox, Refusal } from "#features/donations/model.ts";
import { listOf } from "#i18n/formats/list.ts";
import { useLanguage } from "#i18n/language.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Fact } from "./fact.tsx";
import styles from "./payment-facts.module.css";

interface PaymentFactsProps {
  readonly box: DonationBox;
  /** Why an earlier payment was refused. */
  readonly refused: Refusal | null;
}

export function PaymentFacts({ box, refused }: PaymentFactsProps) {
  const t = useTranslations("donation.payment");
  return (
    <div className={styles.payment}>
      <Amount box={box} refused={refused} />
      <dl className={styles.facts}>
        <Fact label={t("network")} value={box.network.title} />
        <Fact label={t("address")} value={box.recipient} isAddress copyLabel={t("copyAddress")} />
      </dl>
      <p className={styles.note}>{t("feesOnTop")}</p>
    </div>
  );
}

/** These payments did arrive, so the reader must learn what happened to them before paying again. */
const ARRIVED: ReadonlySet<Refusal> = new Set(["wrong_amount", "wrong_token", "native_coin"]);

function Amount({ box, refused }: PaymentFactsProps) {
  const t = useTranslations("donation.payment");
  const copy = useTranslations("common.copy");
  const language = useLanguage();
  const { shared, own } = amountParts(box.amount);
  const hasArrived = refused !== null && ARRIVED.has(refused);
  const isAgain = hasArrived || refused === "operator_rejected";
  return (
    <div>
      {hasArrived && <p className={styles.paid}>{t("paidAlready")}</p>}
      <p className={styles.label}>{t(isAgain ? "exactlyAgain" : "exactly")}</p>
      <div className={styles.line}>
        <p className={styles.amount} data-amount={box.amount} data-quiet={isAgain || undefined}>
          {shared}
          <span className={styles.own}>{own}</span> <small>{box.token.symbol}</small>
        </p>
        <CopyButton
          text={box.amount}
          label={t("copyAmount")}
          copiedText={copy("amountCopied")}
          failedText={copy("fail")}
        />
      </div>
      <p className={styles.note}>{t("decimalsYours")}</p>
      {box.earlierAmounts.length > 0 && (
        <p className={styles.note}>{t("newAmount", { amounts: listOf(box.earlierAmounts, language) })}</p>
      )}
    </div>
  );
}
