import { useTranslations } from "use-intl";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { KeyName } from "./key-name.tsx";
import { useActiveShortcuts } from "./shortcuts.tsx";
import styles from "./key-help.module.css";

interface KeyHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key that works on this screen. */
export function KeyHelp({ open, onClose }: KeyHelpProps) {
  const t = useTranslations("desk.keys");
  const shortcuts = useActiveShortcuts();
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={t("close")} closesOnBackdrop>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div className={styles.row} key={keys}>
            <dt>
              <KeyName keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t("note")}</p>
    </Dialog>
  );
}
