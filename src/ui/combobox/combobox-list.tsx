import type { ReactNode } from "react";
import { splitAtMatch, type ComboboxOption } from "./combobox-options.ts";
import styles from "./combobox.module.css";

interface ComboboxListProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly options: readonly ComboboxOption[];
  readonly query: string;
  readonly active: number;
  readonly chosenValue: string;
  readonly emptyText: string;
  readonly onChoose: (value: string) => void;
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, query, active, chosenValue, emptyText, onChoose } = props;
  if (options.length === 0) {
    return (
      <p className={styles.list} role="status" data-empty>
        {emptyText}
      </p>
    );
  }
  return (
    <ul
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={typeof label === "string" ? label : undefined}
      // Keeps the focus in the field while the list is clicked or scrolled.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          className={styles.option}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === chosenValue}
          data-active={index === active || undefined}
          onClick={() => onChoose(option.value)}
        >
          {option.icon}
          <OptionLabel label={option.label} query={query} />
          {option.detail && <small className={styles.detail}>{option.detail}</small>}
        </li>
      ))}
    </ul>
  );
}

function OptionLabel({ label, query }: { readonly label: string; readonly query: string }) {
  const [before, match, after] = splitAtMatch(label, query);
  return (
    <span className={styles.name}>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}
