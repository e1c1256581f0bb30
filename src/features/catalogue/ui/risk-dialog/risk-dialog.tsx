import triangleAlert from "lucide-react/icons/triangle-alert";
import { useRef, useState, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { hostOf, RISK_POINTS } from "#features/catalogue/risk.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/checkbox.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { externalLinkProps } from "./external-link-props.ts";
import { RiskPoints } from "./risk-points.tsx";
import { TargetHost } from "./target-host.tsx";
import styles from "./risk-dialog.module.css";

interface RiskDialogProps {
  readonly url: string;
  /** Opens the DApp in the app instead of the browser. */
  readonly appLink?: string | undefined;
  /** Where the browser reports that the link was followed. */
  readonly ping: string;
  readonly onClose: () => void;
  /** Called if the reader does not want to be asked again. */
  readonly onRemember: () => void;
}

/** Shown before a DApp opens: the risk statement with its consent, and the link's target. */
export function RiskDialog({ url, appLink, ping, onClose, onRemember }: RiskDialogProps) {
  const t = useTranslations("dappDetail.risk");
  const read = useRef<HTMLInputElement>(null);
  const remembers = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  function leave(event: MouseEvent): void {
    if (!read.current?.checked) {
      event.preventDefault();
      setIsMissing(true);
      read.current?.focus();
      return;
    }
    if (remembers.current?.checked) onRemember();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={triangleAlert} size={32} />}
      title={t("title")}
      startsAtTitle
      actions={
        <Exit href={appLink ?? url} host={hostOf(url)} ping={ping} onLeave={leave} onClose={onClose} />
      }
    >
      <Statement />
      <TargetHost url={url} />
      <div>
        <Checkbox ref={read} label={t("acceptLabel")} onChange={() => setIsMissing(false)} />
        <p className={styles.missing} role="alert">
          {isMissing && t("mustAccept")}
        </p>
        <Checkbox ref={remembers} label={t("doNotPrompt")} hint={t("doNotPromptNote")} />
      </div>
    </Dialog>
  );
}

interface ExitProps extends Pick<RiskDialogProps, "ping" | "onClose"> {
  readonly href: string;
  readonly host: string;
  readonly onLeave: (event: MouseEvent) => void;
}

function Exit({ href, host, ping, onLeave, onClose }: ExitProps) {
  const t = useTranslations("dappDetail");
  return (
    <>
      <ButtonLink wide href={href} ping={ping} {...externalLinkProps} onClick={onLeave} onAuxClick={onLeave}>
        {t("leaving.continue", { host })}
      </ButtonLink>
      <Button wide variant="quiet" onClick={onClose}>
        {t("risk.decline")}
      </Button>
    </>
  );
}

function Statement() {
  const t = useTranslations("dappDetail.risk");
  const localPath = useLocalPath();
  return (
    <div>
      {/* A separate scroll area, so that the choice stays visible; it must be focusable for keyboard scrolling. */}
      <div className={styles.statement} role="region" aria-label={t("title")} tabIndex={0}>
        <RiskPoints names={RISK_POINTS} />
        <p className={styles.full}>
          <InlineLink href={localPath("/risk")}>{t("full")}</InlineLink>
        </p>
      </div>
    </div>
  );
}
