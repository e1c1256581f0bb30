import type { ReactNode } from "react";
import styles from "./page-part.module.css";

interface PagePartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page of facts, with its heading beside it on wide screens. */
export function PagePart({ id, title, children }: PagePartProps) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
