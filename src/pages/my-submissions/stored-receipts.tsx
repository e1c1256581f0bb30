/** The receipts that this browser has opened, with the state of each submission and a remove button. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { receiptStatus, type ReceiptStatus } from "#browser/api/receipts.ts";
import { RECEIPTS } from "#browser/storage/registry.ts";
import { useStored } from "#browser/storage/use-stored.ts";
import type { StoredReceipt } from "#features/submissions/stored-receipts.ts";
import { shownStateKey, stateTone } from "#features/submissions/shown-state.ts";
import { Button } from "#ui/button/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Tag } from "#ui/tag/tag.tsx";
import styles from "./page.module.css";

export default function StoredReceipts() {
  const t = useTranslations("mySubmissions");
  const isHydrated = useHydrated();
  const [stored, setStored] = useStored(RECEIPTS);
  const statuses = useStatuses(stored);
  const list = useRef<HTMLUListElement>(null);
  const forget = (number: string) => {
    setStored(stored.filter((receipt) => receipt.number !== number));
    // The clicked button is removed, so the list takes its focus.
    list.current?.focus();
  };
  return (
    <>
      <noscript>
        <p className={styles.note}>{t("noScript")}</p>
      </noscript>
      {isHydrated && stored.length === 0 && <p className={styles.note}>{t("empty")}</p>}
      <ul className={styles.list} tabIndex={-1} aria-label={t("title")} ref={list}>
        {stored.map((receipt) => (
          <Item
            key={receipt.number}
            receipt={receipt}
            status={statuses[receipt.href]}
            onForget={() => forget(receipt.number)}
          />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly receipt: StoredReceipt;
  readonly status: ReceiptStatus | undefined;
  readonly onForget: () => void;
}

function Item({ receipt: { href, name, number }, status, onForget }: ItemProps) {
  const t = useTranslations("mySubmissions");
  const states = useTranslations("receipt.states");
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <a className={styles.link} href={href}>
          {name}
        </a>{" "}
        <span className={styles.number}>{number}</span>{" "}
        {status && (
          <Tag tone={stateTone(status.state, status.hidden)}>
            {states(`${shownStateKey(status.state, status.donationState, status.hidden)}.title`)}
          </Tag>
        )}
      </span>
      <Button variant="quiet" size="sm" aria-label={`${t("remove")}: ${name}`} onClick={onForget}>
        {t("remove")}
      </Button>
    </li>
  );
}

/**
 * The states by receipt address. Calls run one after the other, because there may be fifty. Failed calls have no
 * state.
 */
function useStatuses(stored: readonly StoredReceipt[]): Readonly<Record<string, ReceiptStatus>> {
  const [statuses, setStatuses] = useState<Readonly<Record<string, ReceiptStatus>>>({});
  const addresses = stored.map(({ href }) => href).join(" ");
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      for (const href of addresses.split(" ").filter(Boolean)) {
        const status = await receiptStatus(href.split("/").at(-1) ?? "", stop.signal).catch(() => null);
        if (stop.signal.aborted) return;
        if (status) setStatuses((known) => ({ ...known, [href]: status }));
      }
    };
    void ask();
    return () => stop.abort();
  }, [addresses]);
  return statuses;
}
