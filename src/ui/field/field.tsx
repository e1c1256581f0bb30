import { useId, type ReactNode } from "react";
import circleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "#ui/icon.tsx";
import styles from "./field.module.css";

/** The texts of a labelled control. */
export interface FieldTexts {
  /** Fixed if something links to the control, such as an error summary. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint. */
  readonly error?: string | undefined;
  /** To the right of the label: a counter, "optional". */
  readonly note?: ReactNode;
}

/** The attributes that connect the control with its label, hint and error. */
export interface ControlIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly labelHidden?: boolean | undefined;
  readonly children: (control: ControlIds) => ReactNode;
}

export function Field({ id, label, labelHidden, hint, error, note, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const belowId = `${controlId}-below`;
  const noteId = `${controlId}-note`;
  const describedBy = [(hint || error) && belowId, note && noteId].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <div className={labelHidden ? "visually-hidden" : styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {note && (
          <span className={styles.note} id={noteId}>
            {note}
          </span>
        )}
      </div>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldBelow id={belowId} hint={hint} error={error} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldTexts, "id"> {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls with one legend. */
export function FieldGroup({ id, label, hint, error, note, children }: FieldGroupProps) {
  const ownId = useId();
  const belowId = `${id ?? ownId}-below`;
  return (
    <fieldset className={styles.field} id={id} aria-describedby={hint || error ? belowId : undefined}>
      <legend className={styles.head}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      {children}
      <FieldBelow id={belowId} hint={hint} error={error} />
    </fieldset>
  );
}

interface FieldBelowProps extends Pick<FieldTexts, "hint" | "error"> {
  readonly id: string;
}

/** Always rendered, so that screen readers announce an error that appears in it. */
function FieldBelow({ id, hint, error }: FieldBelowProps) {
  return (
    <div className={styles.below} id={id} aria-live="polite">
      {error ? (
        <p className={styles.error}>
          <Icon of={circleAlert} size={16} />
          {error}
        </p>
      ) : (
        hint && <p className={styles.hint}>{hint}</p>
      )}
    </div>
  );
}
