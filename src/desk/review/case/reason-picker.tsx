import { useTranslations } from "use-intl";
import { REASON_CODES, type ReasonCode } from "#features/submissions/reasons.ts";
import { KeyName } from "#desk/keys/key-name.tsx";
import { useShortcuts } from "#desk/keys/shortcuts.tsx";
import styles from "./decide-panel.module.css";

interface ReasonPickerProps {
  readonly titles: Readonly<Record<ReasonCode, string>>;
  readonly picked: readonly ReasonCode[];
  readonly onChange: (picked: readonly ReasonCode[]) => void;
}

/** The first nine have a digit. */
const DIGITS = 9;

export function ReasonPicker({ titles, picked, onChange }: ReasonPickerProps) {
  const t = useTranslations("deskReview.decide");
  const toggle = (code: ReasonCode) =>
    onChange(picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code]);
  useShortcuts(
    REASON_CODES.slice(0, DIGITS).map((code, at) => ({
      keys: String(at + 1),
      label: titles[code],
      run: () => toggle(code),
      isMinor: true,
    })),
  );
  return (
    <fieldset className={styles.reasons}>
      <legend>{t("reasons", { count: picked.length })}</legend>
      {REASON_CODES.map((code, at) => (
        <label key={code} className={styles.reason} data-picked={picked.includes(code) || undefined}>
          <input type="checkbox" checked={picked.includes(code)} onChange={() => toggle(code)} />
          {titles[code]}
          {at < DIGITS && <KeyName keys={String(at + 1)} />}
        </label>
      ))}
    </fieldset>
  );
}
