import { useState, type ComponentProps, type ReactNode } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import styles from "./control.module.css";

interface Common extends FieldTexts {
  readonly labelHidden?: boolean | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Shows a counter with this maximum. It does not limit the input. */
  readonly limit?: number | undefined;
  /** For addresses and hashes. */
  readonly mono?: boolean | undefined;
}

type Native<Tag extends "input" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | "id" | "onChange" | "size" | "children" | "value" | "defaultValue"
>;

interface Text {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
}

interface TextFieldProps extends Common, Text, Native<"input"> {
  readonly size?: "md" | "lg";
  readonly icon?: ReactNode;
  /** A small button at the end of the field, for example to clear it. */
  readonly end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { id, label, labelHidden, hint, error, note, limit, mono, size = "md", icon, end, ...rest } = props;
  const { onChange, type = "text", ...native } = rest;
  const counter = useCounter(native, limit);
  return (
    <Field {...{ id, label, labelHidden, hint, error }} note={counter.note ?? note}>
      {(control) => (
        <span className={styles.box} data-size={size} data-mono={mono || undefined}>
          {icon}
          <input
            {...native}
            {...control}
            className={styles.input}
            type={type}
            onChange={(event) => {
              counter.count(event.target.value);
              onChange?.(event.target.value);
            }}
          />
          {end}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends Common, Text, Native<"textarea"> {}

export function TextArea(props: TextAreaProps) {
  const { id, label, labelHidden, hint, error, note, limit, mono, onChange, rows = 3, ...native } = props;
  const counter = useCounter(native, limit);
  return (
    <Field {...{ id, label, labelHidden, hint, error }} note={counter.note ?? note}>
      {(control) => (
        <span className={styles.box} data-mono={mono || undefined} data-tall>
          <textarea
            {...native}
            {...control}
            className={styles.input}
            rows={rows}
            onChange={(event) => {
              counter.count(event.target.value);
              onChange?.(event.target.value);
            }}
          />
        </span>
      )}
    </Field>
  );
}

function useCounter({ value, defaultValue }: Text, limit: number | undefined) {
  const [typed, count] = useState(defaultValue ?? "");
  // Counts code points, so that an emoji is one character.
  const used = [...(value ?? typed)].length;
  const note = limit === undefined ? undefined : <span data-over={used > limit}>{`${used} / ${limit}`}</span>;
  return { count, note };
}
