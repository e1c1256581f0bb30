import styles from "./prose.module.css";

interface ProseProps {
  /** Made on the server from text that may hold no HTML of its own. */
  readonly html: string;
  /** Where the text's language differs from the page's. */
  readonly lang?: string | undefined;
}

/** A long text: an article, a policy. */
export function Prose({ html, lang }: ProseProps) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
