/** The token's facts and the QR codes. */
import { useTranslations } from "use-intl";
import type { DonationBox } from "#features/donations/model.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import { TokenInfo } from "./token-info.tsx";
import styles from "./payment-facts.module.css";

export function PaymentCodes({ box }: { readonly box: DonationBox }) {
  const t = useTranslations("donation.payment");
  return (
    <>
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
    </>
  );
}
