import type { ReactNode } from "react";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import styles from "./platform-row.module.css";

interface PlatformRowProps {
  readonly icon: string;
  readonly title: string;
  readonly text?: string;
  /** The download link, or a note that there is none yet. */
  readonly children: ReactNode;
}

export function PlatformRow({ icon, title, text, children }: PlatformRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <FileIcon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </li>
  );
}
