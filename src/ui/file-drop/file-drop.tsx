import { useRef, type ReactNode } from "react";
import upload from "lucide-react/icons/upload";
import { Field, type FieldTexts } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useDrop } from "./use-drop.ts";
import styles from "./file-drop.module.css";

interface FileDropProps extends FieldTexts {
  readonly name: string;
  readonly accept?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly chooseText: string;
  /** The hint that a file can also be dropped here. */
  readonly dropText: string;
  /** The image of the chosen file, in the shape that the site shows it in. */
  readonly preview?: ReactNode;
  /** Name and size of the chosen file. */
  readonly chosen?: ReactNode;
  /** Further buttons, for example to crop. */
  readonly actions?: ReactNode;
  readonly onFile?: ((file: File | undefined) => void) | undefined;
}

/** A native file input with a drop area; without JavaScript it is a plain file input. */
export function FileDrop(props: FileDropProps) {
  const { id, label, hint, error, note, name, accept, required, disabled, onFile } = props;
  const { chooseText, dropText, preview, chosen, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const { over, ...drag } = useDrop((files) => {
    if (disabled || !input.current) return;
    // Assigned to the input, so that the form sends a dropped file like a chosen one.
    input.current.files = files;
    onFile?.(files[0]);
  });
  return (
    <Field {...{ id, label, hint, error, note }}>
      {(control) => (
        <div
          className={styles.zone}
          data-over={over || undefined}
          data-bad={error ? true : undefined}
          {...drag}
        >
          <div className={styles.preview}>{preview ?? <Icon of={upload} size={24} />}</div>
          <div className={styles.text}>
            <div className={styles.chosen}>{chosen ?? dropText}</div>
            <div className={styles.actions}>
              <label className={styles.choose}>
                <input
                  {...control}
                  ref={input}
                  className="visually-hidden"
                  type="file"
                  name={name}
                  accept={accept}
                  required={required}
                  disabled={disabled}
                  onChange={(event) => onFile?.(event.target.files?.[0])}
                />
                {chooseText}
              </label>
              {actions}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
