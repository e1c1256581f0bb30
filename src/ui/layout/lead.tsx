import type { ReactNode } from "react";
import styles from "./lead.module.css";

/** The sentence below a headline. Inside a pool it takes the pool's colours. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
