import type { ReactNode } from "react";
import styles from "./lead.module.css";

/** The sentence under a headline. On a pool it takes the pool's colours by itself. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
