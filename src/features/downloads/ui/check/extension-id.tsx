import { useTranslations } from "use-intl";
import { Hint } from "#features/downloads/ui/panel/download-panel.tsx";
import { CodeLine } from "./fingerprint.tsx";
import styles from "./publisher-check.module.css";

interface ExtensionIdProps {
  readonly ids: readonly string[];
  /** Placeholder ids of a demonstration brand. */
  readonly isExample: boolean;
}

/** A store's copy has no hash to compare, but an id that no other extension can have. */
export function ExtensionId({ ids, isExample }: ExtensionIdProps) {
  const t = useTranslations("channels");
  if (ids.length === 0) return null;
  return (
    <div className={styles.check}>
      <p className={styles.name}>{t("extensionId")}</p>
      {ids.map((id) => (
        <CodeLine key={id} text={id} />
      ))}
      <Hint>{t("extensionIdText")}</Hint>
      {isExample && <Hint>{t("example")}</Hint>}
    </div>
  );
}
