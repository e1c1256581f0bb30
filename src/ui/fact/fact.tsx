import type { ReactNode } from "react";
import styles from "./fact.module.css";

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A name and its value, as a row of a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
