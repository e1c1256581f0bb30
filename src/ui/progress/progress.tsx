import { useId } from "react";
import styles from "./progress.module.css";

interface ProgressProps {
  readonly label: string;
  /** Omitted while the duration is unknown. */
  readonly value?: number | undefined;
  readonly max?: number;
  /** The value in words ("3 of 5"), shown beside the label. */
  readonly valueText?: string | undefined;
}

export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </label>
      <progress className={styles.bar} id={id} value={value} max={max} />
    </div>
  );
}
