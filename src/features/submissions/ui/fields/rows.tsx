import { useState, type MouseEvent, type ReactNode } from "react";
import plus from "lucide-react/icons/plus";
import x from "lucide-react/icons/x";
import { rowCount } from "#features/submissions/form-entries.ts";
import { fieldId, FormStateContext, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./rows.module.css";

interface RowsProps {
  /** The list's name in the form: `tokens`. */
  readonly list: string;
  readonly addLabel: string;
  readonly removeLabel: string;
  readonly max: number;
  /** The initial and minimum number. */
  readonly min?: number;
  /** Rows of one field are close; rows of several are separated. */
  readonly look?: "lines" | "blocks";
  readonly children: (row: number) => ReactNode;
}

interface Row {
  readonly id: number;
  readonly isNew: boolean;
}

/** Rows that can be added and removed: in place with JavaScript, by a round trip to the server without. */
export function Rows({ list, addLabel, removeLabel, max, min = 1, look = "lines", children }: RowsProps) {
  const state = useFormState();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: Math.max(min, rowCount(state.start, list), 1) }, (_, id) => ({ id, isNew: false })),
  );
  const [isAdded, setAdded] = useState(false);
  const change = (event: MouseEvent, next: readonly Row[]) => {
    event.preventDefault();
    setAdded(next.length > rows.length);
    setRows(next);
    state.change(list);
  };
  const add = (event: MouseEvent) =>
    change(event, [...rows, { id: (rows.at(-1)?.id ?? -1) + 1, isNew: true }]);
  return (
    <div className={styles.rows} data-look={look}>
      {rows.map((row, at) => (
        <div
          key={row.id}
          className={styles.row}
          id={look === "blocks" ? fieldId(`${list}.${at}`) : undefined}
          ref={isAdded && at === rows.length - 1 ? focusFirst : undefined}
        >
          <FormStateContext value={row.isNew ? { ...state, start: [] } : state}>
            <div className={styles.fields}>{children(at)}</div>
          </FormStateContext>
          {rows.length > min && (
            <RemoveButton
              label={removeLabel}
              row={`${list}.${at}`}
              onPress={(event) =>
                change(
                  event,
                  rows.filter(({ id }) => id !== row.id),
                )
              }
            />
          )}
        </div>
      ))}
      {rows.length < max && <AddButton label={addLabel} list={list} next={rows.length} onPress={add} />}
    </div>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly onPress: (event: MouseEvent) => void;
}

const RemoveButton = ({ label, row, onPress }: RowButtonProps & { readonly row: string }) => (
  <IconButton
    icon={x}
    label={label}
    type="submit"
    name="_remove"
    value={row}
    formAction={`#${fieldId(row)}`}
    onClick={onPress}
  />
);

interface AddButtonProps extends RowButtonProps {
  readonly list: string;
  readonly next: number;
}

const AddButton = ({ label, list, next, onPress }: AddButtonProps) => (
  <div>
    <Button
      variant="quiet"
      size="sm"
      icon={<Icon of={plus} size={18} />}
      type="submit"
      name="_add"
      value={list}
      // Without JavaScript the browser scrolls to the new row.
      formAction={`#${fieldId(`${list}.${next}`)}`}
      onClick={onPress}
    >
      {label}
    </Button>
  </div>
);

/** Focuses the new row. Its fields are the caller's, so no ref reaches them. */
const focusFirst = (row: HTMLElement | null): void =>
  row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();

/** The error of the list as a whole. */
export function RowsError({ list }: { readonly list: string }) {
  const error = useFormState().errorOf(list);
  return error === undefined ? null : (
    <p className={styles.error} id={fieldId(list)} tabIndex={-1}>
      {error}
    </p>
  );
}
