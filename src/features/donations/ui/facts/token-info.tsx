/**
 * The token's details. §2: always shown on phones; on wide screens a popover that the link in the second step opens
 * and any click outside closes.
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
        <Fact label={t("name")} value={name === symbol ? symbol : `${name} (${symbol})`} />
        <Fact label={t("contract")} value={contract} isAddress copyLabel={t("copyContract")} />
        <Fact label={t("decimals")} value={String(decimals)} />
        <Fact label={t("network")} value={box.network.title} />
      </dl>
      <p className={styles.note}>{t("compare")}</p>
    </div>
  );
}
