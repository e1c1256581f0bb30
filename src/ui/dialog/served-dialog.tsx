import type { ReactNode } from "react";
import { DialogPanel, type PanelProps } from "./dialog.tsx";
import styles from "./dialog.module.css";

interface ServedDialogProps extends Omit<PanelProps, "titleId" | "onClose"> {
  /** What the `data-opens` of its openers names. */
  readonly id: string;
  /** A press beside the dialog closes it. Left off where a choice must be made knowingly. */
  readonly closesOnBackdrop?: boolean | undefined;
  readonly size?: "md" | "lg";
  readonly children?: ReactNode;
}

/** A dialog in a page without React: native, opened by a small script through `data-opens`. */
export function ServedDialog({ id, size = "md", closesOnBackdrop, ...panel }: ServedDialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      className={styles.dialog}
      id={id}
      aria-labelledby={titleId}
      data-size={size}
      data-light={closesOnBackdrop ? "" : undefined}
    >
      <DialogPanel {...panel} titleId={titleId} />
    </dialog>
  );
}
