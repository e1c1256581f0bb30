import type { ReactNode } from "react";
import styles from "./network-list.module.css";

interface NetworkLinkProps {
  readonly href: string;
  readonly isChosen: boolean;
  readonly icon: ReactNode;
  readonly count?: number | null;
  readonly children: ReactNode;
}

export function NetworkLink({ href, isChosen, icon, count = null, children }: NetworkLinkProps) {
  return (
    <li>
      <a className={styles.link} href={href} aria-current={isChosen ? "true" : undefined}>
        {icon}
        <span className={styles.name}>{children}</span>
        {count !== null && <span className={styles.count}>{count}</span>}
      </a>
    </li>
  );
}
