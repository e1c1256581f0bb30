import type { ReactNode } from "react";
import { useCount } from "#i18n/formats/small-number.ts";
import styles from "./network-list.module.css";

interface NetworkLinkProps {
  readonly href: string;
  readonly isChosen: boolean;
  /** Hidden by the filter above the list. */
  readonly isHidden?: boolean;
  readonly icon: ReactNode;
  readonly count?: number | null;
  readonly children: ReactNode;
}

export function NetworkLink(props: NetworkLinkProps) {
  const { href, isChosen, isHidden = false, icon, count = null, children } = props;
  const writeCount = useCount();
  return (
    <li hidden={isHidden}>
      <a className={styles.link} href={href} aria-current={isChosen ? "true" : undefined}>
        {icon}
        <span className={styles.name}>{children}</span>
        {count !== null && <span className={styles.count}>{writeCount(count)}</span>}
      </a>
    </li>
  );
}
