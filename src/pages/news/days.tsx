import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { ArticleRow } from "#features/news/ui/article-row.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./days.module.css";
import type { NewsPart } from "./news-part.ts";
import { useMoreNews } from "./use-more-news.ts";

/** The list by day. The link to more appends the next page instead of leaving this one. */
export default function Days(served: NewsPart) {
  const t = useTranslations("news.list");
  const { days, more, isLoading, firstAdded, loadMore } = useMoreNews(served, t("failed"));
  const list = useRef<HTMLDivElement>(null);
  // Moves the focus to the first new article, for keyboard and screen reader users. Counted over all days, its link
  // is easier to find in the list than by refs through two components.
  useLayoutEffect(() => {
    if (firstAdded !== null) list.current?.querySelectorAll("a")[firstAdded]?.focus({ preventScroll: true });
  }, [firstAdded]);
  function press(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadMore();
  }
  return (
    <div>
      <p className={styles.note}>{t("utc")}</p>
      <div ref={list}>
        {days.map(({ time, name, list: articles }) => (
          <section key={time} className={styles.day}>
            <h2 className={styles.date}>
              <time className={styles.short} dateTime={time}>
                {time.slice(5)}
              </time>
              <span className={styles.long}>{name}</span>
            </h2>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <ArticleRow article={article} when="time" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        {more ? (
          <ButtonLink href={more.href} variant="quiet" rel="next" aria-busy={isLoading} onClick={press}>
            {more.text}
          </ButtonLink>
        ) : (
          <p className={styles.note}>{t("end")}</p>
        )}
      </div>
    </div>
  );
}
