import type { ReactNode } from "react";
import { FieldGroup, type FieldTexts } from "#ui/field/field.tsx";
import chipStyles from "#ui/tag/chip.module.css";
import styles from "./choice.module.css";

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface GroupProps extends FieldTexts {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Rows below each other, or chips side by side for short labels. */
  readonly look?: "rows" | "chips";
}

interface RadioGroupProps extends GroupProps {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

export function RadioGroup({ value, defaultValue, required, onChange, ...group }: RadioGroupProps) {
  return (
    <Group {...group} type="radio">
      {(choice) => ({
        ...(value === undefined
          ? { defaultChecked: choice.value === defaultValue }
          : { checked: choice.value === value }),
        required,
        onChange: () => onChange?.(choice.value),
      })}
    </Group>
  );
}

interface CheckboxGroupProps extends GroupProps {
  readonly values?: readonly string[] | undefined;
  readonly defaultValues?: readonly string[] | undefined;
  readonly onChange?: ((values: readonly string[]) => void) | undefined;
}

export function CheckboxGroup({ values, defaultValues, onChange, ...group }: CheckboxGroupProps) {
  const toggle = (value: string) => {
    if (!values) return;
    onChange?.(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  };
  return (
    <Group {...group} type="checkbox">
      {(choice) => ({
        ...(values
          ? { checked: values.includes(choice.value) }
          : { defaultChecked: defaultValues?.includes(choice.value) }),
        onChange: () => toggle(choice.value),
      })}
    </Group>
  );
}

interface InputState {
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly onChange: () => void;
}

interface InnerProps extends GroupProps {
  readonly type: "radio" | "checkbox";
  readonly children: (choice: Choice) => InputState;
}

function Group({ type, name, choices, look = "rows", children, ...texts }: InnerProps) {
  return (
    <FieldGroup {...texts}>
      <div className={styles.group} data-look={look}>
        {choices.map((choice) => (
          <label key={choice.value} className={look === "chips" ? chipStyles.chip : styles.choice}>
            <input
              {...children(choice)}
              className={look === "chips" ? "visually-hidden" : styles.input}
              type={type}
              name={name}
              value={choice.value}
              // Chromium treats required radios as invalid before the reader has chosen one.
              aria-invalid={Boolean(texts.error)}
              disabled={choice.disabled}
              data-look={type === "radio" ? "radio" : "check"}
            />
            <span>
              {choice.label}
              {choice.hint && <small className={styles.hint}>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
