import type { ReactNode } from "react";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { Container } from "#ui/layout/layout.tsx";
import styles from "./missing-page.module.css";

interface MissingPageProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The primary action first, then the others. */
  readonly actions: ReactNode;
  readonly imageAlt: string;
  readonly children?: ReactNode;
}

/** A page without content: what happened, what to do, and the pool at low tide. */
export function MissingPage({ title, text, actions, imageAlt, children }: MissingPageProps) {
  return (
    <Container>
      <div className={styles.lost}>
        <div>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        <Drawing of={lowTide} label={imageAlt} />
      </div>
    </Container>
  );
}
