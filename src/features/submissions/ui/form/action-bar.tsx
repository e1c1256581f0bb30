import { useTranslations } from "use-intl";
import { Button } from "#ui/button/button.tsx";
import styles from "./action-bar.module.css";

interface ActionBarProps {
  /** The page's own address: what follows a sending is another page, without a place on it. */
  readonly sendTo: string;
  readonly isChecked: boolean;
  readonly isHeld: boolean;
  readonly isBusy: boolean;
}

/** The one key action; on phones it stays at hand at the foot of the screen. */
export function ActionBar({ sendTo, isChecked, isHeld, isBusy }: ActionBarProps) {
  const t = useTranslations("submitCommon");
  const isReady = isChecked && !isHeld;
  const label = isReady ? t("preflight.continue") : t(isHeld ? "preflight.again" : "preflight.run");
  return (
    <div className={styles.bar}>
      <Button
        type="submit"
        name="_intent"
        value={isReady ? "send" : "check"}
        formAction={isReady ? sendTo : undefined}
        loading={isBusy}
        loadingText={t(isReady ? "sending.sending" : "preflight.running")}
      >
        {label}
      </Button>
    </div>
  );
}
