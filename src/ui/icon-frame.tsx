import type { ReactNode } from "react";
import styles from "./icon.module.css";

interface IconFrameProps {
  readonly size: number;
  readonly viewBox?: string;
  readonly children: ReactNode;
}

/**
 * The SVG frame of every icon. Icons are decorative: the text beside them or the control's label carries the
 * meaning.
 */
export function IconFrame({ size, viewBox, children }: IconFrameProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox={viewBox} aria-hidden>
      {children}
    </svg>
  );
}
