import { useEffect, useRef } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./error-summary.module.css";

interface FieldError {
  /** Id of the control to go to. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
}

/** Stands above a form that was sent with mistakes, takes the focus and leads to each of them. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  return (
    <div className={styles.summary} ref={summary} role="group" tabIndex={-1} aria-label={title}>
      <Notice tone="bad" title={title}>
        <span className={styles.links}>
          {errors.map((error) => (
            <a key={error.id} href={`#${error.id}`}>
              {error.text}
            </a>
          ))}
        </span>
      </Notice>
    </div>
  );
}
