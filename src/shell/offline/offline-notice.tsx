/** Shows when the connection is lost and when it is back (§4). offline-notice.browser.ts controls it. */
import { useTranslations } from "use-intl";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { OFFLINE_NOTICE } from "./offline-notice-attributes.ts";
import styles from "./offline-notice.module.css";

export function OfflineNotice() {
  const t = useTranslations("offline");
  return (
    <div className={styles.place} role="status" {...{ [OFFLINE_NOTICE.name]: "" }}>
      <template {...{ [OFFLINE_NOTICE.state]: "offline" }}>
        <p className={styles.notice}>
          <FileIcon name="wifi-off" />
          {t("banner")}
        </p>
      </template>
      <template {...{ [OFFLINE_NOTICE.state]: "online" }}>
        <p className={styles.notice} data-online="">
          <FileIcon name="wifi" />
          {t("back")}
        </p>
      </template>
    </div>
  );
}
