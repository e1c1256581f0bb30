import link from "lucide-react/icons/link";
import { useTranslations } from "use-intl";
import { TOOL } from "#shell/navigation/link-attributes.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { copyProps } from "#ui/copy/copy-attributes.ts";
import { CLOSES } from "#ui/dialog/dialog-attributes.ts";
import { ServedDialog } from "#ui/dialog/served-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { browserWindow } from "#ui/illustrations/window.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { EXTENSION_DIALOG } from "./dialog-ids.ts";
import { newTabProps } from "./new-tab-props.ts";
import styles from "./dialogs.module.css";

interface ExtensionModalProps {
  readonly href: string;
  /** The whole address, for opening it on another device. */
  readonly address: string;
}

/** §1: install now, or copy the link; phones get the hint to open the link on a computer. */
export function ExtensionModal({ href, address }: ExtensionModalProps) {
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
            <ButtonLink wide {...newTabProps(href)} {...{ [TOOL]: "", [CLOSES]: "" }}>
              {t("useNow")}
            </ButtonLink>
          </div>
          <Button
            wide
            variant="quiet"
            icon={<Icon of={link} size={18} />}
            {...copyProps(address, { copied: t("copied"), failed: failed })}
          >
            {t("copyLink")}
          </Button>
        </>
      }
    >
      <div className={styles.picture}>
        <Drawing deferred="near" of={browserWindow} label={t("imageAlt")} />
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
