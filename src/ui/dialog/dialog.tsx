import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import x from "lucide-react/icons/x";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CLOSES } from "./dialog-attributes.ts";
import styles from "./dialog.module.css";

export interface PanelProps {
  readonly title: ReactNode;
  readonly titleId?: string | undefined;
  /** Focuses the title first, so that the text is read before the first link or checkbox in it. */
  readonly startsAtTitle?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the primary one first. */
  readonly actions?: ReactNode;
  /** Renders a close button with this label. */
  readonly closeLabel?: string | undefined;
  /** Omitted in pages without React, where the attribute `CLOSES` is enough. */
  readonly onClose?: (() => void) | undefined;
}

interface DialogProps extends Omit<PanelProps, "titleId" | "onClose"> {
  readonly open: boolean;
  /** Called when the reader closes the dialog: by Escape, the close button or a click on the backdrop. */
  readonly onClose: () => void;
  readonly size?: "md" | "lg";
  /** A click on the backdrop closes the dialog. Off if the reader must choose deliberately. */
  readonly closesOnBackdrop?: boolean | undefined;
}

/** The native dialog traps the focus, closes on Escape and restores the focus. */
export function Dialog({ open, size = "md", closesOnBackdrop, ...panel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { startsAtTitle } = panel;
  const titleId = useId();
  // Closes before the element leaves the page; later it could not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // React renders no `autofocus`, so the browser would focus the panel instead as soon as its text scrolls.
    if (startsAtTitle) document.getElementById(titleId)?.focus();
    return () => element.close();
  }, [open, startsAtTitle, titleId]);
  // The panel covers the whole dialog, so only a click on the backdrop has the dialog itself as target.
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

/** The visible part of a dialog. */
export function DialogPanel({ title, titleId, startsAtTitle, icon, ...rest }: PanelProps) {
  const { children, actions, closeLabel, onClose } = rest;
  const start = startsAtTitle ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div className={styles.panel} data-closable={closeLabel ? true : undefined}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2 className={styles.title} id={titleId} {...start}>
        {title}
      </h2>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {closeLabel && (
        <div className={styles.close}>
          <IconButton icon={x} label={closeLabel} onClick={onClose} {...{ [CLOSES]: "" }} />
        </div>
      )}
    </div>
  );
}
