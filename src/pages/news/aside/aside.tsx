import { useTranslations } from "use-intl";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import type { NewsData } from "#pages/news/load.ts";
import { PromotionCard } from "#features/catalogue/ui/promotion-card/promotion-card.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Activities } from "./activities.tsx";
import styles from "./aside.module.css";

export function Aside({ activities, ad }: Pick<NewsData, "activities" | "ad">) {
  const t = useTranslations("news.aside");
  return (
    <div className={styles.aside}>
      {activities.length > 0 && <Activities activities={activities} />}
      {ad && <PromotionCard promotion={ad} label={t("advertisement")} />}
      <ByEmail />
      <ByFeed />
    </div>
  );
}

/** A plain form: the page of subscriptions answers it. */
function ByEmail() {
  const t = useTranslations("news.aside");
  const subscribe = useTranslations("footer.subscribe");
  return (
    <Card as="section">
      <form method="post" action={useLocalPath()("/subscription")}>
        <Stack gap={3}>
          <h2 className={styles.title}>{t("subscribeTitle")}</h2>
          <p className={styles.text}>{t("subscribeText")}</p>
          <input type="hidden" name="intent" value="subscribe" />
          <TextField
            id="news-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            label={subscribe("label")}
            labelHidden
            placeholder={subscribe("placeholder")}
          />
          <Button type="submit" variant="soft" wide>
            {subscribe("action")}
          </Button>
        </Stack>
      </form>
    </Card>
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
