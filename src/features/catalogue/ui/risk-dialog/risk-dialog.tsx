import triangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "use-intl";
import { hostOf, RISK_POINTS, RISK_STATEMENT } from "#features/catalogue/risk.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/checkbox.tsx";
import { ServedDialog } from "#ui/dialog/served-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { leaving } from "./leaving.ts";
import { RiskPoints } from "./risk-points.tsx";
import { TargetHost } from "./target-host.tsx";
import styles from "./risk-dialog.module.css";

/** What openers name in `data-opens`. */
export const RISK_DIALOG = "risk-dialog";

const BOX_ID = "risk-read";

/**
 * Passed before a DApp opens: the statement with its agreement, and where the link leads. Once a reader said
 * not to be asked again, only the latter is left (enhance-risk-dialog.ts).
 */
export function RiskDialog({ url }: { readonly url: string }) {
  const t = useTranslations("dappDetail.risk");
  const exit = useTranslations("dappDetail.leaving");
  const localPath = useLocalPath();
  const host = hostOf(url);
  return (
    <div className={styles.risk} data-enhance="risk-dialog" data-statement={RISK_STATEMENT}>
      <ServedDialog
        id={RISK_DIALOG}
        icon={<Icon of={triangleAlert} size={32} />}
        title={
          <>
            <span className={styles.asked}>{t("title")}</span>
            <span className={styles.agreed}>{exit("title")}</span>
          </>
        }
        actions={
          <>
            <ButtonLink wide href={url} {...leaving} data-needs={BOX_ID} data-leaves="" data-closes="">
              {exit("continue", { host })}
            </ButtonLink>
            <Button wide variant="quiet" data-closes="">
              {t("decline")}
            </Button>
          </>
        }
      >
        <div className={styles.asked}>
          {/* In a box of its own, so that the choice stays in sight; a keyboard must reach it to scroll it. */}
          <div className={styles.statement} role="region" aria-label={t("title")} tabIndex={0}>
            <RiskPoints names={RISK_POINTS} />
            <p className={styles.full}>
              <InlineLink href={localPath("/risk")}>{t("full")}</InlineLink>
            </p>
          </div>
        </div>
        <TargetHost url={url} />
        <div className={styles.asked}>
          <Checkbox id={BOX_ID} label={t("acceptLabel")} />
          <p className={styles.missing} id={`${BOX_ID}-missing`} role="alert" hidden>
            {t("mustAccept")}
          </p>
          <Checkbox label={t("doNotPrompt")} hint={t("doNotPromptNote")} data-remembers="" />
        </div>
      </ServedDialog>
    </div>
  );
}
