/**
 * Which token it is. §2: on phones always shown; on wide screens shown by the link of the second step and hidden
 * by any press elsewhere, which is what the browser does with a popover.
 */
import { useTranslations } from "use-intl";
import type { DonationBox } from "#features/donations/model.ts";
import { Fact } from "./fact.tsx";
import styles from "./token-info.module.css";

export const TOKEN_INFO_ID = "donation-token";

export function TokenInfo({ box }: { readonly box: DonationBox }) {
  const t = useTranslations("donation.token");
  const { name, symbol, contract, decimals } = box.token;
  return (
    <div className={styles.info} id={TOKEN_INFO_ID} popover="auto">
      <h3 className={styles.title}>{t("title")}</h3>
      <dl className={styles.facts}>
        <Fact label={t("name")} value={`${name} (${symbol})`} />
        <Fact label={t("contract")} value={contract} isAddress copyLabel={t("copyContract")} />
        <Fact label={t("decimals")} value={String(decimals)} />
        <Fact label={t("network")} value={box.network.title} />
      </dl>
      <p className={styles.note}>{t("compare")}</p>
    </div>
  );
}
