import { useTranslations } from "use-intl";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import styles from "./private-link.module.css";

/** The address of a receipt, to be kept by whoever reads it. */
export function PrivateLink({ address }: { readonly address: string }) {
  const t = useTranslations("receipt.page");
  const copy = useTranslations("common.copy");
  return (
    <Stack gap={3}>
      <p className={styles.address}>{address}</p>
      <div>
        <CopyButton
          look="quiet"
          text={address}
          label={t("copyLink")}
          copiedText={copy("linkCopied")}
          failedText={copy("fail")}
        />
      </div>
    </Stack>
  );
}
