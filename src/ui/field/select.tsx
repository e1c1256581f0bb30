import type { ComponentProps } from "react";
import chevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "#ui/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import styles from "./control.module.css";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type Native = Omit<
  ComponentProps<"select">,
  "className" | "style" | "id" | "onChange" | "children" | "multiple" | "size"
>;

interface SelectProps extends FieldTexts, Native {
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is empty. */
  readonly placeholder?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

export function Select(props: SelectProps) {
  const { id, label, labelHidden, hint, error, note, options, placeholder, onChange, ...native } = props;
  return (
    <Field {...{ id, label, labelHidden, hint, error, note }}>
      {(control) => (
        <span className={styles.box}>
          <select
            {...native}
            {...control}
            className={styles.input}
            onChange={(event) => onChange?.(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon of={chevronDown} size={18} />
          </span>
        </span>
      )}
    </Field>
  );
}
