/** Fields of the desk: denser than those of public pages, with the label above. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./desk-field.module.css";

interface LabelProps {
  readonly label: string;
  /** For screen readers only, where the place says what it is. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
}

type LabelledProps = LabelProps & { readonly children: ReactNode };

const Labelled = ({ label, isLabelHidden, hint, error, children }: LabelledProps) => (
  <label className={styles.field}>
    <span className={isLabelHidden ? "visually-hidden" : undefined}>{label}</span>
    {children}
    {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    {error !== undefined && <span className={styles.error}>{error}</span>}
  </label>
);

type Native<Tag extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | "onChange"
>;

interface DeskInputProps extends LabelProps, Native<"input"> {
  readonly onChange: (value: string) => void;
}

export const DeskInput = ({ label, isLabelHidden, hint, error, onChange, ...native }: DeskInputProps) => (
  <Labelled {...{ label, isLabelHidden, hint, error }}>
    <input
      autoComplete="off"
      {...native}
      className={styles.control}
      aria-invalid={error !== undefined || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  </Labelled>
);

interface DeskTextProps extends LabelProps, Native<"textarea"> {
  readonly onChange: (value: string) => void;
}

export const DeskText = ({ label, isLabelHidden, hint, error, onChange, ...native }: DeskTextProps) => (
  <Labelled {...{ label, isLabelHidden, hint, error }}>
    <textarea
      rows={3}
      {...native}
      className={styles.control}
      aria-invalid={error !== undefined || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  </Labelled>
);

interface DeskSelectProps extends LabelProps, Native<"select"> {
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

export function DeskSelect({ options, onChange, ...props }: DeskSelectProps) {
  const { label, isLabelHidden, hint, error, ...native } = props;
  return (
    <Labelled {...{ label, isLabelHidden, hint, error }}>
      <select {...native} className={styles.control} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Fields beside each other where there is room. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
