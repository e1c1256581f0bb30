import { useTranslations } from "use-intl";
import { PromotionCard } from "#features/catalogue/ui/promotion-card/promotion-card.tsx";
import { textIn, textOf, type PreviewProps } from "./preview-props.ts";
import styles from "./content-preview.module.css";

/** The store's own card. */
export function PromotionPreview({ content: { title, url, image }, language }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const text = textIn(title, language);
  if (text === "") return <p className={styles.missing}>{t("noText")}</p>;
  const promotion = { title: text, href: textOf(url), image: textOf(image), isElsewhere: false };
  return (
    <div className={styles.card} lang={language}>
      <PromotionCard promotion={promotion} />
    </div>
  );
}
