import { useTranslations } from "use-intl";
import styles from "./plain.module.css";

export function Loading() {
  const t = useTranslations("desk.frame");
  return (
    <main className={styles.plain} aria-busy="true">
      <p className={styles.text}>{t("loading")}</p>
    </main>
  );
}
