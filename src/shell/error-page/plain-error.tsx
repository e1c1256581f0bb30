import styles from "./plain-error.module.css";

interface PlainErrorProps {
  readonly title: string;
  readonly details: string;
}

/** Works without providers: no language, no messages, no router. In English, because the language is unknown. */
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
