import waves from "lucide-react/icons/waves";
import search from "lucide-react/icons/search";
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import type { NetworkEntry } from "#pages/dappstore/load.ts";
import {
  fromTheTop,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { NetworkLink } from "./network-link.tsx";
import { NETWORK_LIST_ID } from "./network-list-id.ts";
import styles from "./network-list.module.css";

interface NetworkListProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
}

const SHOWN_AT_ONCE = 10;

/** A rail beside the list; on narrow screens a sheet that the chip "All networks" opens, by the browser's own means. */
export function NetworkList({ address, categories, networks }: NetworkListProps) {
  const t = useTranslations("dappstore.filters");
  const localPath = useLocalPath();
  // Hot is one list for all networks; on one of them everything is shown.
  const categoryId = address.categoryId === categories[0]?.hid ? 0 : address.categoryId;
  const hrefOf = (network: string | null) =>
    localPath(storePath(fromTheTop(address, { network, categoryId }), { categories }));
  const entry = (network: NetworkEntry) => (
    <NetworkLink
      key={network.key}
      href={hrefOf(network.key)}
      isChosen={network.key === address.network}
      count={network.count}
      icon={<Avatar shape="round" size={20} name={network.title} code={network.code} />}
    >
      {network.title}
    </NetworkLink>
  );
  const more = networks.slice(SHOWN_AT_ONCE);
  const isChosenBelow = more.some(({ key }) => key === address.network);
  return (
    <nav
      className={styles.list}
      id={NETWORK_LIST_ID}
      popover="auto"
      aria-labelledby={`${NETWORK_LIST_ID}-title`}
    >
      <ListHead />
      <ul className={styles.entries}>
        <NetworkLink href={hrefOf(null)} isChosen={address.network === null} icon={<Icon of={waves} />}>
          {t("allNetworks")}
        </NetworkLink>
        {networks.slice(0, SHOWN_AT_ONCE).map(entry)}
      </ul>
      {more.length > 0 && (
        <details className={styles.more} open={isChosenBelow}>
          <summary className={styles.summary}>
            <span className={styles.closed}>{t("moreNetworks", { count: more.length })}</span>
            <span className={styles.opened}>{t("fewerNetworks")}</span>
          </summary>
          <ul className={styles.entries}>{more.map(entry)}</ul>
        </details>
      )}
    </nav>
  );
}

/** The title, and a field that filters the entries (network-filter.ts). */
function ListHead() {
  const t = useTranslations("dappstore.filters");
  const title = useTranslations("dappstore.sections")("supportedNetworks");
  const close = useTranslations("common.actions")("close");
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${NETWORK_LIST_ID}-title`}>
          {title}
        </h2>
        <span className={styles.close}>
          <IconButton icon={x} label={close} popoverTarget={NETWORK_LIST_ID} popoverTargetAction="hide" />
        </span>
      </div>
      <div className={styles.filter}>
        <TextField
          id="network-filter"
          type="search"
          label={t("searchNetworks")}
          labelHidden
          placeholder={t("searchNetworks")}
          autoComplete="off"
          icon={<Icon of={search} size={16} />}
        />
      </div>
      <p className={styles.none} role="status" data-none={t("networkNotFound")} />
    </>
  );
}
