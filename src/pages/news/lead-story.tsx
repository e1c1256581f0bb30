import { useTranslations } from "use-intl";
import { newsPath, type Article } from "#features/news/model.ts";
import { ArticleTitle } from "#features/news/ui/article-title.tsx";
import { KindTag } from "#features/news/ui/kind-tag.tsx";
import { useTextLang } from "#features/news/ui/use-text-lang.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { pictureOf } from "#ui/illustrations/picture/picture-of.ts";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import styles from "./lead-story.module.css";

export function LeadStory({ article }: { readonly article: Article }) {
  const t = useTranslations("news.list");
  const lang = useTextLang(article);
  const picture = pictureOf(article.image);
  return (
    <article className={styles.lead} aria-labelledby="lead-title">
      <div className={styles.picture}>
        <Drawing of={picture} crop={`0 0 ${picture.width} ${picture.height}`} />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <b>{t("latest")}</b>
          <time dateTime={article.createdAt.toISOString()}>{`${article.createTime.slice(0, 16)} UTC`}</time>
        </p>
        <h2 className={styles.title} id="lead-title" lang={lang}>
          <a className={styles.link} href={useLocalPath()(newsPath(article.id))}>
            <ArticleTitle article={article} />
          </a>
        </h2>
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
