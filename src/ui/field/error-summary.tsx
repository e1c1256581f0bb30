import { useEffect, useRef, type MouseEvent } from "react";
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
  /** Another one takes the focus again, while errors that are mended one by one do not. */
  readonly attempt?: number;
  /** Fixed where a form without script returns to it. */
  readonly id?: string;
  /** For fields that must be shown first. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Stands above a form that was sent with mistakes, takes the focus and leads to each of them. */
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
