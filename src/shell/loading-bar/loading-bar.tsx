/** The line at the very top while another page is on its way. An error page fails it before it can finish. */
import { useEffect, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { loadingClock } from "./loading-clock.ts";
import styles from "./loading-bar.module.css";

const idleOnServer = () => "idle" as const;

export function LoadingBar() {
  const t = useTranslations("common.a11y");
  // Another target while one is pending is a new start: the first may be a page whose code never came.
  const { location: target } = useNavigation();
  useEffect(() => loadingClock.send(target ? "start" : "finish"), [target]);
  const phase = useSyncExternalStore(loadingClock.subscribe, loadingClock.phase, idleOnServer);
  return <div className={styles.bar} data-phase={phase} role="progressbar" aria-label={t("loadingBar")} />;
}
