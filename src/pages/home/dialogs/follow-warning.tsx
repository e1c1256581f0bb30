import triangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "use-intl";
import type { Channel } from "#pages/home/community/channels.ts";
import { WarningText } from "#shell/channels/warning-text.tsx";
import { NEEDS } from "#shell/enhance/acknowledging-attributes.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/checkbox.tsx";
import { CLOSES } from "#ui/dialog/dialog-attributes.ts";
import { ServedDialog } from "#ui/dialog/served-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { WARNING_DIALOG } from "./dialog-ids.ts";
import styles from "./dialogs.module.css";
import { newTabProps } from "./new-tab-props.ts";

const BOX_ID = "follow-warning-read";

/** §1: staff never message first. The links work only after the reader ticks that they read it. */
export function FollowWarning({ channels }: { readonly channels: readonly Channel[] }) {
  const t = useTranslations("followWarning");
  return (
    <ServedDialog
      id={WARNING_DIALOG}
      icon={<Icon of={triangleAlert} size={32} />}
      title={t("title")}
      startsAtTitle
      actions={
        <>
          {channels.map(({ name, href }, index) => (
            <ButtonLink
              key={name}
              wide
              variant={index === 0 ? "primary" : "quiet"}
              {...newTabProps(href)}
              {...{ [NEEDS]: BOX_ID, [CLOSES]: "" }}
            >
              {t("continueTo", { channel: name })}
            </ButtonLink>
          ))}
          <Button wide variant="quiet" {...{ [CLOSES]: "" }}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <WarningText />
      <Checkbox id={BOX_ID} label={t("acknowledge")} />
      <p className={styles.missing} id={`${BOX_ID}-missing`} role="alert" hidden>
        {t("mustAcknowledge")}
      </p>
    </ServedDialog>
  );
}
