import type { ReactNode } from "react";
import { CLOSES_ON_BACKDROP } from "./dialog-attributes.ts";
import { DialogPanel, type PanelProps } from "./dialog.tsx";
import styles from "./dialog.module.css";

interface ServedDialogProps extends Omit<PanelProps, "titleId" | "onClose"> {
  /** The id that its openers name (`OPENS`). */
  readonly id: string;
  /** A click on the backdrop closes the dialog. Off if the reader must choose deliberately. */
  readonly closesOnBackdrop?: boolean | undefined;
  readonly size?: "md" | "lg";
  readonly children?: ReactNode;
}

/** A native dialog in server-rendered HTML without React; a small script opens it through `OPENS`. */
export function ServedDialog({ id, size = "md", closesOnBackdrop, ...panel }: ServedDialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      className={styles.dialog}
      id={id}
      aria-labelledby={titleId}
      data-size={size}
      {...{ [CLOSES_ON_BACKDROP]: closesOnBackdrop ? "" : undefined }}
    >
      <DialogPanel {...panel} titleId={titleId} />
    </dialog>
  );
}
