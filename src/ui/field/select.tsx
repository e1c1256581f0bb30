import type { ComponentProps } from "react";
import chevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "#ui/icon.tsx";
import { Field, type ControlIds, type FieldTexts } from "./field.tsx";
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

interface Choices {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is empty. */
  readonly placeholder?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

interface SelectProps extends FieldTexts, Native, Choices {
  readonly labelHidden?: boolean | undefined;
}

export function Select({ id, label, labelHidden, hint, error, note, ...select }: SelectProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, note }}>
      {(control) => <SelectControl {...select} control={control} />}
    </Field>
  );
}

interface SelectControlProps extends Native, Choices {
  readonly control: ControlIds;
}

/** Only the control, for a field that renders its own label. */
export function SelectControl(props: SelectControlProps) {
  const { control, options, placeholder, onChange, ...native } = props;
  return (
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
  );
}
