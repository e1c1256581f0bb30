/** Shows when the connection is lost and when it is back (§4). offline-notice.browser.ts controls it. */
import wifi from "lucide-react/icons/wifi";
import wifiOff from "lucide-react/icons/wifi-off";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import { OFFLINE_NOTICE } from "./offline-notice-attributes.ts";
import styles from "./offline-notice.module.css";

export function OfflineNotice() {
  const t = useTranslations("offline");
  return (
    <div className={styles.place} role="status" {...{ [OFFLINE_NOTICE.name]: "" }}>
      <template {...{ [OFFLINE_NOTICE.state]: "offline" }}>
        <p className={styles.notice}>
          <Icon of={wifiOff} size={18} />
          {t("banner")}
        </p>
      </template>
      <template {...{ [OFFLINE_NOTICE.state]: "online" }}>
        <p className={styles.notice} data-online="">
          <Icon of={wifi} size={18} />
          {t("back")}
        </p>
      </template>
    </div>
  );
}
