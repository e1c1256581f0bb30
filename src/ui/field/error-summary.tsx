import { useEffect, useRef, type MouseEvent } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./error-summary.module.css";

interface FieldError {
  /** The id of the control to focus. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** A new number moves the focus to the summary again; fixing single errors does not. */
  readonly attempt?: number;
  /** Fixed if a form without JavaScript returns to it. */
  readonly id?: string;
  /** For fields that must be made visible first. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Appears above a form that was submitted with errors, takes the focus and links to each error. */
export function ErrorSummary({ id, title, errors, attempt = 0, onFollow }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
  return (
    <div className={styles.summary} id={id} ref={summary} role="group" tabIndex={-1} aria-label={title}>
      <Notice tone="bad" title={title}>
        <span className={styles.links}>
          {errors.map((error) => (
            <a key={error.id} href={`#${error.id}`} onClick={onFollow}>
              {error.text}
            </a>
          ))}
        </span>
      </Notice>
    </div>
  );
}
