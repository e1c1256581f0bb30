import { useEffect } from "react";
import chevronDown from "lucide-react/icons/chevron-down";
import search from "lucide-react/icons/search";
import { Field, type ControlIds, type FieldTexts } from "#ui/field/field.tsx";
import { SelectControl } from "#ui/field/select.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { ComboboxList } from "./combobox-list.tsx";
import type { ComboboxOption } from "./combobox-options.ts";
import { useCombobox } from "./use-combobox.ts";
import controlStyles from "#ui/field/control.module.css";
import styles from "./combobox.module.css";

interface ComboboxProps extends FieldTexts {
  readonly name: string;
  readonly options: readonly ComboboxOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly placeholder: string;
  /** Shown if no option matches. */
  readonly emptyText: string;
  readonly toggleLabel: string;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** A select with a text filter. Without JavaScript it is a plain select. */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, error, note, name, disabled, required, placeholder, options } = props;
  const { value, defaultValue = "", onChange, emptyText, toggleLabel } = props;
  const state = useCombobox({ options, value, defaultValue, onChange });
  const hydrated = useHydrated();
  return (
    <Field {...{ id, label, hint, error, note }}>
      {(control) =>
        hydrated ? (
          <div className={styles.combobox}>
            <ComboboxInput {...{ control, state, placeholder, toggleLabel, disabled, required }} />
            <input type="hidden" name={name} value={state.chosenValue} disabled={disabled} />
            {state.open && (
              <ComboboxList
                id={`${control.id}-list`}
                label={label}
                options={state.matches}
                query={state.query}
                active={state.active}
                chosenValue={state.chosenValue}
                emptyText={emptyText}
                onChoose={state.choose}
              />
            )}
          </div>
        ) : (
          <SelectControl
            {...{ control, name, options, placeholder, disabled, required }}
            defaultValue={state.chosenValue}
            // Takes over a choice that was made before hydration or restored by the browser.
            ref={(select) => {
              if (select && select.value !== state.chosenValue) state.choose(select.value);
            }}
          />
        )
      }
    </Field>
  );
}

interface InputProps extends Pick<ComboboxProps, "placeholder" | "toggleLabel" | "disabled" | "required"> {
  readonly control: ControlIds;
  readonly state: ReturnType<typeof useCombobox>;
}

function ComboboxInput({ control, state, placeholder, toggleLabel, disabled, required }: InputProps) {
  const { open, active, matches } = state;
  const listId = `${control.id}-list`;
  const activeId = open && matches[active] ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <span className={controlStyles.box}>
      {state.chosen?.icon && state.query === "" ? state.chosen.icon : <Icon of={search} size={18} />}
      <input
        {...control}
        className={controlStyles.input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open && matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-required={required}
        disabled={disabled}
        placeholder={placeholder}
        value={state.text}
        onChange={(event) => state.type(event.target.value)}
        onKeyDown={state.press}
        onClick={() => !open && state.show()}
        onFocus={(event) => event.target.select()}
        onBlur={state.leave}
      />
      <button
        className={styles.toggle}
        type="button"
        tabIndex={-1}
        aria-label={toggleLabel}
        aria-expanded={open}
        disabled={disabled}
        data-open={open || undefined}
        // The click must not move the focus out of the field, which would close the list first.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          document.getElementById(control.id)?.focus();
          if (open) state.leave();
          else state.show();
        }}
      >
        <Icon of={chevronDown} size={18} />
      </button>
    </span>
  );
}
