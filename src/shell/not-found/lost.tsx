import type { ReactNode } from "react";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { Container } from "#ui/layout/layout.tsx";
import styles from "./lost.module.css";

interface LostProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The one thing to do first, then what else helps. */
  readonly actions: ReactNode;
  readonly imageAlt: string;
  readonly children?: ReactNode;
}

/** Where there is nothing to show: what happened, the way on, and the pool at low tide. */
export function Lost({ title, text, actions, imageAlt, children }: LostProps) {
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
