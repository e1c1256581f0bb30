import type { ReactNode } from "react";
import styles from "./prose.module.css";

interface ProseProps {
  /** Rendered on the server from a source that cannot contain raw HTML. */
  readonly html: string;
  /** Set if the text's language differs from the page's. */
  readonly lang?: string | undefined;
}

/** A long text: an article, a policy. */
export function Prose({ html, lang }: ProseProps) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same for a text that React renders. */
export const ProseTree = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
