import { useTranslations } from "use-intl";
import { ArticleRow } from "#features/news/ui/article-row.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./days.module.css";
import type { NewsData } from "./load.ts";

/** The list by day. With a script, the link to more fetches that page and takes its days over (more-news.ts). */
export function Days({ days, more }: Pick<NewsData, "days" | "more">) {
  const t = useTranslations("news.list");
  return (
    <div data-enhance="more-news" data-failed={t("failed")}>
      <p className={styles.note}>{t("utc")}</p>
      <div data-days>
        {days.map(({ time, name, list }) => (
          <section key={time} className={styles.day} data-day={time}>
            <h2 className={styles.date}>
              <time className={styles.short} dateTime={time}>
                {time.slice(5)}
              </time>
              <span className={styles.long}>{name}</span>
            </h2>
            <ul data-list>
              {list.map((article) => (
                <li key={article.hid}>
                  <ArticleRow article={article} when="time" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.foot} data-foot>
        {more ? (
          <ButtonLink href={more.href} variant="quiet" rel="next" data-more>
            {t("loadMore", { count: more.count })}
          </ButtonLink>
        ) : (
          <p className={styles.note}>{t("end")}</p>
        )}
      </div>
    </div>
  );
}
