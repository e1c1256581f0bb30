import chevronDown from "lucide-react/icons/chevron-down";
import type { ControlIds } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ComboboxOption } from "./combobox-options.ts";
import styles from "#ui/field/control.module.css";

interface ComboboxSelectProps {
  readonly control: ControlIds;
  readonly name: string;
  readonly options: readonly ComboboxOption[];
  readonly placeholder: string;
  readonly value: string;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly onChoose: (value: string) => void;
}

/** What stands in the page until the script runs, and for good where there is none. */
export function ComboboxSelect(props: ComboboxSelectProps) {
  const { control, name, options, placeholder, value, disabled, required, onChoose } = props;
  return (
    <span className={styles.box}>
      <select
        {...control}
        className={styles.input}
        name={name}
        defaultValue={value}
        disabled={disabled}
        required={required}
        // A choice made before the script ran, or restored by the browser, is taken over.
        ref={(select) => {
          if (select && select.value !== value) onChoose(select.value);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
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
