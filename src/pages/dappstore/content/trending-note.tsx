import { useTranslations } from "use-intl";
import { TRENDING_DAYS } from "#features/usage/model.ts";
import styles from "./results.module.css";

/** Says what trending means, and that nobody is tracked for it. */
export function TrendingNote() {
  const t = useTranslations("dappstore.refine");
  return <p className={styles.note}>{t("trendingNote", { days: String(TRENDING_DAYS) })}</p>;
}
