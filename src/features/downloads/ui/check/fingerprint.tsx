import copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/button/icon-button.tsx";
import styles from "./fingerprint.module.css";

interface FingerprintProps {
  readonly label: ReactNode;
  readonly value: string;
}

/** A hash in groups of four, as people compare it; copied, it is whole. */
export function Fingerprint({ label, value }: FingerprintProps) {
  return (
    <div className={styles.fingerprint}>
      <p className={styles.label}>{label}</p>
      <CodeLine text={value.match(/.{1,4}/g)?.join(" ") ?? ""} copies={value} />
    </div>
  );
}

/** Something to be copied: a hash or a command. */
export function CodeLine({ text, copies = text }: { readonly text: string; readonly copies?: string }) {
  const t = useTranslations("common");
  return (
    <div className={styles.value}>
      <code>{text}</code>
      <IconButton
        icon={copy}
        iconSize={18}
        label={t("actions.copy")}
        data-copies={copies}
        data-copied={t("copy.success")}
        data-failed={t("copy.fail")}
      />
    </div>
  );
}
