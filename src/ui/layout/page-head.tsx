import type { ReactNode } from "react";
import styles from "./page-head.module.css";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Content below the lead: a notice, a link. */
  readonly children?: ReactNode;
  /** Content beside the title on wide screens: a search field, a picture. */
  readonly aside?: ReactNode;
}

/** The top of every page except the home page. */
export function PageHead({ title, lead, children, aside }: PageHeadProps) {
  return (
    <div className={styles.head} data-aside={aside ? true : undefined}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
