/** Says when the connection is lost, and when it is back (§4). enhance-offline-notice.ts shows it. */
import wifi from "lucide-react/icons/wifi";
import wifiOff from "lucide-react/icons/wifi-off";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import styles from "./offline-notice.module.css";

export function OfflineNotice() {
  const t = useTranslations("offline");
  return (
    <div className={styles.place} role="status" data-offline-notice="">
      <template data-state="offline">
        <p className={styles.notice}>
          <Icon of={wifiOff} size={18} />
          {t("banner")}
        </p>
      </template>
      <template data-state="online">
        <p className={styles.notice} data-online="">
          <Icon of={wifi} size={18} />
          {t("back")}
        </p>
      </template>
    </div>
  );
}
