import { useTranslations } from "use-intl";
import { Hint } from "#features/downloads/ui/panel/download-panel.tsx";
import styles from "./publisher-check.module.css";

/** Store versions have no hash to compare, but a publisher name. */
export function PublisherCheck({ publisher }: { readonly publisher: string }) {
  const t = useTranslations("downloads");
  return (
    <div className={styles.check}>
      <p className={styles.name}>{t("ios.publisher", { publisher })}</p>
      <Hint>{t("ios.publisherHint")}</Hint>
      <Hint>{t("hashes.notPublished")}</Hint>
    </div>
  );
}
