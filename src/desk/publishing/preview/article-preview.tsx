import { useTranslations } from "use-intl";
import { MarkdownTree } from "#desk/publishing/fields/markdown-preview.tsx";
import { parseMarkdown, type MarkdownNode } from "#desk/publishing/content/content-calls.ts";
import type { PreviewProps } from "./preview-props.ts";
import { useAnswer } from "./use-answer.ts";
import styles from "./content-preview.module.css";

interface Texts {
  readonly title?: string;
  readonly summary?: string;
  readonly content?: string;
}

const NONE: readonly MarkdownNode[] = [];

/** Readers without a translation get the English text, as on the site. */
export function ArticlePreview({ content, language }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const texts = (content["texts"] ?? {}) as Readonly<Record<string, Texts | undefined>>;
  const own = texts[language];
  const shown = own ?? texts["en"] ?? {};
  const nodes = useAnswer(shown.content ?? "", parseMarkdown, NONE);
  return (
    <article className={styles.article} lang={own ? language : "en"}>
      {!own && <p className={styles.missing}>{t("inEnglish")}</p>}
      <h3>{shown.title}</h3>
      <p className={styles.summary}>{shown.summary}</p>
      <MarkdownTree nodes={nodes} />
    </article>
  );
}
