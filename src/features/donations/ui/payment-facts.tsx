/** What to pay and where to. The amount's own digits tell whose payment it is. */
import { useTranslations } from "use-intl";
import type { DonationBox } from "#features/donations/model.ts";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import { Fact } from "./fact.tsx";
import { TokenInfo } from "./token-info.tsx";
import styles from "./payment-facts.module.css";

export function PaymentFacts({ box }: { readonly box: DonationBox }) {
  const t = useTranslations("donation.payment");
  return (
    <div className={styles.payment}>
      <Amount box={box} />
      <dl className={styles.facts}>
        <Fact label={t("network")} value={box.network.title} />
        <Fact label={t("address")} value={box.recipient} isAddress copyLabel={t("copyAddress")} />
      </dl>
      <TokenInfo box={box} />
      <figure className={styles.code}>
        <TextQr text={box.recipient} label={t("qrAlt", { address: box.recipient })} />
        <figcaption>{t("qrAddress")}</figcaption>
      </figure>
      {!box.isDemo && (
        <Disclosure summary={t("qrRequest")}>
          <p className={styles.note}>{t("qrRequestWarning")}</p>
          <TextQr text={box.paymentUri} label={t("qrRequest")} />
        </Disclosure>
      )}
      <p className={styles.note}>{t("feesOnTop")}</p>
    </div>
  );
}

function Amount({ box }: { readonly box: DonationBox }) {
  const t = useTranslations("donation.payment");
  const copy = useTranslations("common.copy");
  const [whole = "", own = ""] = box.amount.split(".");
  return (
    <div>
      <p className={styles.label}>{t("exactly")}</p>
      <div className={styles.line}>
        <p className={styles.amount} data-amount={box.amount}>
          {whole}.<span className={styles.own}>{own}</span> <small>{box.token.symbol}</small>
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
        <p className={styles.note}>{t("newAmount", { amounts: box.earlierAmounts.join(", ") })}</p>
      )}
    </div>
  );
}
