/** The design system's controls bound to a form: each knows its name, its initial value and its error. */
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { fieldId, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { valueAt, valuesAt } from "#features/submissions/form-entries.ts";
import { CheckboxGroup, RadioGroup, type Choice } from "#ui/choice/choice-group.tsx";
import { Select, type SelectOption } from "#ui/field/select.tsx";
import { TextArea, TextField } from "#ui/field/text-field.tsx";

interface InputProps {
  readonly path: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly limit?: number | undefined;
  readonly isOptional?: boolean;
  readonly mono?: boolean;
}

/** The initial value belongs to the input, not to its row number, so rows that move keep it. */
function useField(path: string) {
  const { start, errorOf } = useFormState();
  const [defaultValue] = useState(() => valueAt(start, path));
  return { id: fieldId(path), name: path, defaultValue, error: errorOf(path) };
}

interface TextInputProps extends InputProps {
  readonly type?: "text" | "email" | "url";
  readonly inputMode?: "numeric" | "decimal" | "url" | "email";
  readonly autoComplete?: string;
}

export function TextInput({ path, isOptional, ...field }: TextInputProps) {
  const t = useTranslations("common.states");
  const bound = useField(path);
  return (
    <TextField
      {...field}
      {...bound}
      note={isOptional ? t("optional") : undefined}
      required={!isOptional}
      spellCheck={field.mono ? false : undefined}
    />
  );
}

export function LongTextInput({ path, isOptional, ...field }: InputProps & { readonly rows?: number }) {
  const t = useTranslations("common.states");
  return (
    <TextArea
      {...field}
      {...useField(path)}
      note={isOptional ? t("optional") : undefined}
      required={!isOptional}
    />
  );
}

interface ChoiceInputProps extends Omit<InputProps, "placeholder" | "limit" | "mono"> {
  readonly choices: readonly Choice[];
  readonly look?: "rows" | "chips";
  /** The default choice. */
  readonly preset?: string;
}

export function OneOf({ path, preset, isOptional, ...group }: ChoiceInputProps) {
  const bound = useField(path);
  return (
    <RadioGroup {...group} {...bound} defaultValue={bound.defaultValue || preset} required={!isOptional} />
  );
}

export function SomeOf({ path, isOptional: _isOptional, preset: _preset, ...group }: ChoiceInputProps) {
  const { start, errorOf } = useFormState();
  const [defaultValues] = useState(() => valuesAt(start, path));
  return (
    <CheckboxGroup
      {...group}
      id={fieldId(path)}
      name={path}
      defaultValues={defaultValues}
      error={errorOf(path)}
    />
  );
}

interface SelectInputProps extends InputProps {
  readonly options: readonly SelectOption[];
}

export function SelectInput({
  path,
  isOptional: _isOptional,
  limit: _limit,
  mono: _mono,
  ...field
}: SelectInputProps) {
  return <Select {...field} {...useField(path)} required />;
}
