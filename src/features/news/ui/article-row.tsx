import { newsPath, type ListedArticle } from "#features/news/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import styles from "./article-row.module.css";
import { ArticleTitle } from "./article-title.tsx";
import { KindTag } from "./kind-tag.tsx";
import { useTextLang } from "./use-text-lang.ts";

interface ArticleRowProps {
  readonly article: ListedArticle;
  /** Lists by day show only the time; others also show the day. */
  readonly when: "time" | "day";
}

/** An article in a list: date, title and kind. */
export function ArticleRow({ article, when }: ArticleRowProps) {
  const lang = useTextLang(article);
  const localPath = useLocalPath();
  return (
    <article className={styles.row} data-when={when}>
      <time className={styles.time} dateTime={`${article.createTime.replace(" ", "T")}Z`}>
        {when === "time" ? article.times : article.createTime.slice(0, 10)}
      </time>
      <div className={styles.body}>
        <h3 className={styles.title} lang={lang}>
          <a className={styles.link} href={localPath(newsPath(article.id))}>
            <ArticleTitle article={article} />
          </a>
        </h3>
        <p className={styles.summary} lang={lang}>
          {article.summary}
        </p>
        <div>
          <KindTag kind={article.kind} />
        </div>
      </div>
    </article>
  );
}
