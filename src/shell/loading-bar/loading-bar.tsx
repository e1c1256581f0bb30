/** The bar at the top of the window during navigation. loading-bar.browser.ts drives it. */
import { useTranslations } from "use-intl";
import { LOADING_BAR } from "./loading-bar-attributes.ts";
import styles from "./loading-bar.module.css";

export function LoadingBar() {
  const t = useTranslations("common.a11y");
  return (
    <div
      className={styles.bar}
      {...{ [LOADING_BAR.name]: "", [LOADING_BAR.phase]: "idle" }}
      role="progressbar"
      aria-label={t("loadingBar")}
    />
  );
}
