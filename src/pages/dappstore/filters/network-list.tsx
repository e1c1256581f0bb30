import waves from "lucide-react/icons/waves";
import search from "lucide-react/icons/search";
import x from "lucide-react/icons/x";
import { useLayoutEffect, useRef, useState, type Ref } from "react";
import { useTranslations } from "use-intl";
import type { NetworkMark } from "#features/catalogue/card.ts";
import { useCount } from "#i18n/formats/small-number.ts";
import { useLocalPath } from "#i18n/language.tsx";
import type { NetworkEntry } from "#pages/dappstore/store-state.ts";
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
import { KeptMarkup, type Gapped } from "#ui/kept-markup/kept-markup.tsx";
import { matchesName } from "./matches-name.ts";
import styles from "./network-list.module.css";

export const NETWORK_LIST_ID = "store-networks";

interface NetworkListProps {
  readonly ref?: Ref<HTMLElement>;
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
}

const SHOWN_AT_ONCE = 10;

/** A sidebar beside the list; on narrow screens a popover sheet that the chip "All networks" opens. */
export function NetworkList({ ref, address, categories, networks }: NetworkListProps) {
  const t = useTranslations("dappstore.filters");
  const writeCount = useCount();
  const [typed, setTyped] = useState("");
  const all = { key: null, title: t("allNetworks"), names: "" };
  // Nothing but zeros would say at every network what the headline says.
  const hasCounts = networks.some(({ count }) => count > 0);
  // Words of a search and its counts differ each time, so they are in gaps.
  const searched = address.key === "" ? {} : { [SEARCHED]: address.key };
  const entries = (shown: readonly ListedNetwork[]) => (
    <KeptMarkup
      of={Entries}
      props={{
        networks: shown.map(markOf),
        hidden: shown.filter((one) => !isSought(one, typed)).map(({ key }) => key),
        address: fromTheTop(address, { key: "" }),
        categories,
      }}
      gaps={{ ...searched, ...(hasCounts ? countsOf(shown, writeCount) : {}) }}
    />
  );
  const more = networks.slice(SHOWN_AT_ONCE);
  return (
    <nav
      className={styles.list}
      id={NETWORK_LIST_ID}
      popover="auto"
      aria-labelledby={`${NETWORK_LIST_ID}-title`}
      ref={ref}
    >
      <ListHead
        typed={typed}
        onType={setTyped}
        isFound={[all, ...networks].some((one) => isSought(one, typed))}
      />
      {entries([all, ...networks.slice(0, SHOWN_AT_ONCE)])}
      {more.length > 0 && (
        <details
          className={styles.more}
          open={typed.trim() !== "" || more.some(({ key }) => key === address.network)}
        >
          <summary className={styles.summary}>
            <span className={styles.closed}>{t("moreNetworks", { count: more.length })}</span>
            <span className={styles.opened}>{t("fewerNetworks")}</span>
          </summary>
          {entries(more)}
        </details>
      )}
    </nav>
  );
}

/** A null key means all networks. */
type ListedNetwork = NetworkEntry | { readonly key: null; readonly title: string; readonly names: string };

const isSought = (network: ListedNetwork, typed: string): boolean =>
  typed.trim() === "" || matchesName(network, typed);

type Mark = NetworkMark | { readonly key: null; readonly title: string };

const markOf = (network: ListedNetwork): Mark =>
  network.key === null
    ? { key: null, title: network.title }
    : { key: network.key, title: network.title, code: network.code, colour: network.colour };

/** The names of the gaps. */
const SEARCHED = "searched";
const countOf = (key: string): string => `count ${key}`;

const countsOf = (networks: readonly ListedNetwork[], write: (count: number) => string) =>
  Object.fromEntries(
    networks.flatMap((one) => (one.key === null ? [] : [[countOf(one.key), write(one.count)]])),
  );

interface EntriesProps extends Pick<NetworkListProps, "address" | "categories">, Gapped {
  readonly networks: readonly Mark[];
  readonly hidden: readonly (string | null)[];
}

function Entries({ networks, hidden, address, categories, gaps = {} }: EntriesProps) {
  const searched = { ...address, key: gaps[SEARCHED] ?? "" };
  return (
    <ul className={styles.entries}>
      {networks.map((network) => (
        <Entry
          key={network.key}
          network={network}
          address={searched}
          categories={categories}
          isHidden={hidden.includes(network.key)}
          count={network.key === null ? null : gaps[countOf(network.key)]}
        />
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<NetworkListProps, "address" | "categories"> {
  readonly network: Mark;
  readonly isHidden: boolean;
  readonly count: string | null | undefined;
}

function Entry({ network, address, categories, isHidden, count }: EntryProps) {
  const localPath = useLocalPath();
  // The hot list spans all networks, so choosing one network shows all categories.
  const categoryId = address.categoryId === categories[0]?.id ? 0 : address.categoryId;
  const target = fromTheTop(address, { network: network.key, categoryId });
  const { key, title } = network;
  return (
    <li hidden={isHidden}>
      <a
        className={styles.link}
        href={localPath(storePath(target, { categories }))}
        aria-current={key === address.network ? "true" : undefined}
      >
        {key === null ? (
          <Icon of={waves} />
        ) : (
          <Avatar shape="round" size={20} name={title} code={network.code} colour={network.colour} />
        )}
        <span className={styles.name}>{title}</span>
        {count && <span className={styles.count}>{count}</span>}
      </a>
    </li>
  );
}

interface ListHeadProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly isFound: boolean;
}

/** The title, and a field that filters the entries. */
function ListHead({ typed, onType, isFound }: ListHeadProps) {
  const t = useTranslations("dappstore.filters");
  const title = useTranslations("dappstore.sections")("supportedNetworks");
  const close = useTranslations("common.actions")("close");
  const field = useRef<HTMLInputElement>(null);
  // Takes over text that was typed before hydration.
  useLayoutEffect(() => onType(field.current?.value ?? ""), [onType]);
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
          ref={field}
          value={typed}
          onChange={onType}
        />
      </div>
      <p className={styles.none} role="status">
        {!isFound && t("networkNotFound")}
      </p>
    </>
  );
}
