import type { ReactNode } from "react";
import styles from "./form-section.module.css";

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

interface PairProps {
  /** The second field is wider, for an address. */
  readonly isUneven?: boolean;
  readonly children: ReactNode;
}

/** Two fields side by side, if there is room. */
export const Pair = ({ isUneven = false, children }: PairProps) => (
  <div className={styles.pair} data-uneven={isUneven || undefined}>
    {children}
  </div>
);

interface QuestionProps {
  /** A `OneOf` with the answers yes and no. */
  readonly question: ReactNode;
  /** The fields after a yes. CSS shows them, so that it works without JavaScript. */
  readonly children: ReactNode;
}

export const Question = ({ question, children }: QuestionProps) => (
  <div className={styles.question}>
    {question}
    <div className={styles.answer}>{children}</div>
  </div>
);
