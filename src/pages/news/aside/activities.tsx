import { useTranslations } from "use-intl";
import type { NewsData } from "#pages/news/load.ts";
import { PromotionCard } from "#features/catalogue/ui/promotion-card/promotion-card.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import styles from "./aside.module.css";

/** The newest with its picture, the others as lines. */
export function Activities({ activities }: Pick<NewsData, "activities">) {
  const t = useTranslations("news.aside");
  const [first, ...others] = activities;
  return (
    <section aria-labelledby="activities-title">
      <Stack gap={3}>
        <h2 className={styles.title} id="activities-title">
          {t("activities")}
        </h2>
        {first && <PromotionCard promotion={first} note={<When {...first} />} />}
        <ul>
          {others.map((activity) => (
            <li key={activity.id} className={styles.activity}>
              <a className={styles.link} href={activity.href}>
                {activity.title}
              </a>
              <When {...activity} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function When({ until, hasEnded }: Pick<NewsData["activities"][number], "until" | "hasEnded">) {
  const t = useTranslations("news.aside");
  if (until === null) return null;
  return <p className={styles.when}>{hasEnded ? t("activityEnded") : t("activityUntil", { date: until })}</p>;
}
