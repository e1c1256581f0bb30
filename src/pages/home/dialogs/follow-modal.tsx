import { useTranslations } from "use-intl";
import { ButtonLink } from "#ui/button/button.tsx";
import { CLOSES } from "#ui/dialog/dialog-attributes.ts";
import { ServedDialog } from "#ui/dialog/served-dialog.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { flag } from "#ui/illustrations/flag.ts";
import { FOLLOW_DIALOG } from "./dialog-ids.ts";
import { newTabProps } from "./new-tab-props.ts";
import styles from "./dialogs.module.css";

/** §2's follow modal: an image, two descriptions, a button to the list of channels that also closes it. */
export function FollowModal({ href }: { readonly href: string }) {
  const t = useTranslations("followModal");
  return (
    <ServedDialog
      id={FOLLOW_DIALOG}
      closesOnBackdrop
      closeLabel={t("close")}
      title={t("title")}
      actions={
        <ButtonLink wide {...newTabProps(href)} {...{ [CLOSES]: "" }}>
          {t("action")}
        </ButtonLink>
      }
    >
      <div className={styles.picture}>
        <Drawing deferred="near" of={flag} label={t("imageAlt")} />
      </div>
      <p>{t("descriptionFirst")}</p>
      <p>{t("descriptionSecond")}</p>
    </ServedDialog>
  );
}
