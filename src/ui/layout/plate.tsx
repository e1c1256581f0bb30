import type { ReactNode } from "react";
import styles from "./plate.module.css";

/** The frame of a picture. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return <div className={styles.plate}>{children}</div>;
}
