import { useTranslations } from "use-intl";
import { newTabProps } from "#pages/home/dialogs/new-tab-props.ts";
import { WARNING_DIALOG } from "#pages/home/dialogs/dialog-ids.ts";
import { WarningText } from "#shell/channels/warning-text.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { Channel } from "./channels.ts";
import { OPENS } from "#ui/dialog/dialog-attributes.ts";
import styles from "./enter-community.module.css";

/** Without JavaScript the button unfolds the warning and the links; with it, the button opens the dialog. */
export function EnterCommunity({ channels }: { readonly channels: readonly Channel[] }) {
  const t = useTranslations("home.community");
  const warning = useTranslations("followWarning");
  return (
    <details className={styles.enter}>
      <summary className={styles.button} {...{ [OPENS]: WARNING_DIALOG }}>
        {t("enter")}
      </summary>
      <div className={styles.unfolded}>
        <h3>{warning("title")}</h3>
        <WarningText />
        {channels.map(({ name, href }, index) => (
          <ButtonLink key={name} wide variant={index === 0 ? "primary" : "quiet"} {...newTabProps(href)}>
            {warning("continueTo", { channel: name })}
          </ButtonLink>
        ))}
      </div>
    </details>
  );
}
