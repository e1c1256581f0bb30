import copy from "lucide-react/icons/copy";
import { useTranslations } from "use-intl";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { shortenAddress } from "#i18n/formats/address.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { ContractFact } from "./contract-facts.ts";
import { copyProps } from "#ui/copy/copy-attributes.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import styles from "./contract-address.module.css";

type ContractAddressProps = Omit<ContractFact, "reading"> & Partial<Pick<ContractFact, "reading">>;

const PROXY = { upgradeable: "proxyUpgradeable", clone: "proxyClone", none: "proxyNone" } as const;

/** How labels of the catalogue end, which are English: "UNI token". The rest of a label is a name. */
const LABEL_ENDINGS = { contractToken: " token", contractCollection: " collection" } as const;
const ENDING_KEYS = ["contractToken", "contractCollection"] as const;

function useContractLabel(label: string): string {
  const t = useTranslations("dappDetail.facts");
  const key = ENDING_KEYS.find((one) => label.endsWith(LABEL_ENDINGS[one]));
  return key ? t(key, { name: label.slice(0, -LABEL_ENDINGS[key].length) }) : label;
}

/** An address on a network: label, shortened address, copy button and explorer link, and what a node told about it. */
export function ContractAddress(props: ContractAddressProps) {
  const { network, address, explorer, reading } = props;
  const label = useContractLabel(props.label);
  const t = useTranslations("dappDetail.facts");
  const actions = useTranslations("common.actions");
  const copied = useTranslations("common.copy");
  // A page has several of these buttons, so each names what it copies.
  const named = [label, network, shortenAddress(address)].filter(Boolean).join(", ");
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
            {...externalLinkProps}
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
            label={`${actions("copy")}: ${named}`}
            {...copyProps(address, { copied: copied("addressCopied"), failed: copied("fail") })}
          />
        </span>
      </p>
      {reading && (
        <p className={styles.reading} data-source="node">
          {joinSentences(t(PROXY[reading.proxy]), t("sourceNode", { network, date: reading.date }))}
        </p>
      )}
    </div>
  );
}
