import type { ReactNode } from "react";
import { Card } from "#ui/card/card.tsx";
import styles from "./specimen.module.css";

interface SpecimenProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component with its name. */
export function Specimen({ title, wide, children }: SpecimenProps) {
  return (
    <div className={styles.specimen} data-wide={wide || undefined}>
      <Card>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.body}>{children}</div>
      </Card>
    </div>
  );
}

interface StateProps {
  /** Shows a state that otherwise only a pointer or the keyboard triggers. */
  readonly shows: "hover" | "focus" | "pressed";
  readonly children: ReactNode;
}

export function State({ shows, children }: StateProps) {
  return (
    <span className={styles.state} data-shows={shows}>
      {children}
    </span>
  );
}
