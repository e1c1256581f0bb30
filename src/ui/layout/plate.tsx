import type { ReactNode } from "react";
import styles from "./plate.module.css";

/** The frame of a picture, as in a book. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return <div className={styles.plate}>{children}</div>;
}
