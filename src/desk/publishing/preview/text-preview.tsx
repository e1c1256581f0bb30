import { useTranslations } from "use-intl";
import { textIn, textOf, type PreviewProps } from "./preview-props.ts";
import styles from "./content-preview.module.css";

/** A milestone or a collection: its title and its words. */
export function TextPreview({ content: { month, title, text }, language }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const words = textIn(text, language);
  if (textIn(title, language) === "" || words === "") return <p className={styles.missing}>{t("noText")}</p>;
  return (
    <article className={styles.article} lang={language}>
      {month !== undefined && <time dateTime={textOf(month)}>{textOf(month)}</time>}
      <h3>{textIn(title, language)}</h3>
      <p className={styles.summary}>{words}</p>
    </article>
  );
}
