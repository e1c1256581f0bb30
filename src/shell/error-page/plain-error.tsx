import styles from "./plain-error.module.css";

interface PlainErrorProps {
  readonly title: string;
  readonly details: string;
}

/** Needs nothing around it: no language, no messages, no router. English, for there is no one to ask. */
export function PlainError({ title, details }: PlainErrorProps) {
  return (
    <div className={styles.error} lang="en">
      <h1 className={styles.title}>{title}</h1>
      <p>
        <a className={styles.home} href="/">
          Go to the home page
        </a>
      </p>
      <details>
        <summary className={styles.summary}>Details</summary>
        <pre className={styles.details}>{details}</pre>
      </details>
    </div>
  );
}
