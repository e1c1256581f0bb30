import { useTranslations } from "use-intl";
import { PromotionCard } from "#features/catalogue/ui/promotion-card/promotion-card.tsx";
import type { ListedArticle } from "#features/news/model.ts";
import { ArticleRow } from "#features/news/ui/article-row.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import type { PromotionLink } from "#shell/navigation/promotion-links.ts";
import { Container, Section } from "#ui/layout/layout.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import styles from "./feed.module.css";

interface FeedProps {
  readonly articles: readonly ListedArticle[];
  readonly banners: readonly PromotionLink[];
}

/** The newest news and the promoted banners. */
export function Feed({ articles, banners }: FeedProps) {
  const t = useTranslations("home.feed");
  const localPath = useLocalPath();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="feed-title">
      <Container>
        <div className={styles.head}>
          <h2 id="feed-title">{t("newsTitle")}</h2>
          <ArrowLink href={localPath("/news")}>{t("newsAction")}</ArrowLink>
        </div>
        <ul className={styles.articles}>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} when="day" />
            </li>
          ))}
        </ul>
        {banners.length > 0 && (
          <ul className={styles.banners} aria-label={t("bannerLabel")}>
            {banners.map((banner) => (
              <li key={banner.id} className={styles.banner}>
                <PromotionCard promotion={banner} isLater />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}
