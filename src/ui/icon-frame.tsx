import type { ReactNode } from "react";
import styles from "./icon.module.css";

interface IconFrameProps {
  readonly size: number;
  readonly viewBox?: string;
  readonly children: ReactNode;
}

/** How every icon is drawn. Always decoration: the text beside it or the control's label carries the meaning. */
export function IconFrame({ size, viewBox, children }: IconFrameProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox={viewBox} aria-hidden>
      {children}
    </svg>
  );
}
