import { useTranslations } from "use-intl";
import styles from "./logo-preview.module.css";

/** A preview as in the store and the wallet: square and round, light and dark. */
export function LogoPreview({ src }: { readonly src: string }) {
  const t = useTranslations("submitCommon.logo");
  return (
    <div className={styles.preview} role="group" aria-label={t("previewTitle")}>
      {(["light", "dark"] as const).map((theme) => (
        <figure key={theme} className={styles.ground} data-theme={theme}>
          <img src={src} alt="" width={48} height={48} data-shape="square" />
          <img src={src} alt="" width={48} height={48} data-shape="round" />
          <figcaption>{t(theme === "light" ? "previewLight" : "previewDark")}</figcaption>
        </figure>
      ))}
    </div>
  );
}
