import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import x from "lucide-react/icons/x";
import { IconButton } from "#ui/button/icon-button.tsx";
import styles from "./dialog.module.css";

export interface PanelProps {
  readonly title: ReactNode;
  readonly titleId?: string | undefined;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the one that goes on first. */
  readonly actions?: ReactNode;
  /** Draws a close button with this label. */
  readonly closeLabel?: string | undefined;
  /** Left out in pages without React, where `data-closes` is enough. */
  readonly onClose?: (() => void) | undefined;
}

interface DialogProps extends Omit<PanelProps, "titleId" | "onClose"> {
  readonly open: boolean;
  /** Called when the reader closes it: Escape, the close button, a press beside it. */
  readonly onClose: () => void;
  readonly size?: "md" | "lg";
  /** A press beside the dialog closes it. Left off where a choice must be made knowingly. */
  readonly closesOnBackdrop?: boolean | undefined;
}

/** The native dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, size = "md", closesOnBackdrop, ...panel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the page: closed later it could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  // The panel covers the whole dialog, so only a press beside it lands on the dialog itself.
  const pressBeside = (event: MouseEvent) => {
    if (closesOnBackdrop && event.target === dialog.current) panel.onClose();
  };
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={titleId}
      data-size={size}
      onClick={pressBeside}
      onClose={() => open && !dialog.current?.open && panel.onClose()}
    >
      <DialogPanel {...panel} titleId={titleId} />
    </dialog>
  );
}

/** What is seen of a dialog. */
export function DialogPanel({ title, titleId, icon, children, actions, closeLabel, onClose }: PanelProps) {
  return (
    <div className={styles.panel} data-closable={closeLabel ? true : undefined}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {closeLabel && (
        <div className={styles.close}>
          <IconButton icon={x} label={closeLabel} onClick={onClose} data-closes="" />
        </div>
      )}
    </div>
  );
}
