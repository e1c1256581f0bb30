import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import type { NewsData } from "#pages/news/load.ts";
import { PromotionCard } from "#features/catalogue/ui/promotion-card/promotion-card.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { ArrowLink, InlineLink } from "#ui/link/link.tsx";
import { Activities } from "./activities.tsx";
import styles from "./aside.module.css";

export function Aside({ activities, ads }: Pick<NewsData, "activities" | "ads">) {
  const t = useTranslations("news.aside");
  return (
    <div className={styles.aside}>
      {activities.length > 0 && <Activities activities={activities} />}
      {ads.map((ad) => (
        <PromotionCard key={ad.id} promotion={ad} label={t("advertisement")} />
      ))}
      <ByEmail />
      <ByFeed />
    </div>
  );
}

/** Links to the form in the footer. */
function ByEmail() {
  const t = useTranslations("news.aside");
  return (
    <section>
      <Stack gap={2}>
        <h2 className={styles.title}>{t("subscribeTitle")}</h2>
        <p className={styles.text}>{t("subscribeText")}</p>
        <ArrowLink href="#subscribe-email">{useTranslations("footer.subscribe")("action")}</ArrowLink>
      </Stack>
    </section>
  );
}

const FORMATS = { atom: "Atom", rss: "RSS", json: "JSON Feed" };

function ByFeed() {
  const t = useTranslations("news.aside");
  const language = useLanguage();
  return (
    <section>
      <Stack gap={2}>
        <h2 className={styles.title}>{t("feedsTitle")}</h2>
        <p className={styles.text}>{t("feedsText")}</p>
        <ul className={styles.feeds}>
          {Object.entries(FORMATS).map(([format, name]) => (
            <li key={format}>
              <InlineLink href={`/feeds/${language}/news.${format}`}>{name}</InlineLink>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
