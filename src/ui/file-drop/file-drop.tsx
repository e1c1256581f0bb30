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
  /** Several files at once; they are handled as soon as they are chosen, so the input is empty again afterwards. */
  readonly multiple?: boolean | undefined;
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
}

function choose(input: HTMLInputElement, { onFile, onFiles }: FileDropProps): void {
  onFile?.(input.files?.[0]);
  if (!onFiles) return;
  onFiles([...(input.files ?? [])]);
  input.value = "";
}

/** A native file input with a drop area; without JavaScript it is a plain file input. */
export function FileDrop(props: FileDropProps) {
  const { id, label, hint, error, note, name, accept, required, disabled, multiple } = props;
  const { chooseText, dropText, preview, chosen, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const { over, ...drag } = useDrop((files) => {
    if (disabled || !input.current) return;
    // Assigned to the input, so that the form sends a dropped file like a chosen one.
    input.current.files = files;
    choose(input.current, props);
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
                  multiple={multiple}
                  required={required}
                  disabled={disabled}
                  onChange={(event) => choose(event.target, props)}
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
