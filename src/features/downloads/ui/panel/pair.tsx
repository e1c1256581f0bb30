import type { ReactNode } from "react";
import styles from "./pair.module.css";

/** A download and its check, side by side, each as tall as what it says. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
