import copy from "lucide-react/icons/copy";
import { useTranslations } from "use-intl";
import { leaving } from "#features/catalogue/ui/risk-dialog/leaving.ts";
import { shortenAddress } from "#i18n/formats/address.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { ContractFact } from "./chain-facts.ts";
import styles from "./chain-address.module.css";

/** An address on a network: what it is, its ends, a copy of all of it, and where to look it up. */
export function ChainAddress({ label, network, address, explorer }: ContractFact) {
  const t = useTranslations("dappDetail.facts");
  const actions = useTranslations("common.actions");
  const copied = useTranslations("common.copy");
  return (
    <div className={styles.contract}>
      <p className={styles.label}>
        {label && <span>{label}</span>}
        <span className={styles.network}>{network}</span>
      </p>
      <p className={styles.line}>
        {explorer ? (
          <a
            className={styles.address}
            href={explorer}
            {...leaving}
            title={`${t("viewInExplorer")}: ${address}`}
            aria-describedby={NEW_TAB_HINT_ID}
          >
            {shortenAddress(address)}
          </a>
        ) : (
          <span className={styles.address} title={address}>
            {shortenAddress(address)}
          </span>
        )}
        <span className={styles.scripted}>
          <IconButton
            icon={copy}
            iconSize={16}
            label={actions("copy")}
            data-copies={address}
            data-copied={copied("addressCopied")}
            data-failed={copied("fail")}
          />
        </span>
      </p>
    </div>
  );
}
