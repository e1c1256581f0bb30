import type { ReactNode } from "react";
import styles from "./pair.module.css";

/** A download and its check, side by side and equally tall. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
