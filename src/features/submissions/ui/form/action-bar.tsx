import { useTranslations } from "use-intl";
import { Button } from "#ui/button/button.tsx";
import styles from "./action-bar.module.css";

interface ActionBarProps {
  readonly sendTo: string;
  readonly isCorrection: boolean;
  readonly isChecked: boolean;
  readonly isHeld: boolean;
  readonly isBusy: boolean;
}

/** The primary action; on phones it sticks to the bottom of the screen. */
export function ActionBar({ sendTo, isCorrection, isChecked, isHeld, isBusy }: ActionBarProps) {
  const t = useTranslations("submitCommon");
  const receipt = useTranslations("receipt.resubmit");
  const isReady = isChecked && !isHeld;
  const send = isCorrection ? receipt("send") : t("preflight.continue");
  const label = isReady ? send : t(isHeld ? "preflight.again" : "preflight.run");
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
