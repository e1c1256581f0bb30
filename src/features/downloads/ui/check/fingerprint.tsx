import copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/button/icon-button.tsx";
import { copyProps } from "#ui/copy/copy-attributes.ts";
import styles from "./fingerprint.module.css";

interface FingerprintProps {
  readonly label: ReactNode;
  readonly value: string;
}

/** Shows a hash in groups of four, for comparing; it is copied whole. */
export function Fingerprint({ label, value }: FingerprintProps) {
  return (
    <div className={styles.fingerprint}>
      <p className={styles.label}>{label}</p>
      <CodeLine text={value.match(/.{1,4}/g)?.join(" ") ?? ""} copies={value} />
    </div>
  );
}

/** A hash or a command with a copy button. */
export function CodeLine({ text, copies = text }: { readonly text: string; readonly copies?: string }) {
  const t = useTranslations("common");
  return (
    <div className={styles.value}>
      <code>{text}</code>
      <IconButton
        icon={copy}
        iconSize={18}
        label={t("actions.copy")}
        {...copyProps(copies, { copied: t("copy.success"), failed: t("copy.fail") })}
      />
    </div>
  );
}
