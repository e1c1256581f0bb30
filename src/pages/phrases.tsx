import { Fragment } from "react";
import { useLanguage } from "#i18n/language.tsx";
import { splitPhrases } from "./split-phrases.ts";
import styles from "./text.module.css";

/** A headline whose lines break between phrases. */
export function Phrases({ of: text }: { readonly of: string }) {
  const language = useLanguage();
  const phrases = splitPhrases(text, language);
  if (phrases.length === 1) return text;
  const space = language === "th" ? " " : "";
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && space}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));
}
