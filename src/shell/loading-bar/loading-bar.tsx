/** The line at the very top while another page is on its way. enhance-loading-bar.ts moves it. */
import { useTranslations } from "use-intl";
import styles from "./loading-bar.module.css";

export function LoadingBar() {
  const t = useTranslations("common.a11y");
  return (
    <div
      className={styles.bar}
      data-loading-bar=""
      data-phase="idle"
      role="progressbar"
      aria-label={t("loadingBar")}
    />
  );
}
