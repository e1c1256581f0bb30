import { useTranslations } from "use-intl";
import { elsewhere } from "#pages/home/dialogs/elsewhere.ts";
import { WARNING_DIALOG } from "#pages/home/dialogs/dialog-ids.ts";
import { WarningText } from "#pages/home/dialogs/warning-text.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { Channel } from "./channels.ts";
import styles from "./enter-community.module.css";

/** Without a script the button unfolds the warning and the links behind it; with one it opens the dialog. */
export function EnterCommunity({ channels }: { readonly channels: readonly Channel[] }) {
  const t = useTranslations("home.community");
  const warning = useTranslations("followWarning");
  return (
    <details className={styles.enter}>
      <summary className={styles.button} data-opens={WARNING_DIALOG}>
        {t("enter")}
      </summary>
      <div className={styles.unfolded}>
        <h3>{warning("title")}</h3>
        <WarningText />
        {channels.map(({ name, href }, index) => (
          <ButtonLink key={name} wide variant={index === 0 ? "primary" : "quiet"} {...elsewhere(href)}>
            {warning("continueTo", { channel: name })}
          </ButtonLink>
        ))}
      </div>
    </details>
  );
}
