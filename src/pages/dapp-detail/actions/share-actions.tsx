import link from "lucide-react/icons/link";
import share from "lucide-react/icons/share-2";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/button/button.tsx";
import { copyProps } from "#ui/copy/copy-attributes.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./dapp-actions.module.css";

const never = () => () => {};

/** Known only in the browser. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );

interface ShareActionsProps {
  readonly title: string;
  readonly address: string;
}

export function ShareActions({ title, address }: ShareActionsProps) {
  const t = useTranslations("dappDetail.header");
  const actions = useTranslations("common.actions");
  const copied = useTranslations("common.copy");
  const canShare = useCanShare();
  const shareIt = (): void => {
    // Rejected if the reader closes the dialog; nothing to report.
    navigator.share({ url: address, text: t("shareText", { name: title }) }).catch(() => undefined);
  };
  return (
    <div className={styles.sharing}>
      {canShare && (
        <Button wide variant="soft" icon={<Icon of={share} size={18} />} onClick={shareIt}>
          {t("share")}
        </Button>
      )}
      <Button
        wide
        variant="soft"
        icon={<Icon of={link} size={18} />}
        {...copyProps(address, { copied: copied("linkCopied"), failed: copied("fail") })}
      >
        {actions("copyLink")}
      </Button>
    </div>
  );
}
