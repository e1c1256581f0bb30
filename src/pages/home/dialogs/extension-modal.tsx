import copy from "lucide-react/icons/copy";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ServedDialog } from "#ui/dialog/served-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { browserWindow } from "#ui/illustrations/window.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { EXTENSION_DIALOG } from "./dialog-ids.ts";
import { elsewhere } from "./elsewhere.ts";
import styles from "./dialogs.module.css";

/** §1: use it now, or copy the link; a phone is told to open the link on a computer. */
export function ExtensionModal({ href }: { readonly href: string }) {
  const t = useTranslations("extensionModal");
  const failed = useTranslations("common.copy")("fail");
  return (
    <ServedDialog
      id={EXTENSION_DIALOG}
      closesOnBackdrop
      closeLabel={t("close")}
      title={t("title")}
      actions={
        <>
          <div className={styles.onComputer}>
            <ButtonLink wide {...elsewhere(href)} data-tool="" data-closes="">
              {t("useNow")}
            </ButtonLink>
          </div>
          <Button
            wide
            variant="quiet"
            icon={<Icon of={copy} size={18} />}
            data-copies={href}
            data-copied={t("copied")}
            data-failed={failed}
          >
            {t("copyLink")}
          </Button>
        </>
      }
    >
      <div className={styles.picture}>
        <Drawing of={browserWindow} label={t("imageAlt")} />
      </div>
      <p>{t("text")}</p>
      <p className={styles.onComputer}>{t("browsers")}</p>
      <div className={styles.onPhone}>
        <Notice tone="plain" title={t("openOnComputer")}>
          {t("openOnComputerHint")}
        </Notice>
      </div>
    </ServedDialog>
  );
}
